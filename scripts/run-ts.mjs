// Runs a TypeScript program of this project: bundles it with esbuild (milliseconds) and starts it with plain Node.
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWorker } from './build-worker.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node scripts/run-ts.mjs <file.ts> [arguments]');
  process.exit(2);
}
const outfile = resolve(root, 'build/programs', basename(entry).replace(/\.ts$/, '.js'));
await build({
  entryPoints: [resolve(root, entry)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
await buildWorker();
const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
