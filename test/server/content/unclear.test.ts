import { sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { anEducation, aVideo, type Published, publish, saveBlocks } from '../educations/support';

/** «Непонятно» is one click: what readers, authors and others get of it. */
let workspace: Workspace;
let readers: UserRow[];

beforeAll(async () => {
  workspace = await openWorkspace();
  readers = [];
  for (let count = 0; count < 4; count += 1) readers.push(await workspace.person({}));
}, 60_000);

afterAll(() => workspace.stop());

interface Spot {
  clauseId?: string;
  atSec?: number;
}

const reader = (place: number): UserRow => {
  const found = readers[place];
  if (!found) throw new Error('no such reader');
  return found;
};

const MARK = `mutation ($educationId: Int!, $versionId: Int!, $clauseId: String, $atSec: Int, $text: String) {
  educationCommentCreate(educationId: $educationId, versionId: $versionId, clauseId: $clauseId, atSec: $atSec, text: $text) { id }
}`;
const WORDS = `mutation ($id: Int!, $text: String!) { unclearWordsSave(objectType: education, id: $id, text: $text) }`;
const TAKE_BACK = `mutation ($id: Int!) { unclearTakeBack(objectType: education, id: $id) }`;
const SETTLE = `mutation ($objectId: Int!, $clauseId: String, $atSec: Int) {
  unclearSettle(objectType: education, objectId: $objectId, clauseId: $clauseId, atSec: $atSec) }`;
const PLACES = `query ($objectId: Int!) {
  unclearPlaces(objectType: education, objectId: $objectId) { clauseId atSec people } }`;

const about = ({ id: educationId, versionId }: Published, spot: Spot) => ({
  educationId,
  versionId,
  ...spot,
});

async function mark(who: UserRow, education: Published, spot: Spot, text?: string): Promise<number> {
  const { educationCommentCreate } = await workspace.get<{ educationCommentCreate: { id: number } }>(
    who,
    MARK,
    {
      ...about(education, spot),
      ...(text === undefined ? {} : { text }),
    },
  );
  return educationCommentCreate.id;
}

const places = async (objectId: number, who: UserRow = workspace.admin) =>
  (await workspace.get<{ unclearPlaces: object[] }>(who, PLACES, { objectId })).unclearPlaces;

async function notificationsOf(type: string, objectId: number): Promise<object[]> {
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select user_id as "userId", route, params from notification
      where type = ${type} and object_id = ${objectId} order by id`),
  );
  return rows.map((row) => ({ ...row }));
}

async function unclearTasks(who: UserRow): Promise<{ title: string; route: string; objectType: string }[]> {
  const { today } = await workspace.get<{
    today: {
      waiting: { kind: string; title: string; route: string; objectType: string }[];
      waitingCount: number;
    };
  }>(who, '{ today { waiting { kind title route objectType } waitingCount } }');
  expect(today.waitingCount).toBe(today.waiting.length);
  return today.waiting.filter(({ kind }) => kind === 'unclear').map(({ kind: _, ...task }) => task);
}

const course = (name: string, texts = ['Откройте смену', 'Закройте смену']) =>
  anEducation(workspace, readers, { name }, texts);

it('one click records a mark without words; a second click is the same mark', async () => {
  const till = await course('Один щелчок');
  const first = await mark(reader(0), till, { clauseId: 'b1' });
  expect(await mark(reader(0), till, { clauseId: 'b1' })).toBe(first);
  expect(await places(till.id)).toEqual([{ clauseId: 'b1', atSec: null, people: 1 }]);
  // An emptied text is a mistake of a form, not a click.
  const empty = await workspace.rejection(reader(0), MARK, { ...about(till, { clauseId: 'b1' }), text: ' ' });
  expect(empty).toMatchObject({ code: 'validation.required', field: 'text' });
});

it('words can be added afterwards and the click undone, by the reader only and until it was resolved', async () => {
  const till = await course('Слова потом');
  const id = await mark(reader(0), till, { clauseId: 'b1' });
  for (const query of [WORDS, TAKE_BACK]) {
    const stranger = await workspace.rejection(reader(1), query, { id, text: 'Чужие слова' });
    expect(stranger.code).toBe('notFound');
  }
  await workspace.get(reader(0), WORDS, { id, text: ' Какую кнопку? ' });
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select text from education_comment where education_id = ${till.id}`),
  );
  expect(rows).toEqual([{ text: 'Какую кнопку?' }]);
  await workspace.get(reader(0), TAKE_BACK, { id });
  expect(await places(till.id)).toEqual([]);
  const answered = await mark(reader(0), till, { clauseId: 'b1' });
  await workspace.get(workspace.admin, SETTLE, { objectId: till.id, clauseId: 'b1' });
  for (const query of [WORDS, TAKE_BACK]) {
    const late = await workspace.rejection(reader(0), query, { id: answered, text: 'Поздно' });
    expect(late.code).toBe('notFound');
  }
});

