import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

/** Builds the program that the browser tests drive; `npm test` has already done so and says it by E2E_BUILT. */
function buildOnce(): void {
  const isBuilt = existsSync(resolve(root, 'build/server/main.js')) && process.env.E2E_BUILT === '1';
  if (isBuilt) return;
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

module.exports = buildOnce;
