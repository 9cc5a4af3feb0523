// Generates and builds what is older than its sources: before the browser tests, which drive the built program.
import { fileURLToPath } from 'node:url';
import { buildBrowser, buildServer, generate } from './build.mjs';
import { isStale, main } from './steps.mjs';

export async function freshSources() {
  if (isStale('codegen')) await generate();
}

export async function freshBuild() {
  await freshSources();
  if (isStale('server')) await buildServer();
  if (isStale('browser')) await buildBrowser();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(freshBuild);
