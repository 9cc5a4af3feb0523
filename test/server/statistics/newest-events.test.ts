import { type SQL, sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import { systemScope } from '@server/graphql/system-scope';
import type { Scope } from '@server/graphql/context';
import { requireKind } from '@server/modules/content/content-kinds';
import { readUnclearClauses } from '@server/modules/content/comments/unclear.read-model';
import { createVideoInsightsService } from '@server/modules/educations/insights/video-insights.service';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createSigningSpeedService } from '@server/modules/regulations/signing/signing-speed.service';
import { nearestDay } from '@server/modules/statistics/nearest-day.read-model';
import { createTestInsightsService } from '@server/modules/tests/insights/insights.service';
import { anOrganization } from '@test/factories/organization.factory';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aVideo, anEducation } from '../educations/support';
import { aTest } from '../tests/support';

/**
 * At most the newest 10,000 events are looked at, and the first day of them is told. What another organization does is not counted
 * and takes no place among them. It is read as the system: behind the condition of the statement stands no row-level security.
 */
let workspace: Workspace;
let stranger: UserRow;

/** As many as are looked at, all of them newer than ours. */
const CROWD = 10_000;
const OURS = '2026-03-10T12:00:00Z';
const THEIRS = '2026-04-10T12:00:00Z';
/** In Moscow it is the next day already. */
const LATER = '2026-05-10T22:00:00Z';
const LATEST = '2026-05-11T12:00:00Z';
const SINCE = '2026-05-11';

async function asSystem<T>(read: (scope: Scope) => Promise<T>): Promise<T> {
  const { test, admin, organizationId } = workspace;
  const caller = await test.app.deps.sessions.callerOf(await test.signIn(admin.id), '127.0.0.1');
  return workspace.system((tx) => read({ ...systemScope(tx, organizationId), caller }));
}

/** Bypasses the chain of evidence, which would take a minute to write. */
const asOwner = (statement: string) =>
  withClient(workspace.test.database.ownerUrl, 'test', async (client) => {
    await client.query(statement);
  });
const execute = (statement: SQL) => workspace.system((tx) => tx.execute(statement));

type Happen = (admin: UserRow, count: number, at: string) => Promise<unknown>;

/** The same happens in both organizations: once in ours, more often and later in the other one. */
async function inBoth(happen: Happen): Promise<void> {
  await happen(workspace.admin, 1, OURS);
  await happen(stranger, CROWD, THEIRS);
}
const authorOf = (admin: UserRow) => ({ get: workspace.get, admin });

beforeAll(async () => {
  workspace = await openWorkspace();
  stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    return aUser(tx, { organizationId, isAdmin: true });
  });
}, 60_000);
afterAll(() => workspace.stop());

it('signing speed and quick signatures', async () => {
  await asOwner('alter table regulation_signature disable trigger user');
  const happen: Happen = async ({ id, organizationId }, count, at) => {
    const { id: regulationId, currentVersionId } = await workspace.system((tx) =>
      aPublishedRegulation(tx, { organizationId, ownerId: id }, { wordCount: 1_080 }),
    );
    await asOwner(`insert into regulation_signature (organization_id, regulation_id, version_id, user_id, assignment_id, action,
        scope, method, confirmed_name, doc_sha256, opened_at, reading_sec, created_at, prev_hash, hash, record_version)
      select ${organizationId}, ${regulationId}, ${currentVersionId ?? 0}, ${id}, n, 'signed', 'full', 'checkbox', 'Имя', 'x',
        '${at}', 4, '${at}', n, n, 1 from generate_series(1, ${count}) n`);
  };
  await inBoth(happen);
  const { speed, quick } = createSigningSpeedService(workspace.test.app.deps);
  expect(await asSystem((scope) => speed(scope, {}))).toMatchObject({ count: 1, quickCount: 1, since: null });
  const list = await asSystem((scope) => quick(scope, {}));
  expect([list.count, list.items.map(({ userId }) => userId)]).toEqual([1, [workspace.admin.id]]);

  await happen(workspace.admin, CROWD, LATER);
  expect(await asSystem((scope) => speed(scope, {}))).toMatchObject({ count: CROWD, since: SINCE });
  // Of few people who have done more than that, the newest are looked at as well.
  const { organizationId, admin, person } = workspace;
  const { id: subdivisionId } = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
  await workspace.system((tx) =>
    tx.execute(sql`update users set subdivision_id = ${subdivisionId} where id = ${admin.id}`),
  );
  await happen(await person({ subdivisionId }), 1, LATEST);
  const few = { filter: { subdivisionIds: [subdivisionId] } };
  expect(await asSystem((scope) => speed(scope, few))).toMatchObject({ count: CROWD, since: SINCE });
  const newest = await asSystem((scope) => quick(scope, { ...few, pageSize: 1 }));
  expect([newest.count, newest.items[0]?.signedAt]).toEqual([CROWD, new Date(LATEST)]);
});

