// `npm test`: everything on a fresh clone. Installs, finds a browser, generates and builds, then runs the checks and
// every test there is. The last line is `N passed, N failed`, over all of them.
import { spawnSync } from 'node:child_process';
import { checkNode, ensureInstalled, main, root, stopStepsOnSignal } from './steps.mjs';

const totals = { passed: 0, failed: 0 };
const summary = [];
const failures = [];

async function part(title, work) {
  console.log(`\n━━ ${title}`);
  const start = performance.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    console.error(error);
    result = { passed: 0, failed: 1 };
  }
  const { passed, failed, skipped = 0, note = '', late = [] } = result;
  failures.push(...(result.failures ?? []).map((line) => `✗ ${line}`));
  failures.push(...late.map((line) => `• late, tried again: ${line}`));
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const left = skipped > 0 ? `, ${skipped} left out` : '';
  summary.push(`${title.padEnd(28)} ${passed} passed, ${failed} failed${left} (${seconds} s)${note}`);
  return failed === 0;
}

const once = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** Also as its own process: the package that holds the browser reads its environment when it is loaded. */
function findBrowser() {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/find-browser.mjs'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) process.env.CHROME_PATH = stdout.trim();
  console.log(status === 0 ? process.env.CHROME_PATH : 'none found');
  return once(status === 0);
}

/**
 * What says the same whatever other PostgreSQL is at hand: tests that start the embedded server themselves, and those of
 * requests, rights, files, letters and processes. Their SQL is that of other tests, but for simple statements and other
 * sets of columns; every mutation is sent by `audit/mutations`, which stays.
 */
const SAME_ON_ANY_SERVER = [
  'server/db/(crash|launcher|refusals|root)',
  'server/(fuzz|headers|rolling-restart|s3|secrets|smtp|stop)',
  'server/attacks/(addresses|broken-workbooks|every-path|failing-neighbour|fairness|large-uploads|lock-out)',
  'server/attacks/(office-files|quotas|reports|rights-never-grow|signing-guesses|waiting-files)',
  'server/auth/sign-in-limits',
  'server/employee-import-(bad-input|columns|managers|round-trip|turns)',
  'server/graphql/(access|documents|http-audit|page-statements|request-limit|sockets|uploads)',
  'server/regulations/(bodies|import|pictures|printed)',
  'server/structure-outline',
];
const ON_EXTERNAL = ['--testPathIgnorePatterns', `(${SAME_ON_ANY_SERVER.join('|')})\\.test`];

/** One more than there are cores: a server test waits for its database. Browsers wait for nothing: a third one slows all. */
const ONE_MORE = ['--maxWorkers', '3'];

async function onPostgres15(runJest) {
  const { startPostgres15 } = await import('./test/postgres15.mjs');
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres15();
  if (!server) {
    return { passed: 0, failed: 0, note: ': neither TEST_DATABASE_URL nor PostgreSQL 15 is at hand' };
  }
  try {
    return await runJest('server-external', ['server'], {
      env: { TEST_DATABASE_URL: server.url },
      args: [...ON_EXTERNAL, ...ONE_MORE],
    });
  } finally {
    await server.stop();
  }
}

async function runAll() {
  const { freshBuild, freshSources } = await import('./fresh-build.mjs');
  const { runChecks } = await import('./check.mjs');
  const { runJest } = await import('./test/jest.mjs');
  const embedded = { env: { TEST_DATABASE_URL: '' }, args: ONE_MORE };

  await part('browser found', findBrowser);
  await part('generated code', () => freshSources().then(() => once(true)));
  // The build waits for its compressors and one thread of its bundler, while checks read sources alone.
  const [isBuilt] = await Promise.all([
    part('build', () => freshBuild().then(() => once(true))),
    part('checks', () => runChecks()),
  ]);
  await part('unit and page tests', () => runJest('unit', ['unit', 'src']));
  await part('server, embedded', () => runJest('server', ['server'], embedded));
  await part('server, external', () => onPostgres15(runJest));
  if (isBuilt) await part('end to end', () => runJest('e2e', ['e2e']));
}

await main(async () => {
  stopStepsOnSignal();
  checkNode();
  await ensureInstalled();
  const start = performance.now();
  await runAll();
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(['', ...failures, ...summary].join('\n'));
  console.log(`in ${minutes} minutes`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});
