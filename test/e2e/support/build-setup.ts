import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

function runScript(name: string): string {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return execFileSync(process.execPath, [`scripts/${name}`], { cwd: root, stdio, encoding: 'utf8' });
}

/** Builds the program that the browser tests drive, where it is older than its sources, and finds a browser for them. */
function prepare(): void {
  runScript('fresh-build.mjs');
  process.env.CHROME_PATH = runScript('find-browser.mjs').trim();
}

module.exports = prepare;
