import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';

/** The content of the Dockerfile: the build steps, and the files of the image. */
export interface Image {
  /** The build commands, in the folder of the checkout. */
  buildSteps: string[];
  workdir: string;
  env: Record<string, string>;
  /** From the folder of the build to the folder of the image. */
  copies: { from: string; to: string }[];
  /** Commands of the image itself. */
  steps: string[];
  user: string | undefined;
  command: string[];
  healthCheck: string[];
}

export interface Account {
  uid: number;
  gid: number;
}

const words = z.array(z.string());

/** The values of one instruction of a stage. */
function valuesOf(stage: string, instruction: string): string[] {
  return stage
    .split('\n')
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));
}

/** Parses the Dockerfile, supporting only the instructions used there. */
export function readImage(): Image {
  const [, build = '', last = ''] = readFileSync(projectPath('Dockerfile'), 'utf8').split(/^FROM /m);
  const all = (instruction: string) => valuesOf(last, instruction);
  const listIn = (text = '') => words.parse(JSON.parse(text.slice(text.indexOf('['))));
  const [workdir = ''] = all('WORKDIR');
  return {
    buildSteps: valuesOf(build, 'RUN'),
    workdir,
    env: Object.fromEntries(all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))),
    copies: all('COPY').map((line) => {
      const [, from = '', to = ''] = line.split(' ');
      return { from: relative(workdir, from), to };
    }),
    steps: all('RUN'),
    user: all('USER')[0],
    command: listIn(all('CMD')[0]),
    healthCheck: listIn(all('HEALTHCHECK')[0]),
  };
}

/** Links instead of copying: the same bytes, much faster. */
function linkAll(from: string, to: string): void {
  if (!statSync(from).isDirectory()) {
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
    return;
  }
  for (const name of readdirSync(from)) {
    // Programs of packages are links themselves, and are not called.
    if (name !== '.bin') linkAll(join(from, name), join(to, name));
  }
}

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

/** The packages that `npm prune --omit=dev` keeps: top-level ones, with their contents. */
function productionPackages(): string[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(projectPath('package-lock.json'), 'utf8')));
  return Object.keys(packages).filter(
    (path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && packages[path]?.dev !== true,
  );
}

/** Copies the files of the last stage into `folder`, from this checkout's build as it would be after pruning. */
export function copyImageFiles({ copies }: Image, folder: string): void {
  for (const { from, to } of copies) {
    const parts = from === 'node_modules' ? productionPackages() : [from];
    for (const part of parts) {
      const source = projectPath(part);
      // Binaries of other platforms are only in the lockfile.
      if (part !== from && !statSync(source, { throwIfNoEntry: false })) continue;
      linkAll(source, join(folder, part.replace(from, to)));
    }
  }
}

/** Performs every step: the checkout without the files in `.dockerignore`, the build commands, then the copying. */
export function buildImage({ buildSteps, copies }: Image, context: string, folder: string): void {
  const ignored = new Set(readFileSync(projectPath('.dockerignore'), 'utf8').split('\n'));
  for (const name of readdirSync(projectPath())) {
    if (!ignored.has(name)) cpSync(projectPath(name), join(context, name), { recursive: true });
  }
  for (const step of buildSteps) {
    execFileSync('sh', ['-c', step], { cwd: context, stdio: ['ignore', 'inherit', 'inherit'] });
  }
  for (const { from, to } of copies) linkAll(join(context, from), join(folder, to));
}

/** Maps paths of the container to paths below `root`. */
const below = (root: string, text: string) => text.replace(/(^| )(\/\S+)/g, `$1${root}$2`);

/** Runs the commands of the image for one container: `root` is its own file system, `account` its user. */
export function prepareContainer({ steps, env, user = '' }: Image, root: string, account: Account) {
  mkdirSync(root);
  for (const step of steps) {
    const owned = step.replaceAll(`-o ${user} -g ${user}`, `-o ${account.uid} -g ${account.gid}`);
    execFileSync('sh', ['-c', below(root, owned)]);
  }
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, below(root, value)]));
}
