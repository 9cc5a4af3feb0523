import { linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';

/** What the last stage of the Dockerfile says of the image. */
export interface Image {
  env: Record<string, string>;
  /** From the folder of the build to the folder of the image. */
  copies: { from: string; to: string }[];
  user: string | undefined;
  command: string[];
  healthCheck: string[];
}

const WORKDIR = '/srv/adaptika/';
const words = z.array(z.string());

/** Reads the Dockerfile: of its instructions those that this one uses. */
export function readImage(): Image {
  const stages = readFileSync(projectPath('Dockerfile'), 'utf8').split(/^FROM /m);
  const lines = (stages.at(-1) ?? '').split('\n');
  const all = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));
  const listIn = (text = '') => words.parse(JSON.parse(text.slice(text.indexOf('['))));
  return {
    env: Object.fromEntries(all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))),
    copies: all('COPY').map((line) => {
      const [, from = '', to = ''] = line.split(' ');
      return { from: from.replace(WORKDIR, ''), to };
    }),
    user: all('USER')[0],
    command: listIn(all('CMD')[0]),
    healthCheck: listIn(all('HEALTHCHECK')[0]),
  };
}

/** Links instead of copies: the same bytes, in no time. */
function linkAll(from: string, to: string): void {
  if (!statSync(from).isDirectory()) {
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
    return;
  }
  for (const name of readdirSync(from)) linkAll(join(from, name), join(to, name));
}

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

/** Packages that `npm prune --omit=dev` leaves: those at the top, with what lies in them. */
function productionPackages(): string[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(projectPath('package-lock.json'), 'utf8')));
  return Object.keys(packages).filter(
    (path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && packages[path]?.dev !== true,
  );
}

/** Does the steps of the last stage into `folder`, from the build of this checkout. */
export function layImage({ copies }: Image, folder: string): void {
  for (const { from, to } of copies) {
    const parts = from === 'node_modules' ? productionPackages() : [from];
    for (const part of parts) {
      const source = projectPath(part);
      // Binaries of other platforms are in the lockfile only.
      if (part !== from && !statSync(source, { throwIfNoEntry: false })) continue;
      linkAll(source, join(folder, part.replace(from, to)));
    }
  }
}
