// One run of jest's projects, counted from its own report.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { program, root } from '../steps.mjs';

const reports = join(root, 'test-results');

/**
 * Runs jest and answers `{ passed, failed, skipped }`. A file that could not run at all counts as one failure, and so
 * does a run without a report: jest that broke must not pass for jest that found nothing.
 */
export async function runJest(title, projects, { env = {}, args = [] } = {}) {
  const report = join(reports, `${title}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      program('jest/bin/jest.js'),
      '--config',
      'jest.config.mjs',
      '--selectProjects',
      ...projects,
      ...['--ci', '--json', `--outputFile=${report}`, ...args],
    ],
    // jest tells its progress on stderr; stdout is the report once more.
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  );
  const code = await new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (status) => done(status ?? 1));
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const found = JSON.parse(readFileSync(report, 'utf8'));
  const broken = found.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = found.numFailedTests + broken;
  return {
    passed: found.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}
