import { type AdaptationWorld, createAdaptationWorld, inDays } from '@test/helpers/worlds/adaptation-world';

/** Tasks of the trial period: set with their criteria, done, graded. */
let w: AdaptationWorld;

beforeAll(async () => {
  w = await createAdaptationWorld();
}, 60_000);
afterAll(() => w.t.stop());

const create = (token: string, userId: number, title: string) =>
  w.call(
    token,
    'adaptationItemCreate',
    `item: { userId: ${userId} kind: trial title: "${title}" criterion: "Без ошибок" weight: 3 dueOn: "${inDays(20)}" }`,
  );

const grade = async (token: string, title: string, args: string) =>
  w.call(
    token,
    'adaptationItemMark',
    `id: ${(await w.entry(w.newcomer.id, title)).item?.id} isDone: true ${args}`,
  );

test('a trial-period task is set by the leader with its criterion, and only by those who manage the plan', async () => {
  expect((await create(w.head.token, w.newcomer.id, 'Собрать витрину')).code).toBeUndefined();
  expect(await w.entry(w.newcomer.id, 'Собрать витрину')).toMatchObject({
    lane: 'employee',
    weight: 3,
    dueOn: inDays(20),
    turn: { id: w.newcomer.id },
    item: { kind: 'trial', criterion: 'Без ошибок', grade: null },
  });
  expect(await create(w.mentor.token, w.newcomer.id, 'От наставника')).toMatchObject({
    code: 'access.denied',
    field: 'kind',
  });
  expect((await create(w.newcomer.token, w.newcomer.id, 'Себе')).code).toBe('access.denied');
  expect((await create(w.stranger.token, w.newcomer.id, 'Чужое')).code).toBe('notFound');
});

test('the newcomer reports it done, and only those who look after them grade it, from 1 to 5, with a comment', async () => {
  const title = 'Собрать витрину';
  expect(await grade(w.newcomer.token, title, 'grade: 5')).toMatchObject({
    code: 'access.denied',
    field: 'grade',
  });
  expect((await grade(w.newcomer.token, title, 'comment: "Готово"')).code).toBeUndefined();
  const done = await w.entry(w.newcomer.id, title);
  expect(done).toMatchObject({ doneBy: { id: w.newcomer.id }, item: { grade: null, comment: 'Готово' } });
  expect(await grade(w.head.token, title, 'grade: 6')).toMatchObject({
    code: 'validation.range',
    field: 'grade',
  });
  expect((await grade(w.head.token, title, 'grade: 4 comment: "Чисто и вовремя"')).code).toBeUndefined();
  // The person who did it stays recorded.
  expect(await w.entry(w.newcomer.id, title)).toMatchObject({
    doneAt: done.doneAt,
    doneBy: { id: w.newcomer.id },
    item: { grade: 4, comment: 'Чисто и вовремя' },
  });
});

test('a task set before any plan ran belongs to the plan that starts later', async () => {
  const early = await w.hire('early', `subdivisionId: ${w.subdivisionId} positionId: ${w.positionId}`);
  expect((await w.read(w.head.token, early.id)).page?.adaptation).toBeNull();
  expect((await create(w.head.token, early.id, 'До начала')).code).toBeUndefined();
  expect((await w.call(w.head.token, 'adaptationStart', `userId: ${early.id}`)).code).toBeUndefined();
  expect(await w.entry(early.id, 'До начала')).toMatchObject({ item: { kind: 'trial' } });
});
