import { sql } from 'drizzle-orm';
import { seedScale } from '@server/db/seed/scale/scale';
import { seedAttempts } from '@server/db/seed/scale/scale-attempts';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { objectFigures } from '@server/modules/statistics/figures.read-model';
import { startTestApp, type TestApp } from '@test/helpers/app';

let test: TestApp;
let made: Awaited<ReturnType<typeof seedScale>>;

beforeAll(async () => {
  test = await startTestApp();
  const admin = { email: 'scale@example.ru', passwordHash: 'none' };
  made = await seedScale(test.database.ownerUrl, {
    employees: 300,
    signatures: 1100,
    admin,
    seal: createEvidenceSeal(test.app.deps.config),
    say: () => undefined,
  });
});

afterAll(() => test.stop());

it('has the requested number of people and signatures', async () => {
  expect(made.signatures).toBe(1100);
  const { rows } = await test.app.database.system((tx) =>
    tx.execute(sql`select count(*)::int as people from users where organization_id = ${made.organizationId}`),
  );
  expect(rows).toEqual([{ people: 301 }]);
});

it('its chain of evidence is intact by the application’s own check', async () => {
  const token = await test.signIn(made.adminId);
  const LIST =
    '{ regulations(scope: editor, pageSize: 50) { count items { id statistic { signed notSigned } } } }';
  const list = await test.gql<{ regulations: { count: number; items: { id: number }[] } }>(token, LIST);
  // Four signed ones (the last one in part) and two unsigned ones.
  expect(list.data?.regulations.count).toBe(6);
  for (const { id } of list.data?.regulations.items ?? []) {
    const CHECK =
      'query ($id: Int!) { contentCheckIntegrity(objectType: regulation, id: $id) { isWhole checked broken { reason } } }';
    expect((await test.gql(token, CHECK, { id })).data).toMatchObject({
      contentCheckIntegrity: { isWhole: true, checked: 1100, broken: [] },
    });
  }
});

it('saving its rule again changes nothing: the assignments are those that the engine would have created', async () => {
  const { organizationId } = made;
  const countRows = () =>
    test.app.database.system((tx) =>
      tx.execute(
        sql`select status, count(*)::int from assignment where organization_id = ${organizationId} group by 1 order by 1`,
      ),
    );
  const before = (await countRows()).rows;
  await test.app.database.tenant(organizationId, async (tx) => {
    const scope = { tx, organizationId, caller: null, lang: 'ru' as const, ip: '', userAgent: '' };
    const rows = await selectRows(tx, { id: integer })(
      sql`select id from users where organization_id = ${organizationId} and not is_admin`,
    );
    await test.app.deps.events.emit(scope, 'users.changed', { userIds: rows.map(({ id }) => id) });
  });
  expect((await countRows()).rows).toEqual(before);
});

it('its counters match a recount', async () => {
  const { organizationId } = made;
  const both = await test.app.database.tenant(organizationId, async (tx) => [
    await objectFigures(tx, organizationId, {}),
    await objectFigures(tx, organizationId, {}, true),
  ]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]?.byObject).toHaveLength(6);
});

it('has test attempts whose answers, points and sums match a recount', async () => {
  const { organizationId, adminId } = made;
  const count = await seedAttempts(test.database.ownerUrl, {
    ...{ organizationId, adminId, employees: 300, attempts: 3500, say: () => undefined },
  });
  expect(count).toBe(3500);
  const query = async (text: string) => (await test.app.database.pool.query(text, [organizationId])).rows;
  expect(
    await query(`select count(*)::int, count(distinct test_id)::int as tests, sum(question_count)::int as questions
      from test_attempt where organization_id = $1`),
  ).toEqual([{ count: 3500, tests: 2, questions: 35_000 }]);
  expect(
    await query(`select count(*)::int from test_attempt t where organization_id = $1 and (points, 10) <> (
      select sum(points)::int, count(*)::int from test_answer a where a.organization_id = $1 and a.attempt_id = t.id)`),
  ).toEqual([{ count: 0 }]);
  // Some people pass and some do not, and every question discriminates between strong and weak takers.
  const token = await test.signIn(adminId);
  const LIST =
    '{ tests(scope: editor) { items { id currentVersion { questionCount } statistic { signed notSigned } } } }';
  const { data } = await test.gql<{
    tests: { items: { id: number; statistic: { signed: number; notSigned: number } }[] };
  }>(token, LIST);
  const [first] = (data?.tests.items ?? []).toSorted((a, b) => a.id - b.id);
  expect(first?.statistic.signed).toBeGreaterThan(50);
  expect(first?.statistic.notSigned).toBeGreaterThan(5);
  const ANALYSIS = `query ($id: Int!) { testItemAnalysis(testId: $id) { count items { count discrimination } } }`;
  const analysis = await test.gql<{
    testItemAnalysis: { count: number; items: { count: number; discrimination: number | null }[] };
  }>(token, ANALYSIS, { id: first?.id });
  expect(analysis.data?.testItemAnalysis.count).toBe(300);
  expect(analysis.data?.testItemAnalysis.items).toHaveLength(10);
});
