import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { projectPath } from '@server/config/paths';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { organizationsWithAssignments } from '@server/modules/assignments/evaluation/daily.repository';
import { organizationsWithAwards } from '@server/modules/qualifications/awards/losing.read-model';
import { isServed } from '@server/modules/sql';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

/** Scheduled work stops while an organization is suspended, deleted or not paid for, as its requests do. */
let test: TestApp;
let organizationId: number;
beforeAll(async () => {
  test = await startTestApp();
  organizationId = await test.app.database.system(async (tx) => {
    const { id, organizationId: own } = await aUser(tx);
    await tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, due_at)
      values (${own}, ${id}, 'regulation', 501, now() - interval '3 days')`);
    return own;
  });
});
afterAll(() => test.stop());

const withWork = () => test.app.database.system((tx) => organizationsWithAssignments(tx));

it.each([
  ['suspended', sql`is_active = false`, sql`is_active = true`],
  ['not paid for', sql`is_active_subscribe = false`, sql`is_active_subscribe = true`],
  ['deleted', sql`deleted_at = now()`, sql`deleted_at = null`],
])('nobody is reminded of anything while the organization is %s', async (_how, close, reopen) => {
  const set = (fields: typeof close) =>
    test.app.database.system((tx) =>
      tx.execute(sql`update organization set ${fields} where id = ${organizationId}`),
    );
  expect(await withWork()).toContain(organizationId);
  await set(close);
  expect(await withWork()).not.toContain(organizationId);
  const served = await test.app.database.system((tx) =>
    selectRows(tx, { id: integer })(sql`select o.id from organization o where ${isServed(sql`o`)}`),
  );
  expect(served.map(({ id }) => id)).not.toContain(organizationId);
  await set(reopen);
  expect(await withWork()).toContain(organizationId);
  expect(await test.app.database.system((tx) => organizationsWithAwards(tx))).toEqual([]);
});

/** Work on a schedule that stops while an organization is closed, by the file that asks whether it is served. */
const STOPS: Record<string, string> = {
  remindDue: 'assignments/evaluation/daily.repository.ts',
  advanceAssignments: 'assignments/evaluation/daily.repository.ts',
  remindAdaptation: 'adaptation/newcomers.read-model.ts',
  remindDocuments: 'employees/employee-documents.read-model.ts',
  noticeReviews: 'content/versions/reviews.read-model.ts',
  advanceQualifications: 'qualifications/awards/losing.read-model.ts',
  sendReports: 'reports/reports.repository.ts',
  continueImports: 'employees/import/import-ends.repository.ts',
  continueRegradings: 'tests/regrading/regrading.repository.ts',
};

/** Work that goes on while an organization is closed, and why. */
const GOES_ON: Record<string, string> = {
  carryOutDismissals: 'takes away access that was to end: nobody comes back with a payment',
  closeTestAttempts: 'ends what was begun at its deadline: nobody gets longer',
  deliverNotices: 'tells administrators that the workspace is closed, and how to open it',
  ...Object.fromEntries(
    ['settleSubscriptions', 'checkPayments', 'topUpAutomatically', 'readRefunds', 'issueActs'].map((job) => [
      job,
      'money and its documents: a payment opens the workspace again',
    ]),
  ),
  ...Object.fromEntries(
    ['expireAdjustments', 'checkMoney', 'expireTokens', 'settleReserves', 'flagAccruals'].map((job) => [
      job,
      'the ledger',
    ]),
  ),
  ...Object.fromEntries(
    ['lookAfterClients', 'endForsakenSupport'].map((job) => [job, 'the provider’s own work']),
  ),
  ...Object.fromEntries(
    ['continueHistoryChecks', 'saveHeads'].map((job) => [job, 'evidence stays provable']),
  ),
  ...Object.fromEntries(
    ['sendEmails', 'eraseEmails', 'cleanUp', 'forgetRefClicks', 'forgetUnmatchedNotifications'].map((job) => [
      job,
      'sends or removes what exists',
    ]),
  ),
  ...Object.fromEntries(['sweepVideos', 'sweepAnswerFiles'].map((job) => [job, 'removes unused files'])),
};

const server = projectPath('server');
const sources = () =>
  readdirSync(server, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts'))
    .map(({ parentPath, name }) => ({ name, code: readFileSync(join(parentPath, name), 'utf8') }));

it('of all work on a schedule it is decided whether it stops for closed organizations', () => {
  const scheduled = sources()
    .filter(({ name }) => name.endsWith('.jobs.ts'))
    .flatMap(({ code }) => code.split(/(?=\b\w+: defineJob\()/))
    .filter((job) => /\bschedule: '/.test(job))
    .map((job) => /^(\w+): defineJob/.exec(job)?.[1] ?? job);
  expect(scheduled.sort()).toEqual([...Object.keys(STOPS), ...Object.keys(GOES_ON)].sort());
  for (const [job, file] of Object.entries(STOPS)) {
    expect([job, readFileSync(join(server, 'modules', file), 'utf8').includes('isServed(')]).toEqual([
      job,
      true,
    ]);
  }
});

it('every list of organizations for scheduled work asks whether they are served', () => {
  const lists = sources().filter(({ code }) => /select o\.id from organization o\b/.test(code));
  expect(lists.length).toBeGreaterThan(3);
  for (const { code } of lists) expect(code).toContain('isServed(');
});
