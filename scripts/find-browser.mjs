// Prints the path of a Chromium for the browser tests: CHROME_PATH, an installed one, or the one that comes inside the
// npm package @sparticuz/chromium, unpacked into .cache. Runs as its own process, because that package decides where
// and what it unpacks by environment variables.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './steps.mjs';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const folder = join(root, '.cache/browser');

const starts = (path) => spawnSync(path, ['--version'], { timeout: 60_000, stdio: 'ignore' }).status === 0;

function installed() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((place) => NAMES.map((name) => join(place, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path) && starts(path));
}

/** The path of a program that starts as the line of the shell says. */
function startScript(name, line) {
  mkdirSync(folder, { recursive: true });
  const script = join(folder, name);
  writeFileSync(script, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  return script;
}

/** A start that brings along the libraries which a bare container lacks. */
const withOwnLibraries = (path) =>
  startScript(
    'chromium-with-libraries',
    `LD_LIBRARY_PATH='${join(folder, 'al2023/lib')}' exec '${path}' "$@"`,
  );

/**
 * A start without the right to raise priorities. Chromium that root starts raises the threads that draw: some pages that
 * are drawn all the time leave the servers and databases of the tests next to nothing of a small machine.
 */
function atOrdinaryPriority(path) {
  if (process.platform !== 'linux' || process.getuid() !== 0) return path;
  const script = startScript(
    'chromium-at-ordinary-priority',
    `exec setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice '${path}' "$@"`,
  );
  return starts(script) ? script : path;
}

async function unpacked() {
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  // Makes the package unpack its libraries too; whether they are needed is tried.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  return [path, withOwnLibraries(path)].find(starts);
}

async function unpackedWhole() {
  const found = await unpacked();
  if (found) return found;
  // An unpacking that was cut off leaves half a file, which the package would take for a whole one.
  rmSync(folder, { recursive: true, force: true });
  return unpacked();
}

/** The path of a Chromium that starts, or undefined. */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return wanted;
  const found = installed() ?? (await unpackedWhole());
  return found && atOrdinaryPriority(found);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = await findBrowser();
  if (!path) {
    console.error('No Chromium starts on this machine; name one by CHROME_PATH.');
    process.exit(1);
  }
  console.log(path);
}
