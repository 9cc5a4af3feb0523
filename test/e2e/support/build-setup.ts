import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

/** Builds the program that the browser tests drive, where it is older than its sources. */
function buildOnce(): void {
  execFileSync(process.execPath, ['scripts/fresh-build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

module.exports = buildOnce;
