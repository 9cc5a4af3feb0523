// What `npm start`, `npm test`, `npm run build` and `npm run dev` share: is everything installed, is an output older
// than its sources. Only Node's own modules: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');
const stampFile = join(root, 'build/.stamps.json');

/** What modules register themselves with, and the stories of the audit tests: codegen collects them by their names. */
const REGISTRATIONS =
  /[.](type-policies|quotas|notification-types|topics|audit-objects|worker-tasks|stories)\.ts$|[\\/](graphql-rows|texts\.[\w-]+)\.json$/;

/**
 * Output → the sources that it is made of: files, folders, or files in a folder by their names. An output is stale when their
 * contents changed.
 */
const SOURCES = {
  codegen: [
    'graphql',
    'codegen.ts',
    'package-lock.json',
    'scripts/codegen',
    { below: 'server', named: REGISTRATIONS },
    { below: 'test/server/audit', named: REGISTRATIONS },
  ],
  server: [
    'server',
    'domain',
    'graphql',
    'locales',
    'tsconfig.json',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/build-worker.mjs',
  ],
  browser: [
    'src',
    'public',
    'domain',
    'graphql',
    'locales',
    'webpack.config.ts',
    'tsconfig.json',
    'package-lock.json',
    'scripts/build.mjs',
  ],
};
const PROOFS = {
  codegen: ['server/graphql/generated/types.ts', 'src/api/generated/types.ts'],
  server: ['build/server/main.js', 'build/server/worker/worker.js'],
  browser: ['build/public/index.html'],
};

/** An expected failure: only its message is printed. */
export class StepError extends Error {}

const running = new Set();

/** Ends the running steps and this program when a signal arrives. Returns a function that removes the listeners again. */
export function stopStepsOnSignal() {
  const stop = (signal) => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  return () => signals.forEach((signal) => process.off(signal, stop));
}

/** Runs a program of this project with Node and waits; its output goes to ours. */
export function run(title, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(options.command ?? process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: options.shell ?? false,
      env: { ...process.env, ...options.env },
    });
    running.add(child);
    child.on('error', (error) => fail(new StepError(`${title}: ${error.message}`)));
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) done();
      else fail(new StepError(`${title} failed (${signal ?? `exit code ${code}`}); see above.`));
    });
  });
}

/** The entry file of an installed package's program. */
export const program = (path) => join(root, 'node_modules', path);

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StepError(`Adaptika needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Whether node_modules contains what package-lock.json lists, according to npm's own record of what it installed.
 * @param {{ dev: boolean }} what with `dev: false` the packages for building and testing may be missing
 */
export function isInstalled({ dev }) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const isNeeded = !entry.optional && !entry.devOptional && (dev || !entry.dev);
    if (!found[path]) return !isNeeded;
    return found[path].version === entry.version && found[path].integrity === entry.integrity;
  });
}

/**
 * Installs the locked versions when node_modules is missing or differs from package-lock.json, without writing to that file.
 * `npm ci` would first remove everything, and it rejects a lockfile without the optional binaries of platforms that a registry
 * does not have.
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isInstalled({ dev })) return;
  console.log('Installing packages…');
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm && existsSync(npm)) await run('npm install', [npm, ...args]);
  else await run('npm install', args, { command: 'npm', shell: process.platform === 'win32' });
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns the files that an output is made of, as full paths. */
export const sourcesOf = (output) =>
  SOURCES[output].flatMap((source) =>
    typeof source === 'string'
      ? filesBelow(join(root, source))
      : filesBelow(join(root, source.below)).filter((file) => source.named.test(file)),
  );

function fingerprint(output) {
  const hash = createHash('sha256');
  for (const file of sourcesOf(output)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Whether an output (`codegen`, `server`, `browser`) is older than its sources. */
export function isStale(output) {
  if (PROOFS[output].some((file) => !existsSync(join(root, file)))) return true;
  return readStamps()[output] !== fingerprint(output);
}

/** Builds an output and stores the fingerprint of its sources; after a failure, or an edit meanwhile, it remains stale. */
export async function make(output, work) {
  const before = fingerprint(output);
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [output]: before }));
}

/** Runs a program's main function; of a StepError only the message is printed. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
