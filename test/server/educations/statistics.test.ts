import { contentKinds } from '@server/content-kinds';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/workspace';
import { anEducation, OPEN, TELL } from './support';

// The numbers of the «Обучение» tab, from people's actions, with the same SQL as the page.

let cabinet: Workspace;
let at = new Date();

beforeAll(async () => {
  // Without one of the contract's kinds, which then does not exist.
  const kinds = contentKinds.filter(({ objectType }) => objectType !== 'qualification');
  cabinet = await openWorkspace({}, () => at, kinds);
});
afterAll(() => cabinet.stop());

const STATISTIC = `query ($type: ObjectType!, $filter: StatisticFilter) { statistic(objectType: $type, filter: $filter) {
  total { assigned signed notSigned overdue refused performance } medianDays staleCount
  byObject { object { id code name } isArchive statistic { assigned signed } } curve { assigned signed } } }`;
const PEOPLE = `query ($type: ObjectType!, $kind: StatisticKind!, $objectId: Int) {
  statisticPeople(objectType: $type, kind: $kind, objectId: $objectId) {
    count peopleCount items { user { id } object { id name } assignment { status } } } }`;
const REMIND = `mutation ($type: ObjectType!, $filter: StatisticFilter) {
  statisticRemind(objectType: $type, filter: $filter, kind: notSigned) }`;

interface Numbers {
  statistic: {
    total: Record<string, number | null>;
    byObject: { object: { id: number; name: string }; statistic: Record<string, number> }[];
    curve: { assigned: number; signed: number }[];
  };
}

const numbers = (as: UserRow, type = 'education', filter = {}) =>
  cabinet.get<Numbers>(as, STATISTIC, { type, filter });

async function readThrough(person: UserRow, education: { id: number; versionId: number }): Promise<void> {
  await cabinet.get(person, OPEN, { id: education.id });
  at = new Date(at.getTime() + 60_000);
  const progress = { educationId: education.id, versionId: education.versionId, seconds: 60 };
  await cabinet.get(person, TELL, { progress });
}

test('a completed course counts as done, updates only its own tab, and shows the people behind a number', async () => {
  const [done, owing] = [await cabinet.person(), await cabinet.person()];
  const analyst = await cabinet.withRights({ statistics: { read: true, write: false } });
  const education = await anEducation(cabinet, [done, owing], { minReadingSec: 60, name: 'Каска и жилет' });
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
    cabinet.get(analyst, PEOPLE, { type, kind, objectId: education.id });
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
  const people = [await cabinet.person(), await cabinet.person()];
  const { id } = await anEducation(cabinet, people);
  const variables = { type: 'education', filter: { objectIds: [id] } };
  const analyst = await cabinet.withRights({ statistics: { read: true, write: false } });
  expect(await cabinet.rejection(analyst, REMIND, variables)).toMatchObject({ code: 'access.denied' });
  expect(await cabinet.get(cabinet.admin, REMIND, variables)).toEqual({ statisticRemind: 2 });
  expect(await cabinet.get(cabinet.admin, REMIND, variables)).toEqual({ statisticRemind: 0 });
});

test('a kind that this program does not have is not found', async () => {
  const variables = { type: 'qualification' };
  expect(await cabinet.rejection(cabinet.admin, STATISTIC, variables)).toMatchObject({ code: 'notFound' });
});

test('the numbers of a kind are visible only to its own organization', async () => {
  const before = (await numbers(cabinet.admin)).statistic.total['assigned'];
  const other = await openWorkspace();
  await anEducation(other, [await other.person()]);
  expect((await numbers(cabinet.admin)).statistic.total['assigned']).toBe(before);
  await other.stop();
});
