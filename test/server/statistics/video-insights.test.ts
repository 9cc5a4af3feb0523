import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aVideo, anEducation, type Published, publish, saveVideo } from '../educations/support';
import { aRole, giveRole, may } from '../roles/support';

/** How far videos are watched, as the statistics show it. */
let workspace: Workspace;
let video: Published;
let worker: UserRow;
let stockId = 0;

const VIDEOS = `query ($filter: StatisticFilter) { watchedVideos(filter: $filter) { video { id name } viewers } }`;
const DROP_OFF = `query ($id: Int!, $filter: StatisticFilter) { videoDropOff(educationId: $id, filter: $filter) {
  viewers since parts { fromSec toSec viewers } } }`;

interface DropOff {
  viewers: number;
  since: string | null;
  parts: { fromSec: number; toSec: number; viewers: number }[];
}

const dropOff = async (id: number, filter: object = {}, as = workspace.admin) =>
  (await workspace.get<{ videoDropOff: DropOff }>(as, DROP_OFF, { id, filter })).videoDropOff;
const viewersOf = async (id: number, filter: object = {}, as = workspace.admin) =>
  (await dropOff(id, filter, as)).parts.map(({ viewers }) => viewers);
const videos = async (filter: object = {}, as = workspace.admin) =>
  (
    await workspace.get<{ watchedVideos: { video: { id: number }; viewers: number }[] }>(as, VIDEOS, {
      filter,
    })
  ).watchedVideos.map(({ video, viewers }) => [video.id, viewers]);

async function watched(
  person: UserRow,
  { id, versionId }: Published,
  segments: readonly (readonly [number, number])[],
  { assignmentId = 0, begunAt = '2026-03-10T12:00:00Z' } = {},
) {
  const stored = JSON.stringify(segments.map(([from, to]) => ({ from, to })));
  await workspace.system((tx) =>
    tx.execute(sql`insert into education_progress
        (organization_id, user_id, education_id, assignment_id, version_id, segments, created_at)
      values (${workspace.organizationId}, ${person.id}, ${id}, ${assignmentId}, ${versionId}, ${stored}::jsonb, ${begunAt})`),
  );
}

const grant = (person: UserRow, { id }: Published, level: 'report' | 'view') =>
  workspace.system((tx) =>
    tx.execute(sql`insert into object_grant (organization_id, object_type, object_id, target_type, target_id, level)
      values (${workspace.organizationId}, 'education', ${id}, 'user', ${person.id}, ${level})`),
  );

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  stockId = (await workspace.system((tx) => aSubdivision(tx, { organizationId }))).id;
  worker = await workspace.person({ subdivisionId: stockId });
  // Four seconds, so that each is a part.
  video = await aVideo(workspace, [], { durationSec: 4 }, { name: 'Касса' });
  await watched(worker, video, [[0, 4]]);
  await watched(
    await workspace.person({}),
    video,
    [
      [0, 1],
      [2, 3],
    ],
    { begunAt: '2026-03-12T21:30:00Z' },
  );
  // Opened only.
  await watched(await workspace.person({}), video, []);
}, 60_000);

afterAll(() => workspace.stop());

it('each part has those who watched it, among all who watched anything', async () => {
  const { parts, ...rest } = await dropOff(video.id);
  expect(rest).toEqual({ viewers: 2, since: null });
  expect(parts).toEqual([
    { fromSec: 0, toSec: 1, viewers: 2 },
    { fromSec: 1, toSec: 2, viewers: 1 },
    { fromSec: 2, toSec: 3, viewers: 2 },
    { fromSec: 3, toSec: 4, viewers: 1 },
  ]);
});

it('a long video has 40 parts, each counted by the second in its middle', async () => {
  const long = await aVideo(workspace, [], { durationSec: 3_601 }, { name: 'Долгий' });
  await watched(worker, long, [
    [0, 46],
    [135, 3_601],
  ]);
  const { parts } = await dropOff(long.id);
  expect(parts).toHaveLength(40);
  expect([parts[0], parts[39]]).toMatchObject([{ fromSec: 0 }, { toSec: 3_601, viewers: 1 }]);
  // The parts are of 90 seconds: the second one ends at 180, its middle is 135.
  expect(parts.map(({ viewers }) => viewers)).toEqual(Array.from({ length: 40 }, () => 1));
  const other = await workspace.person({});
  await watched(other, long, [[0, 45]]);
  expect(await viewersOf(long.id)).toEqual(Array.from({ length: 40 }, () => 1));
});

it('a person who begins again counts once, with the new beginning', async () => {
  const again = await aVideo(workspace, [], { durationSec: 2 }, { name: 'Повтор' });
  await watched(worker, again, [[0, 2]]);
  await watched(worker, again, [[0, 1]], { assignmentId: 5, begunAt: '2026-04-01T00:00:00Z' });
  expect((await dropOff(again.id)).viewers).toBe(1);
  expect(await viewersOf(again.id)).toEqual([1, 0]);
});

