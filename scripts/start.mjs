// `npm start`: everything on a fresh clone. Installs, generates and builds what is missing or older than its sources,
// then becomes the server itself: in this very process, so that signals reach it without a detour.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { checkNode, ensureInstalled, isStale, main, root, stopStepsOnSignal } from './steps.mjs';

async function prepare() {
  checkNode();
  const isBuilt = !['codegen', 'server', 'browser'].some(isStale);
  await ensureInstalled({ dev: !isBuilt });
  if (isBuilt) return;
  const { buildBrowser, buildServer, generate } = await import('./build.mjs');
  if (isStale('codegen')) {
    console.log('Generating code from the contract…');
    await generate();
  }
  if (isStale('server')) await buildServer();
  if (isStale('browser')) {
    console.log('Building for the browser…');
    await buildBrowser();
  }
}

await main(async () => {
  const release = stopStepsOnSignal();
  await prepare();
  release();
  // As in server/heap-growth.ts: what was compiled is only valid under the flags under which it was kept.
  setFlagsFromString('--heap-growing-percent=50');
  // Newer Nodes keep what they compiled; the next start is faster for it.
  nodeModule.enableCompileCache?.(join(root, '.cache/node'));
  process.setSourceMapsEnabled(true);
  process.chdir(root);
  await import(pathToFileURL(join(root, 'build/server/main.js')).href);
});
