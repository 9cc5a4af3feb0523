// Builds the program of the server's worker processes: build/server/worker. The server, its tests and its tools start it
// from there; files are replaced whole and only where they differ, so that several may build it at once.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverProgram } from './server-bundle.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

function replace(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}`;
  writeFileSync(next, contents);
  renameSync(next, path);
}

export async function buildWorker() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'server/workers/worker.ts'), join(root, 'server/workers/watchdog.ts')],
    outdir: join(root, 'build/server/worker'),
    ...serverProgram,
    splitting: true,
    write: false,
  });
  // The entries last: they name the others.
  const isEntry = ({ path }) => /(?:worker|watchdog)\.js$/.test(path);
  const sorted = [...outputFiles].sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const { path, contents } of sorted) replace(path, Buffer.from(contents));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWorker();
