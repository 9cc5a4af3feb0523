import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { anEducation, OPEN, publish, type Published, saveBlocks, REPORT } from './support';

// Ratings of completed courses: after completion, one for each person and version.

let workspace: Workspace;
let at = new Date();
beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
});
afterAll(() => workspace.stop());

const RATE = `mutation ($id: Int!, $stars: Int!, $comment: String) {
  contentRate(rating: { objectType: education, objectId: $id, stars: $stars, comment: $comment }) { stars comment versionLabel }
}`;
const RATINGS = `query ($id: Int!) { contentRatings(objectType: education, objectId: $id) {
  count items { stars comment versionLabel user { id } } } }`;

async function study(person: UserRow, { id, versionId }: Published): Promise<void> {
  await workspace.get(person, OPEN, { id });
  at = new Date(at.getTime() + 60_000);
  await workspace.get(person, REPORT, { progress: { educationId: id, versionId, seconds: 60 } });
}

const shown = async (person: UserRow, id: number) =>
  (
    await workspace.get<{
      education: {
        rating: { average: number; count: number } | null;
        myRating: { stars: number; comment: string } | null;
        abilities: { canRate: boolean };
      };
    }>(
      person,
      `query ($id: Int!) { education(id: $id) { rating { average count } myRating { stars comment }
        abilities { canRate } } }`,
      { id },
    )
  ).education;

const rate = (person: UserRow, id: number, stars: number, comment?: string) =>
  workspace.get<{ contentRate: { stars: number; comment: string; versionLabel: string } }>(person, RATE, {
    id,
    stars,
    comment,
  });

const listed = async (person: UserRow, id: number) =>
  (
    await workspace.get<{
      contentRatings: {
        count: number;
        items: { stars: number; comment: string; versionLabel: string; user: { id: number } }[];
      };
    }>(person, RATINGS, { id })
  ).contentRatings;

test('is given once the course is done, changed by rating again, and counted in hundredths', async () => {
  const [one, two] = [await workspace.person(), await workspace.person()];
  const education = await anEducation(workspace, [one, two], { minReadingSec: 5 });
  expect((await shown(one, education.id)).abilities.canRate).toBe(false);
  expect((await workspace.rejection(one, RATE, { id: education.id, stars: 5 })).code).toBe('rating.early');
  for (const person of [one, two]) await study(person, education);
  expect(await shown(one, education.id)).toEqual({
    rating: null,
    myRating: null,
    abilities: { canRate: true },
  });
  await Promise.all([rate(one, education.id, 3), rate(one, education.id, 3)]);
  await rate(one, education.id, 4, '  Полезно  ');
  expect(await rate(two, education.id, 5)).toEqual({
    contentRate: { stars: 5, comment: '', versionLabel: '1.0' },
  });
  expect(await shown(one, education.id)).toMatchObject({
    rating: { average: 450, count: 2 },
    myRating: { stars: 4, comment: 'Полезно' },
  });
});

test('belongs to a version; each person’s newest one counts', async () => {
  const person = await workspace.person();
  const education = await anEducation(workspace, [person], { minReadingSec: 5 });
  await study(person, education);
  await rate(person, education.id, 2, 'Скучно');
  const versionId = await publish(workspace, await saveBlocks(workspace, education.id, ['Совсем другое']));
  // It has to be completed again first.
  expect((await workspace.rejection(person, RATE, { id: education.id, stars: 5 })).code).toBe('rating.early');
  await study(person, { id: education.id, versionId });
  await rate(person, education.id, 5, 'Намного лучше');
  expect((await shown(person, education.id)).rating).toEqual({ average: 500, count: 1 });
  expect((await listed(workspace.admin, education.id)).items).toMatchObject([
    { stars: 5, comment: 'Намного лучше', versionLabel: '2.0', user: { id: person.id } },
    { stars: 2, comment: 'Скучно', versionLabel: '1.0' },
  ]);
});

test('that is out of range or too long is rejected on its own field', async () => {
  const person = await workspace.person();
  const education = await anEducation(workspace, [person], { minReadingSec: 5 });
  await study(person, education);
  for (const stars of [0, 6, -1]) {
    expect(await workspace.rejection(person, RATE, { id: education.id, stars })).toMatchObject({
      code: 'validation.range',
      field: 'stars',
    });
  }
  expect(
    await workspace.rejection(person, RATE, { id: education.id, stars: 5, comment: 'а'.repeat(1001) }),
  ).toMatchObject({ field: 'comment' });
});

test('comments are read by authors only, and a person who may not read the object rates nothing', async () => {
  const [person, stranger] = [await workspace.person(), await workspace.person()];
  const education = await anEducation(workspace, [person], { minReadingSec: 5 });
  await study(person, education);
  await rate(person, education.id, 1, 'Ужасно');
  expect((await workspace.rejection(person, RATINGS, { id: education.id })).code).toBe('notFound');
  expect((await workspace.rejection(stranger, RATE, { id: education.id, stars: 5 })).code).toBe('notFound');
  expect((await listed(workspace.admin, education.id)).count).toBe(1);
});

test('is not given while viewing as another person', async () => {
  const person = await workspace.person();
  const education = await anEducation(workspace, [person, workspace.admin], { minReadingSec: 5 });
  await study(workspace.admin, education);
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { viewAsPersonStart(userId: $id) { name } }', {
    id: person.id,
  });
  expect((await workspace.rejection(workspace.admin, RATE, { id: education.id, stars: 5 })).code).toBe(
    'access.viewOnly',
  );
  await workspace.get(workspace.admin, 'mutation { viewAsEnd }');
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select from content_rating where object_id = ${education.id}`),
  );
  expect(rows).toEqual([]);
});

test('notifies authors when it is given', async () => {
  const person = await workspace.person();
  const education = await anEducation(workspace, [person], { minReadingSec: 5 });
  await study(person, education);
  const heard: number[] = [];
  const stop = workspace.test.app.deps.live.subscribe(workspace.organizationId, ({ topic, ids = [] }) => {
    if (topic === 'educationWork') heard.push(...ids);
  });
  await rate(person, education.id, 5);
  await until(() => Promise.resolve(heard.includes(education.id)));
  stop();
});