it('three people at one paragraph: one notification of the version and a task of the owner; two, or one person thrice, are not', async () => {
  const till = await course('Трое');
  await mark(reader(0), till, { clauseId: 'b1' });
  await mark(reader(0), till, { clauseId: 'b1' }, 'Не понимаю');
  await mark(reader(0), till, { clauseId: 'b1' }, 'Совсем не понимаю');
  await mark(reader(1), till, { clauseId: 'b1' });
  await mark(reader(2), till, { clauseId: 'b2' });
  expect(await notificationsOf('confusionThreshold', till.id)).toEqual([]);
  expect((await unclearTasks(workspace.admin)).filter(({ title }) => title.startsWith('Трое'))).toEqual([]);
  await mark(reader(2), till, { clauseId: 'b1' });
  await mark(reader(3), till, { clauseId: 'b1' });
  const route = `/education/text/editor/${till.id}/viewEducation?clause=b1`;
  expect(await notificationsOf('confusionThreshold', till.id)).toEqual([
    { userId: workspace.admin.id, route, params: { name: 'Трое', clause: '1', count: 3 } },
  ]);
  // One notification stands for the marks without words from then on.
  expect(await notificationsOf('educationComment', till.id)).toHaveLength(5);
  const task = { title: 'Трое · 1', route, objectType: 'education' };
  expect(await unclearTasks(workspace.admin)).toContainEqual(task);
  expect(await unclearTasks(reader(0))).toEqual([]);
  const nextId = await publish(workspace, await saveBlocks(workspace, till.id, ['Откройте смену', 'Итог']));
  await mark(reader(0), { id: till.id, versionId: nextId }, { clauseId: 'b1' });
  expect(await notificationsOf('confusionThreshold', till.id)).toHaveLength(2);
});

/** Each of them has begun, and has read what is open at the place if it may, before the first one can write its mark. */
function atOnce<Result>(clicks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  return withClient(workspace.test.database.ownerUrl, 'test', async (owner) => {
    await owner.query('begin');
    await owner.query('lock table education_comment in share mode');
    const all = Promise.all(clicks.map((click) => click()));
    await until(async () => {
      const { rows } = await owner.query<{ count: number }>(
        'select count(*)::int as count from pg_locks where not granted',
      );
      return (rows[0]?.count ?? 0) >= clicks.length;
    });
    await owner.query('rollback');
    return all;
  });
}

it('of three clicks at the same time, one notification; of one person’s, one mark', async () => {
  const till = await course('Разом');
  await atOnce([0, 1, 2].map((place) => () => mark(reader(place), till, { clauseId: 'b1' })));
  expect(await notificationsOf('confusionThreshold', till.id)).toHaveLength(1);
  const made = await atOnce([1, 2, 3].map(() => () => mark(reader(3), till, { clauseId: 'b2' })));
  expect(new Set(made).size).toBe(1);
});

it('«Разобрано» ends the task and reaches each who pressed, once', async () => {
  const till = await course('Разобрано');
  for (const place of [0, 1, 2]) await mark(reader(place), till, { clauseId: 'b1' });
  await mark(reader(0), till, { clauseId: 'b1' }, 'Какую?');
  await mark(reader(3), till, { clauseId: 'b2' });
  await workspace.get(workspace.admin, SETTLE, { objectId: till.id, clauseId: 'b1' });
  await workspace.get(workspace.admin, SETTLE, { objectId: till.id, clauseId: 'b1' });
  const notified = await notificationsOf('confusionResolved', till.id);
  expect(notified).toEqual(
    [0, 1, 2].map((place) => ({
      userId: reader(place).id,
      route: `/education/text/my/${till.id}/viewEducation?clause=b1`,
      params: { name: 'Разобрано', clause: '1' },
    })),
  );
  expect((await unclearTasks(workspace.admin)).filter(({ title }) => title.startsWith('Разобрано'))).toEqual(
    [],
  );
  expect(await places(till.id)).toEqual([{ clauseId: 'b2', atSec: null, people: 1 }]);
});

it('a video without words: neighbouring seconds are one place, beyond its end there is nothing', async () => {
  const video = await aVideo(workspace, readers);
  await mark(reader(0), video, { atSec: 75 });
  await mark(reader(1), video, { atSec: 89 });
  await mark(reader(2), video, { atSec: 90 });
  expect(await places(video.id)).toEqual([
    { clauseId: null, atSec: 75, people: 2 },
    { clauseId: null, atSec: 90, people: 1 },
  ]);
  await mark(reader(2), video, { atSec: 80 });
  const route = `/education/video/editor/${video.id}/viewEducation?at=80`;
  expect(await notificationsOf('confusionThreshold', video.id)).toEqual([
    { userId: workspace.admin.id, route, params: { name: 'Фильм', clause: '1:20', count: 3 } },
  ]);
  // The task's address names the first second of the place; the page of texts leads on to that of videos.
  expect(await unclearTasks(workspace.admin)).toContainEqual({
    title: 'Фильм · 1:15',
    route: `/education/text/editor/${video.id}/viewEducation?at=75`,
    objectType: 'education',
  });
  for (const spot of [{ atSec: 101 }, { clauseId: 'b1' }]) {
    expect((await workspace.rejection(reader(0), MARK, about(video, spot))).code).toBe('notFound');
  }
  for (const spot of [{}, { atSec: 1, clauseId: 'b1' }, { atSec: -1 }]) {
    expect((await workspace.rejection(reader(0), MARK, about(video, spot))).code).toMatch(/^validation\./);
  }
  await workspace.get(workspace.admin, SETTLE, { objectId: video.id, atSec: 77 });
  expect(await places(video.id)).toEqual([{ clauseId: null, atSec: 90, people: 1 }]);
});

it('a text has no moments', async () => {
  const till = await course('Без видео');
  expect((await workspace.rejection(reader(0), MARK, about(till, { atSec: 0 }))).code).toBe('notFound');
});

it('the heat map and «Разобрано» are for those who may edit the object, of their own organization', async () => {
  const till = await course('Чужое');
  await mark(reader(0), till, { clauseId: 'b1' });
  const stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    return aUser(tx, { organizationId, isAdmin: true });
  });
  for (const who of [reader(0), stranger]) {
    expect((await workspace.rejection(who, PLACES, { objectId: till.id })).code).toBe('notFound');
    const settled = await workspace.rejection(who, SETTLE, { objectId: till.id, clauseId: 'b1' });
    expect(settled.code).toBe('notFound');
  }
  expect(await places(till.id)).toHaveLength(1);
});
