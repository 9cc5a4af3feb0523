import { sql } from 'drizzle-orm';
import { contentKinds } from '@server/content-kinds';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ints } from '@server/modules/sql';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { anEducation, OPEN, REPORT } from './support';

// The numbers of the «Обучение» tab, from people's actions, with the same SQL as the page.

let workspace: Workspace;
let at = new Date();

beforeAll(async () => {
  // Without one of the contract's kinds, which then does not exist.
  const kinds = contentKinds.filter(({ objectType }) => objectType !== 'qualification');
  workspace = await openWorkspace({}, () => at, { kinds });
});
afterAll(() => workspace.stop());

const STATISTIC = `query ($type: ObjectType!, $filter: StatisticFilter) { statistic(objectType: $type, filter: $filter) {
  total { assigned signed notSigned overdue refused performance } medianDays staleCount
  byObject { object { id code name } isArchive statistic { assigned signed } } curve { assigned signed } } }`;
const PEOPLE = `query ($type: ObjectType!, $kind: StatisticKind!, $objectId: Int, $subdivisionId: Int) {
  statisticPeople(objectType: $type, kind: $kind, objectId: $objectId, subdivisionId: $subdivisionId) {
    count peopleCount items { user { id } object { id name } assignment { status } } } }`;
const REMIND = `mutation ($type: ObjectType!, $filter: StatisticFilter, $objectId: Int, $subdivisionId: Int) {
  statisticRemind(objectType: $type, filter: $filter, objectId: $objectId, subdivisionId: $subdivisionId, kind: notSigned) }`;

interface Numbers {
  statistic: {
    total: Record<string, number | null>;
    byObject: { object: { id: number; name: string }; statistic: Record<string, number> }[];
    curve: { assigned: number; signed: number }[];
  };
}

const numbers = (as: UserRow, type = 'education', filter = {}) =>
  workspace.get<Numbers>(as, STATISTIC, { type, filter });

async function readThrough(person: UserRow, education: { id: number; versionId: number }): Promise<void> {
  await workspace.get(person, OPEN, { id: education.id });
  at = new Date(at.getTime() + 60_000);
  const progress = { educationId: education.id, versionId: education.versionId, seconds: 60 };
  await workspace.get(person, REPORT, { progress });
}

test('a completed course counts as done, updates only its own tab, and shows the people behind a number', async () => {
  const [done, owing] = [await workspace.person(), await workspace.person()];
  const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  const education = await anEducation(workspace, [done, owing], { minReadingSec: 60, name: 'Каска и жилет' });
  expect((await numbers(analyst)).statistic.total).toMatchObject({ assigned: 2, signed: 0, performance: 0 });
  await readThrough(done, education);
  const { statistic } = await numbers(analyst);
  expect(statistic).toMatchObject({
    total: { assigned: 2, signed: 1, notSigned: 1, overdue: 0, refused: 0, performance: 50 },
    medianDays: 0,
    staleCount: 0,
  });
  expect(statistic.byObject).toMatchObject([
    { object: { id: education.id, name: 'Каска и жилет' }, statistic: { assigned: 2, signed: 1 } },
  ]);
  expect(statistic.curve.at(-1)).toEqual({ assigned: 2, signed: 1 });
  expect((await numbers(analyst, 'regulation')).statistic.byObject).toEqual([]);

  const behind = (kind: string, type = 'education') =>
    workspace.get(analyst, PEOPLE, { type, kind, objectId: education.id });
  expect(await behind('signed')).toMatchObject({
    statisticPeople: {
      count: 1,
      items: [{ user: { id: done.id }, object: { name: 'Каска и жилет' }, assignment: { status: 'done' } }],
    },
  });
  expect(await behind('notSigned')).toMatchObject({
    statisticPeople: { count: 1, items: [{ user: { id: owing.id } }] },
  });
  // A regulation with the same id is another object.
  expect(await behind('assigned', 'regulation')).toMatchObject({ statisticPeople: { count: 0, items: [] } });
});

test('a person who has not completed it is reminded from the number, once a day; the read right alone reminds nobody', async () => {
  const people = [await workspace.person(), await workspace.person()];
  const { id } = await anEducation(workspace, people);
  const variables = { type: 'education', filter: { objectIds: [id] } };
  const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  expect(await workspace.rejection(analyst, REMIND, variables)).toMatchObject({ code: 'access.denied' });
  expect(await workspace.get(workspace.admin, REMIND, variables)).toEqual({ statisticRemind: 2 });
  expect(await workspace.get(workspace.admin, REMIND, variables)).toEqual({ statisticRemind: 0 });
});

test('behind the number of a subdivision or of a course are its own people, and only they are reminded', async () => {
  const { organizationId } = workspace;
  const subdivisionId = (await workspace.system((tx) => aSubdivision(tx, { organizationId }))).id;
  const [inside, outside] = [await workspace.person({ subdivisionId }), await workspace.person()];
  const { id: objectId } = await anEducation(workspace, [inside, outside]);
  const { id: other } = await anEducation(workspace, [inside, outside]);
  const filter = { objectIds: [objectId, other] };
  const behind = async (number: object) => {
    const variables = { type: 'education', kind: 'notSigned', ...number };
    const { statisticPeople } = await workspace.get<{
      statisticPeople: { count: number; peopleCount: number; items: { user: { id: number } }[] };
    }>(workspace.admin, PEOPLE, variables);
    const { count, peopleCount, items } = statisticPeople;
    return { count, peopleCount, ids: items.map(({ user }) => user.id).sort((a, b) => a - b) };
  };
  const both = [inside.id, outside.id].sort((a, b) => a - b);
  expect(await behind({ objectId, subdivisionId })).toEqual({ count: 1, peopleCount: 1, ids: [inside.id] });
  expect(await behind({ objectId })).toEqual({ count: 2, peopleCount: 2, ids: both });
  const remind = (number: object) =>
    workspace.get(workspace.admin, REMIND, { type: 'education', filter, ...number });
  expect(await remind({ subdivisionId })).toEqual({ statisticRemind: 1 });
  expect(await remind({ objectId })).toEqual({ statisticRemind: 1 });
  const rows = await workspace.system((tx) =>
    selectRows(tx, { userId: integer, objectId: integer })(sql`
      select user_id as "userId", object_id as "objectId" from assignment
      where organization_id = ${organizationId} and object_type = 'education' and reminded_at is not null
        and object_id = any(${ints([objectId, other])}) order by 1, 2`),
  );
  expect(rows).toEqual(
    [
      { userId: inside.id, objectId },
      { userId: inside.id, objectId: other },
      { userId: outside.id, objectId },
    ].sort((a, b) => a.userId - b.userId || a.objectId - b.objectId),
  );
});

test('a kind that this program does not have is not found', async () => {
  const variables = { type: 'qualification' };
  expect(await workspace.rejection(workspace.admin, STATISTIC, variables)).toMatchObject({
    code: 'notFound',
  });
});

test('the numbers of a kind are visible only to its own organization', async () => {
  const before = (await numbers(workspace.admin)).statistic.total['assigned'];
  const other = await openWorkspace();
  await anEducation(other, [await other.person()]);
  expect((await numbers(workspace.admin)).statistic.total['assigned']).toBe(before);
  await other.stop();
});
