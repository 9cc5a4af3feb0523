import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startApp } from '../../helpers/built-app';
import { PREPARED_DATA, preparedFolder } from '../../helpers/browser/prepared-data';

const root = resolve(__dirname, '../../..');

function runScript(name: string): string {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return execFileSync(process.execPath, [`scripts/${name}`], { cwd: root, stdio, encoding: 'utf8' });
}

async function prepareData(parent: string, hasDemo: boolean): Promise<boolean> {
  const app = await startApp({ DEMO: hasDemo ? '1' : '0' });
  await app.stop();
  // A database that had to be placed elsewhere cannot be copied with the folder.
  const isCopyable = !existsSync(join(app.dataDir, 'database.location'));
  if (isCopyable) renameSync(app.dataDir, preparedFolder(parent, hasDemo));
  await app.remove();
  return isCopyable;
}

/**
 * Builds the program for the browser tests if it is older than its sources, and finds a browser for them. A run of all files
 * creates the data of a first start once, to be copied by each; a run of one file starts faster without it.
 */
async function prepare({ nonFlagArgs }: { nonFlagArgs: readonly string[] }): Promise<void> {
  runScript('fresh-build.mjs');
  process.env.CHROME_PATH = runScript('find-browser.mjs').trim();
  if (nonFlagArgs.length > 0 || process.platform === 'win32') return;
  const parent = mkdtempSync(join(tmpdir(), 'adaptika-prepared-'));
  chmodSync(parent, 0o755);
  if ((await prepareData(parent, false)) && (await prepareData(parent, true))) {
    process.env[PREPARED_DATA] = parent;
  }
}

module.exports = prepare;