it('what was watched of another video in an earlier version is not counted', async () => {
  const first = await aVideo(workspace, [], { durationSec: 2 }, { name: 'Замена' });
  await watched(worker, first, [[0, 2]]);
  const same = await publish(
    workspace,
    await saveVideo(workspace, first.id, { durationSec: 2, minWatchPercent: 50 }),
  );
  expect(await viewersOf(first.id)).toEqual([1, 1]);
  const url = 'https://youtu.be/aaaaaaaaaaa';
  const versionId = await publish(workspace, await saveVideo(workspace, first.id, { durationSec: 2, url }));
  expect(versionId).not.toBe(same);
  expect(await viewersOf(first.id)).toEqual([0, 0]);
});

it('the days are those of the beginning, and people are those of the filter and of the right', async () => {
  expect(await viewersOf(video.id, { dateFrom: '2026-03-13' })).toEqual([1, 0, 1, 0]);
  expect(await viewersOf(video.id, { subdivisionIds: [stockId] })).toEqual([1, 1, 1, 1]);
  expect(await dropOff(video.id, { dateTo: '2020-01-01' })).toMatchObject({ viewers: 0 });
  const scoped = await workspace.person({});
  await giveRole(workspace, scoped, await aRole(workspace, may('statistics')), {
    scopeSubdivisionId: stockId,
  });
  await grant(scoped, video, 'report');
  expect(await viewersOf(video.id, {}, scoped)).toEqual([1, 1, 1, 1]);
  expect(await videos({}, scoped)).toEqual([[video.id, 1]]);
});

it('videos with the most viewers stand first, those without viewers last; texts are no videos', async () => {
  const unseen = await aVideo(workspace, [], {}, { name: 'Новый' });
  const text = await anEducation(workspace, []);
  const listed = await videos();
  expect(listed).toContainEqual([video.id, 2]);
  expect(listed.at(-1)).toEqual([unseen.id, 0]);
  const counts = listed.map(([, viewers]) => viewers ?? 0);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(listed.map(([id]) => id)).not.toContain(text.id);
  expect((await workspace.rejection(workspace.admin, DROP_OFF, { id: text.id })).code).toBe('notFound');
});

it('equally many viewers: by name as people sort it, then the older one; at most a hundred', async () => {
  const names = ['Ёж', 'Жук', 'Ель', 'Жук'];
  const made: number[] = [];
  for (const name of names) made.push((await aVideo(workspace, [], {}, { name })).id);
  const [hedgehog = 0, beetle = 0, spruce = 0, other = 0] = made;
  const order = (await videos()).map(([id]) => id).filter((id) => id !== undefined && made.includes(id));
  expect(order).toEqual([hedgehog, spruce, beetle, other]);
  await workspace.system((tx) =>
    tx.execute(sql`
      with made as (
        insert into education (organization_id, code, name, owner_id, status, type_content)
        select organization_id, 'М-' || n, 'Много', owner_id, status, type_content
        from education cross join generate_series(1, 100) n where id = ${video.id} returning organization_id, id
      ), version as (
        insert into education_version (organization_id, education_id, major, status, significance, name, code, clauses, sha256, own)
        select m.organization_id, m.id, 1, v.status, v.significance, v.name, v.code, v.clauses, v.sha256, v.own
        from made m join education_version v on v.id = ${video.versionId} returning organization_id, education_id, id
      )
      select from version`),
  );
  await workspace.system((tx) =>
    tx.execute(sql`update education e set current_version_id = v.id from education_version v
      where v.education_id = e.id and e.name = 'Много'`),
  );
  const many = await videos();
  expect(many).toHaveLength(100);
  expect(many[0]?.[1]).toBe(2);
  expect(many).toContainEqual([video.id, 2]);
  await workspace.system((tx) =>
    tx.execute(sql`update education set status = 'archived' where name = 'Много'`),
  );
});

it('only videos whose whole report the caller sees, and only with the right to statistics', async () => {
  const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  await grant(analyst, video, 'view');
  expect(await videos({}, analyst)).toEqual([]);
  expect((await workspace.rejection(analyst, DROP_OFF, { id: video.id })).code).toBe('notFound');
  await grant(analyst, video, 'report');
  expect(await videos({}, analyst)).toEqual([[video.id, 2]]);
  expect((await dropOff(video.id, {}, analyst)).viewers).toBe(2);
  for (const query of [VIDEOS, DROP_OFF])
    expect((await workspace.rejection(worker, query, { id: video.id })).code).toBe('access.denied');
});

it('an admin of another organization sees none', async () => {
  const stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    return aUser(tx, { organizationId, isAdmin: true });
  });
  expect(await videos({}, stranger)).toEqual([]);
  expect((await workspace.rejection(stranger, DROP_OFF, { id: video.id })).code).toBe('notFound');
});
