import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole, may } from '../roles/support';
import { aChoice, aTest } from '../tests/support';

/** What the statistics show of tests only: scores, and the questions that people answer worst. */
let workspace: Workspace;
let test: { id: number; versionId: number };
let taker: UserRow;
let stockId = 0;

const SCORES = `query ($filter: StatisticFilter) { testScores(filter: $filter) {
  count passedCount mean since bars { from to count } } }`;
const WORST =
  '{ testWorstQuestions { test { id name } figures { questionId text count facility verdicts } } }';

interface Scores {
  testScores: {
    count: number;
    passedCount: number;
    mean: number | null;
    since: string | null;
    bars: { from: number; to: number; count: number }[];
  };
}
interface Worst {
  testWorstQuestions: { test: { id: number }; figures: { questionId: string; facility: number } }[];
}

const scores = async (filter: object = {}, as = workspace.admin) =>
  (await workspace.get<Scores>(as, SCORES, { filter })).testScores;
const counted = async (filter: object = {}, as = workspace.admin) =>
  Object.fromEntries(
    (await scores(filter, as)).bars.flatMap(({ from, count }) => (count ? [[from, count]] : [])),
  );
const worst = async (as = workspace.admin) =>
  (await workspace.get<Worst>(as, WORST)).testWorstQuestions.map(({ test: { id }, figures }) => [
    ...[id, figures.questionId, figures.facility],
  ]);

let number = 0;

async function attempt(
  person: UserRow,
  points: number,
  state = 'graded',
  finishedAt = '2026-03-10T12:00:00Z',
) {
  number += 1;
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into test_attempt (organization_id, test_id, version_id, user_id, assignment_id, number, state, tab, seed,
        question_count, started_at, finished_at, ended_by, points, max_points, is_passed)
      values (${workspace.organizationId}, ${test.id}, ${test.versionId}, ${person.id}, 1, ${number}, ${state}, 'first-tab-1', 1,
        2, ${finishedAt}, ${finishedAt}, 'submitted', ${state === 'graded' ? points : null}, 200,
        ${state === 'graded' ? points >= 160 : null})`),
  );
}

async function sums(versionId: number, questionId: string, n: number, x: number) {
  await workspace.system((tx) =>
    tx.execute(sql`insert into test_item_sum_slot (organization_id, version_id, question_id, slot, n, x, xx, y, yy, xy)
      values (${workspace.organizationId}, ${versionId}, ${questionId}, 1, ${n}, ${x}, 0, 0, 0, 0)`),
  );
}

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  stockId = (await workspace.system((tx) => aSubdivision(tx, { organizationId }))).id;
  taker = await workspace.person({ subdivisionId: stockId });
  test = await aTest(workspace, [taker], [aChoice('q1'), aChoice('q2', 200)], {}, 'Касса');
  const other = await workspace.person({});
  await attempt(taker, 0);
  await attempt(taker, 39);
  await attempt(taker, 160, 'graded', '2026-03-12T21:30:00Z');
  await attempt(other, 200);
  await attempt(other, 200, 'onReview');
  // Of 12 people a quarter got the points of the second question, half those of the first.
  await sums(test.versionId, 'q1', 12, 600);
  await sums(test.versionId, 'q2', 12, 600);
}, 60_000);

afterAll(() => workspace.stop());

it('graded attempts are in the bar of their score, the full score in the last one', async () => {
  expect(await counted()).toEqual({ 0: 1, 10: 1, 80: 1, 90: 1 });
  const { count, passedCount, mean, since, bars } = await scores();
  expect({ count, passedCount, mean, since }).toEqual({ count: 4, passedCount: 2, mean: 50, since: null });
  expect(bars).toHaveLength(10);
  expect(bars.at(-1)).toMatchObject({ from: 90, to: 100 });
});

it('days are those on which attempts ended, and people are those of the filter and of the right', async () => {
  expect(await counted({ dateFrom: '2026-03-13' })).toEqual({ 80: 1 });
  expect(await counted({ subdivisionIds: [stockId] })).toEqual({ 0: 1, 10: 1, 80: 1 });
  expect(await scores({ dateTo: '2020-01-01' })).toMatchObject({ count: 0, mean: null });
});

it('the worst questions stand first, of enough answers only', async () => {
  expect(await worst()).toEqual([
    [test.id, 'q2', 2_500],
    [test.id, 'q1', 5_000],
  ]);
  const fresh = await aTest(workspace, [], [aChoice('q3')], {}, 'Склад');
  await sums(fresh.versionId, 'q3', 9, 0);
  expect(await worst()).toHaveLength(2);
  await sums(fresh.versionId, 'q3b', 12, 0);
  // Well answered, and a question that the version does not have.
  const easy = await aTest(workspace, [], [aChoice('q4')], {}, 'Лёгкий');
  await sums(easy.versionId, 'q4', 10, 800);
  expect(await worst()).toHaveLength(2);
});

it('a head sees the scores of the people they lead, and not their own, which a test may hide', async () => {
  const head = await workspace.person({
    ...{ subdivisionId: stockId, isLeader: true, leaderSubdivisionId: stockId },
  });
  await giveRole(workspace, head, await aRole(workspace, may('statistics')));
  await attempt(head, 100);
  expect(await counted({}, head)).toEqual({ 0: 1, 10: 1, 80: 1 });
  expect(await counted({ subdivisionIds: [stockId] })).toEqual({ 0: 1, 10: 1, 50: 1, 80: 1 });
  await workspace.system((tx) => tx.execute(sql`delete from test_attempt where user_id = ${head.id}`));
});

it('whoever may not see scores and reports of tests sees neither here, whatever the right to statistics', async () => {
  const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  expect([await counted({}, analyst), await worst(analyst)]).toEqual([{}, []]);
  const scoped = await workspace.person({});
  await giveRole(workspace, scoped, await aRole(workspace, may('statistics')), {
    scopeSubdivisionId: stockId,
  });
  expect([await counted({}, scoped), await worst(scoped)]).toEqual([{}, []]);
  await workspace.system((tx) =>
    tx.execute(sql`insert into object_grant (organization_id, object_type, object_id, target_type, target_id, level)
      values (${workspace.organizationId}, 'test', ${test.id}, 'user', ${scoped.id}, 'report')`),
  );
  expect(await counted({}, scoped)).toEqual({ 0: 1, 10: 1, 80: 1 });
  expect((await worst(scoped)).map(([, id]) => id)).toEqual(['q2', 'q1']);
  for (const query of [SCORES, WORST])
    expect((await workspace.rejection(await workspace.person({}), query)).code).toBe('access.denied');
});