it('scores and worst questions of tests', async () => {
  const happen: Happen = async (admin, count, at) => {
    const { id, versionId } = await aTest(authorOf(admin), []);
    await execute(sql`
      insert into test_attempt (organization_id, test_id, version_id, user_id, assignment_id, number, state, tab, seed,
        question_count, started_at, finished_at, ended_by, points, max_points, is_passed)
      select ${admin.organizationId}, ${id}, ${versionId}, ${admin.id}, 1, n, 'graded', 'first-tab-1', 1, 1, ${at}, ${at},
        'submitted', 50, 100, false from generate_series(1, ${count}::int) n`);
    await execute(sql`insert into test_item_sum_slot (organization_id, version_id, question_id, slot, n, x, xx, y, yy, xy)
      values (${admin.organizationId}, ${versionId}, 'q1', 1, 12, 300, 0, 0, 0, 0)`);
  };
  await inBoth(happen);
  const { scores } = createTestInsightsService(workspace.test.app.deps);
  expect(await asSystem((scope) => scores(scope, {}))).toMatchObject({ count: 1, mean: 50, since: null });
  const worst = '{ testWorstQuestions { figures { questionId } } }';
  for (const admin of [workspace.admin, stranger])
    expect(await workspace.get(admin, worst)).toEqual({
      testWorstQuestions: [{ figures: { questionId: 'q1' } }],
    });

  await happen(workspace.admin, CROWD, LATER);
  expect(await asSystem((scope) => scores(scope, {}))).toMatchObject({ count: CROWD, since: SINCE });
});

it('how far videos are watched', async () => {
  const ids: number[] = [];
  const happen: Happen = async (admin, count, at) => {
    const { id, versionId } = await aVideo(authorOf(admin), [], { durationSec: 2 });
    ids.push(id);
    await execute(sql`
      insert into education_progress (organization_id, user_id, education_id, assignment_id, version_id, segments, created_at)
      select ${admin.organizationId}, ${admin.id}, ${id}, n, ${versionId}, '[{"from":0,"to":2}]', ${at}
      from generate_series(1, ${count}::int) n`);
  };
  await inBoth(happen);
  const [own = 0, other = 0] = ids;
  const { watched, dropOff } = createVideoInsightsService(workspace.test.app.deps);
  expect(await asSystem((scope) => watched(scope, {}))).toMatchObject([{ video: { id: own }, viewers: 1 }]);
  const ofOwn = await asSystem((scope) => dropOff(scope, { educationId: own }));
  expect(ofOwn).toMatchObject({ viewers: 1, since: null });
  await expect(asSystem((scope) => dropOff(scope, { educationId: other }))).rejects.toMatchObject({
    code: 'notFound',
  });

  // Of each video the newest are looked at: of the first one there is nothing newer.
  await happen(workspace.admin, CROWD, LATER);
  const crowded = await asSystem((scope) => dropOff(scope, { educationId: ids[2] ?? 0 }));
  expect(crowded).toMatchObject({ viewers: 1, since: SINCE });
  expect(await asSystem((scope) => dropOff(scope, { educationId: own }))).toMatchObject({ since: null });
});

it('unclear blocks', async () => {
  const ids: number[] = [];
  const happen: Happen = async (admin, count, at) => {
    const { id, versionId } = await anEducation(authorOf(admin), []);
    ids.push(id);
    await execute(sql`
      insert into education_comment (organization_id, education_id, version_id, clause_id, user_id, text, created_at)
      select ${admin.organizationId}, ${id}, ${versionId}, 'b1', ${admin.id}, '?', ${at} from generate_series(1, ${count}::int)`);
  };
  await inBoth(happen);
  const kind = requireKind(workspace.test.app.deps.contentKinds, 'education');
  const { since, items } = await asSystem((scope) => readUnclearClauses(scope, kind));
  expect(since).toBeNull();
  expect(items).toMatchObject([{ object: { id: ids[0] }, count: 1 }]);

  await happen(workspace.admin, CROWD, LATER);
  const crowded = await asSystem((scope) => readUnclearClauses(scope, kind));
  expect(crowded).toMatchObject({ since: SINCE, items: [{ object: { id: ids[2] }, count: CROWD }] });
  expect(crowded.items).toHaveLength(1);
});

it('the nearest day that has assignments', async () => {
  await inBoth(async ({ id, organizationId }, _count, at) => {
    const { id: objectId } = await workspace.system((tx) =>
      aPublishedRegulation(tx, { organizationId, ownerId: id }),
    );
    await execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, status, created_at, start_at)
      values (${organizationId}, ${id}, 'regulation', ${objectId}, 'assigned', ${at}, ${at})`);
  });
  const filter = { objectType: 'regulation', dateFrom: '2026-04-20', dateTo: '2026-04-25' } as const;
  expect(await asSystem(({ tx, organizationId }) => nearestDay(tx, organizationId, filter))).toBe(
    '2026-03-10',
  );
});
