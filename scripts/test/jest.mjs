// One run of jest's projects, counted from its own report.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { program, root } from '../steps.mjs';

const reports = join(root, 'test-results');
/** More files than these in one run: something is broken, not late. */
const MAX_TRIED_AGAIN = 6;

/**
 * What starts jest, for Node. Young objects get more room than Node gives them, in the workers too: modules of a test file live
 * for seconds, and are otherwise copied again and again.
 */
export const JEST = [
  '--max-semi-space-size=64',
  program('jest/bin/jest.js'),
  ...['--config', 'jest.config.mjs'],
];

/** One more than there are cores: a server test waits for its database. Browsers wait for nothing: a third one slows all. */
export const ONE_MORE = ['--maxWorkers', '3'];

async function runOnce(title, projects, { env, args }) {
  const report = join(reports, `${title}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [...JEST, '--selectProjects', ...projects, ...['--ci', '--json', `--outputFile=${report}`, ...args]],
    // jest tells its progress on stderr; stdout is the report once more.
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  );
  const code = await new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (status) => done(status ?? 1));
  });
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  return { code, files };
}

const isBroken = ({ status }) => status === 'failed';

/** `test/e2e/access/auth.e2e.ts › it signs in: locator.click: Timeout …`, a line for each test that failed. */
function failuresOf(file) {
  const name = relative(root, file.name);
  const tests = file.assertionResults.filter(isBroken);
  if (tests.length === 0) return [`${name}: ${firstLine(file.message)}`];
  return tests.map(
    ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`,
  );
}

const firstLine = (message = '') => message.trim().split('\n')[0].slice(0, 200);

/**
 * Counts files. One that could not run at all counts as one failure, and so does a run without a report: jest that
 * broke must not pass for jest that found nothing.
 */
function count({ code, files }) {
  const tests = files.flatMap((file) => file.assertionResults);
  const having = (...states) => tests.filter(({ status }) => states.includes(status)).length;
  const unread = files.filter(
    (file) => isBroken(file) && !file.assertionResults.some((test) => isBroken(test)),
  ).length;
  const failed = having('failed') + unread;
  return {
    passed: having('passed'),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: having('pending', 'todo', 'skipped'),
    failures: files.filter(isBroken).flatMap(failuresOf),
    times: files.map(timeOf),
  };
}

const timeOf = ({ name, startTime, endTime }) => ({
  name: relative(root, name),
  seconds: (endTime - startTime) / 1000,
});

/**
 * Runs jest and answers `{ passed, failed, skipped, failures, late, times }`. `failures` are lines to read, `times` the
 * seconds of each file.
 *
 * Anything on a busy machine may be late once; a promise that is broken is broken twice. The files that failed are run
 * once more, alone and whole, as a story has no middle to begin at. `late` names what failed then and not again.
 */
export async function runJest(title, projects, { env = {}, args = [] } = {}) {
  const first = await runOnce(title, projects, { env, args });
  const broken = first.files.filter(isBroken);
  if (broken.length === 0 || broken.length > MAX_TRIED_AGAIN) {
    return { ...count(first), late: [] };
  }
  const again = ['--runInBand', '--runTestsByPath', ...broken.map(({ name }) => name)];
  const second = await runOnce(`${title}-again`, projects, { env, args: again });
  const files = [...first.files.filter((file) => !isBroken(file)), ...second.files];
  const still = new Set(second.files.filter(isBroken).map(({ name }) => name));
  const late = broken.filter(({ name }) => !still.has(name));
  return { ...count({ code: second.code, files }), late: late.flatMap(failuresOf) };
}
