// `npm test`: everything on a fresh clone. Installs, finds a browser, generates and builds, then runs the checks and
// every test there is. The last line is `N passed, N failed`, over all of them.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, main, root, stopStepsOnSignal } from './steps.mjs';
import { useMemoryFolder } from './test/memory-folder.mjs';

const totals = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
const times = [];

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
  times.push(...(result.times ?? []));
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const left = skipped > 0 ? `, ${skipped} left out` : '';
  summary.push(`${title.padEnd(28)} ${passed} passed, ${failed} failed${left} (${seconds} s)${note}`);
  return failed === 0;
}

/** The files to begin with when the suite has become slow. */
const slowest = () =>
  times
    .toSorted((file, other) => other.seconds - file.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s ${name}`);

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
 * What a PostgreSQL of another major may do otherwise, although it knows every statement: locks and conflicts, triggers,
 * rows that a login may see, sorting, notifications, archives, and the engine and the money that live in SQL.
 */
const DEPENDS_ON_SERVER = [
  'server/(adaptation/adaptation-daily|assignments|employees/(people-export|personnel-numbers))',
  'server/attacks/(evidence/(completing|signing)-for-another|load/deadlocks)',
  'server/content/(evidence|search)',
  'server/db/(append-only|archives/(backup|move)|migrate|pooler|prepared-statements|row-security|seed-scale|tables)',
  'server/(educations|qualifications)/(evidence|statistics|terms)',
  'server/graphql/(database-away|once)',
  'server/history/(history-chain|history-old-rows|saved-heads)',
  'server/(notifications/(menu-counters|notify)|process/jobs)',
  'server/payment/(documents/client-documents|ledger/ledger|payments/payments|promo-codes|referrals/referrals|subscription)',
  'server/payment/tokens/(paid-actions|tokens|write-offs)',
  'server/(back-office/provider-alerts|organization/subscription-live)',
  'server/regulations/(hashes|integrity|resigning|signer-identity|signing)',
  'server/(statistics/(?!tab-pdf)|structure/)',
  'server/tests/(attempts|regrading|results)',
];
const ON_FOUND_SERVER = ['--testPathPatterns', `(${DEPENDS_ON_SERVER.join('|')})`];

/** Start the embedded server themselves, whatever other PostgreSQL is given. */
const ON_EMBEDDED = [
  '--testPathIgnorePatterns',
  'server/(db/(crash|launcher|rejections|root)|process/(rolling-restart|stop))',
];

const statements = join(root, 'test-results/statements');

/** Runs a program over the statements that the server's tests have sent; null when it broke. */
function overStatements(program, ...args) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/run-ts.mjs', `test/statements/${program}`, statements, ...args],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return status === 0 ? JSON.parse(stdout) : null;
}

/** Whether every statement of an organization's transaction names the organization. */
function nameTheirOrganization() {
  const report = overStatements('organization-named.ts');
  if (!report) return once(false);
  const { statements: count, failures: unscoped } = report;
  return { ...once(unscoped.length === 0 && count > 0), failures: unscoped, note: `: ${count} statements` };
}

/** Whether the oldest PostgreSQL knows every statement that the server's tests have sent. */
function preparedOn(url) {
  const report = overStatements('prepared.ts', url);
  if (!report) return once(false);
  const { prepared, skipped, failures } = report;
  const note = `: ${prepared} statements, ${skipped} left out`;
  return { ...once(failures.length === 0 && prepared > 0), failures, note };
}

/** The whole suite on a server that is given; on one that is found what depends on it, and every statement. */
async function onPostgres15(runJest) {
  const { ONE_MORE } = await import('./test/jest.mjs');
  const { startPostgres15 } = await import('./test/postgres15.mjs');
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres15();
  if (!server) {
    return { passed: 0, failed: 0, note: ': neither TEST_DATABASE_URL nor PostgreSQL 15 is at hand' };
  }
  try {
    await part('statements, PostgreSQL 15', () => Promise.resolve(preparedOn(server.url)));
    return await runJest('server-external', ['server'], {
      env: { TEST_DATABASE_URL: server.url },
      args: [...(given ? ON_EMBEDDED : ON_FOUND_SERVER), ...ONE_MORE],
    });
  } finally {
    await server.stop();
  }
}

async function runAll() {
  const { freshBuild, freshSources } = await import('./fresh-build.mjs');
  const { runChecks } = await import('./check.mjs');
  const { ONE_MORE, runJest } = await import('./test/jest.mjs');
  const embedded = { env: { TEST_DATABASE_URL: '', ADAPTIKA_STATEMENTS: statements }, args: ONE_MORE };
  rmSync(statements, { recursive: true, force: true });
  useMemoryFolder();

  await part('browser found', findBrowser);
  await part('generated code', () => freshSources().then(() => once(true)));
  // The build waits for its compressors and one thread of its bundler, while checks read sources alone.
  const [isBuilt] = await Promise.all([
    part('build', () => freshBuild().then(() => once(true))),
    part('checks', () => runChecks()),
  ]);
  await part('unit and page tests', () => runJest('unit', ['unit', 'src']));
  await part('server, embedded', () => runJest('server', ['server'], embedded));
  await part('statements by organization', () => Promise.resolve(nameTheirOrganization()));
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
  console.log(['', 'The slowest files:', ...slowest(), ...failures, ...summary].join('\n'));
  console.log(`in ${minutes} minutes`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});
