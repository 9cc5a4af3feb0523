import { and, eq, ne, sql } from 'drizzle-orm';
import { assignmentRuleTable, assignmentTable } from '@server/modules/assignments/assignments.tables';
import { userTable } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { createImports } from '@test/helpers/imports';
import { register, type Registered } from '@test/helpers/registration';
import { tableFile } from '@test/helpers/table-file';

let t: TestApp;
let owner: Registered;
let imports: ReturnType<typeof createImports>;

beforeAll(async () => {
  t = await startTestApp();
}, 60_000);
afterAll(() => t.stop());
beforeEach(async () => {
  owner = await register(t);
  imports = createImports(t, owner.token);
});

let number = 0;
const address = (name: string) => {
  number += 1;
  return `${name}${number}@zavod.ru`;
};

const people = () =>
  t.app.database.system((tx) =>
    tx
      .select()
      .from(userTable)
      .where(and(eq(userTable.organizationId, owner.organizationId), ne(userTable.id, owner.userId)))
      .orderBy(userTable.nameSecond),
  );

const HEADING = ['ФИО', 'Почта', 'Телефон', 'Должность', 'Отдел', 'Дата приёма', 'Наставник'];

test('an XLSX with Russian headings becomes people with their places, dates and mentors', async () => {
  const [anna, boris] = [address('anna'), address('boris')];
  const file = await tableFile([
    HEADING,
    ['Ёлкина Анна Петровна', anna, '8 (912) 345-67-89', 'Кассир', 'Отдел продаж', '5 марта 2024 г.', ''],
    ['Орлов Борис', boris, 79_123_456_780, 'кассир ', 'отдел  продаж', new Date('2024-04-01'), 'Елкина Анна'],
  ]);
  const mapped = await imports.open(file);
  expect(mapped.columns.map(({ field }) => field)).toEqual([
    'nameFull',
    'email',
    'phone',
    'position',
    'subdivision',
    'dateJobStart',
    'mentor',
  ]);
  expect(mapped.columns.map(({ confidence }) => confidence)).toEqual([100, 100, 100, 100, 100, 100, 100]);
  const ready = await imports.check(mapped);
  expect(await imports.rows(ready.id, 'wrong')).toEqual([]);
  expect(ready.summary).toEqual({ create: 2, update: 0, skip: 0, wrong: 0, duplicates: 0 });
  expect(ready.places.map(({ kind, name, count, action }) => [kind, name, count, action])).toEqual([
    ['position', 'Кассир', 2, 'create'],
    ['subdivision', 'Отдел продаж', 2, 'create'],
  ]);
  const done = await imports.run(ready.id);
  expect(done).toMatchObject({ state: 'done', summary: { create: 2, wrong: 0 } });
  const [first, second] = await people();
  expect(first).toMatchObject({
    nameSecond: 'Ёлкина',
    nameFirst: 'Анна',
    nameMiddle: 'Петровна',
    email: anna,
    phone: '+79123456789',
    dateJobStart: '2024-03-05',
    status: 'invited',
  });
  expect(second).toMatchObject({
    phone: '+79123456780',
    dateJobStart: '2024-04-01',
    positionId: first?.positionId,
    subdivisionId: first?.subdivisionId,
    mentorId: first?.id,
  });
  expect(first?.positionId).not.toBeNull();
});

/** Everybody owes this regulation, from the first day. */
async function owedByAll() {
  return t.app.database.system(async (tx) => {
    const { organizationId, userId } = owner;
    const regulation = await aPublishedRegulation(tx, { organizationId, ownerId: userId });
    await tx.insert(assignmentRuleTable).values({
      organizationId,
      objectType: 'regulation',
      objectId: regulation.id,
      title: 'Всем',
      audience: { groups: [{ all: true }], exceptUserIds: [] },
      dueDays: 5,
    });
    return regulation;
  });
}

const letters = () =>
  t.app.database.system(async (tx) => (await tx.execute(sql`select "to" from letter order by id`)).rows);

async function ready(rows: Parameters<typeof tableFile>[0]) {
  return imports.check(await imports.open(await tableFile(rows)));
}

test('new people owe what the rules say, the dry run counts it, and no letter leaves unless asked', async () => {
  const regulation = await owedByAll();
  const before = (await letters()).length;
  const first = await ready([HEADING, ['Котов Пётр', address('petr')], ['Котова Мария', address('maria')]]);
  expect(first).toMatchObject({ obligations: 2, isSendEmail: false });
  await imports.run(first.id);
  const owed = await t.app.database.system((tx) =>
    tx.select().from(assignmentTable).where(eq(assignmentTable.objectId, regulation.id)),
  );
  expect(owed).toHaveLength(2);
  expect(await letters()).toHaveLength(before);
  const invited = address('invited');
  const second = await ready([HEADING, ['Званов Иван', invited]]);
  await imports.settings(second.id, { isSendEmail: true });
  await imports.run(second.id);
  expect((await letters()).slice(before)).toContainEqual({ to: invited });
});

test('who is there already is found by e-mail, phone or name and birthday; what becomes of them is chosen', async () => {
  const { organizationId } = owner;
  const [mail, filled] = [address('old'), address('filled')];
  await t.app.database.system(async (tx) => {
    const common = { organizationId, nameFirst: 'Олег' };
    await aUser(tx, { ...common, email: mail, nameSecond: 'Абрамов', phone: '+79990000001', info: 'старое' });
    await aUser(tx, { ...common, email: filled, nameSecond: 'Бабин', phone: '+79990000002' });
    await aUser(tx, { ...common, nameSecond: 'Ветров', dateBirth: '1990-05-01' });
  });
  const { id, summary } = await ready([
    ['ФИО', 'Почта', 'Телефон', 'Дата рождения', 'О себе'],
    ['Абрамов Олег', mail.toUpperCase(), '', '', 'новое'],
    ['Бабин Олег', '', '8 999 000 00 02', '', 'новое'],
    ['Ветров Олег', '', '', '01.05.1990', 'новое'],
  ]);
  expect(summary).toMatchObject({ create: 0, update: 3, duplicates: 3 });
  expect((await imports.rows(id)).map(({ action, matchBy }) => [action, matchBy])).toEqual([
    ['fill', 'email'],
    ['fill', 'phone'],
    ['fill', 'name'],
  ]);
  await imports.choose(id, [2], 'update');
  expect((await imports.choose(id, [4], 'skip')).summary).toMatchObject({ update: 2, skip: 1 });
  await imports.run(id);
  expect((await people()).map(({ nameSecond, info }) => [nameSecond, info])).toEqual([
    ['Абрамов', 'новое'],
    ['Бабин', 'новое'],
    ['Ветров', ''],
  ]);
});

test('filling changes nothing that is there', async () => {
  const email = address('full');
  await t.app.database.system((tx) =>
    aUser(tx, {
      organizationId: owner.organizationId,
      email,
      info: 'своё',
      nameFirst: 'Ира',
      nameSecond: 'Дан',
    }),
  );
  const { id } = await ready([
    ['Имя', 'Фамилия', 'Почта', 'О себе'],
    ['Ирина', 'Даниленко', email, 'чужое'],
  ]);
  await imports.run(id);
  expect((await people())[0]).toMatchObject({ nameFirst: 'Ира', nameSecond: 'Дан', info: 'своё' });
  expect(await imports.rows(id)).toMatchObject([{ outcome: 'unchanged' }]);
});

test('unknown places are made, linked or left out, as it is chosen; a name much the same is suggested', async () => {
  const { organizationId } = owner;
  const linked = await t.app.database.system(async (tx) => {
    await aPosition(tx, { organizationId, name: 'Продавец-консультант' });
    await aPosition(tx, { organizationId, name: 'Пекарь' });
    return aSubdivision(tx, { organizationId, name: 'Склад' });
  });
  const { id, places } = await ready([
    HEADING,
    ['Один Иван', address('one'), '', 'Продавец-консультан', 'Складское хозяйство'],
    ['Два Иван', address('two'), '', 'Стажёр', 'СКЛАД'],
    ['Три Иван', address('three'), '', 'Пекрь'],
  ]);
  const suggested = (wanted: string) => places.find(({ name }) => name === wanted)?.suggestedName;
  expect(['Продавец-консультан', 'Пекрь', 'Стажёр'].map(suggested)).toEqual([
    'Продавец-консультант',
    'Пекарь',
    null,
  ]);
  expect(places.find(({ name }) => name === 'СКЛАД')).toMatchObject({ isFound: true, action: 'link' });
  await imports.places(id, [
    { kind: 'position', key: 'стажер', action: 'skip' },
    { kind: 'position', key: 'пекрь', action: 'skip' },
    { kind: 'subdivision', key: 'складское хозяйство', action: 'link', targetId: linked.id },
  ]);
  await imports.run(id);
  const [two, one] = await people();
  expect(two).toMatchObject({ positionId: null, subdivisionId: linked.id });
  expect(one).toMatchObject({ subdivisionId: linked.id });
  expect(one?.positionId).not.toBeNull();
});

test('within 24 hours everything is taken back: people, changes and places', async () => {
  await owedByAll();
  const email = address('kept');
  const { organizationId } = owner;
  await t.app.database.system((tx) =>
    aUser(tx, { organizationId, email, nameSecond: 'Ясный', info: 'было' }),
  );
  const { id } = await ready([
    [...HEADING, 'О себе'],
    ['Новый Иван', address('new'), '', 'Маляр', 'Цех', '', email],
    ['Новая Инна', address('new'), '', 'Маляр', 'Цех', '', 'Новый Иван'],
    ['Ясный Иван', email, '', 'Маляр', '', '', '', 'стало'],
  ]);
  await imports.settings(id, { duplicates: 'update' });
  const done = await imports.run(id);
  expect(done.rollbackUntil).not.toBeNull();
  expect(await people()).toHaveLength(3);
  const back = await imports.rollBack(id);
  expect(back.rollback).toEqual({ removed: 2, restored: 1, kept: [] });
  expect(await people()).toMatchObject([{ email, info: 'было', positionId: null }]);
  const left = await imports.ask('{ positions { items { name } } subdivisions { count } }');
  expect(left).toMatchObject({ positions: { items: [{ name: 'Директор' }] }, subdivisions: { count: 0 } });
});

test('whoever signed, signed in or was changed since is not taken back, and is named', async () => {
  const regulation = await owedByAll();
  const { id } = await ready([
    HEADING,
    ['Подписант Пётр', address('signed')],
    ['Вошедший Олег', address('in')],
    ['Правленый Иван', address('changed')],
    ['Лишний Егор', address('free')],
  ]);
  await imports.run(id);
  const [entered, , signer, edited] = await people();
  await t.app.database.system(async (tx) => {
    const { organizationId } = owner;
    await tx.execute(sql`
      insert into regulation_signature (organization_id, regulation_id, version_id, user_id, action, scope, method,
        confirmed_name, doc_sha256, created_at, prev_hash, hash)
      values (${organizationId}, ${regulation.id}, ${regulation.currentVersionId}, ${signer?.id}, 'signed', 'full', 'checkbox',
        'Пётр', 'f', now(), '', 'f')`);
    await tx.execute(sql`update users set password_hash = 'x' where id = ${entered?.id}`);
    await tx.execute(
      sql`update users set info = 'правка', updated_at = clock_timestamp() where id = ${edited?.id}`,
    );
  });
  const { rollback } = await imports.rollBack(id);
  expect(rollback).toEqual({
    removed: 1,
    restored: 0,
    kept: [
      { number: 2, obstacle: 'signed', user: { nameFull: 'Пётр Подписант' } },
      { number: 3, obstacle: 'signedIn', user: { nameFull: 'Олег Вошедший' } },
      { number: 4, obstacle: 'changed', user: { nameFull: 'Иван Правленый' } },
    ],
  });
  expect((await people()).map(({ nameSecond }) => nameSecond)).toEqual([
    'Вошедший',
    'Подписант',
    'Правленый',
  ]);
});

test('killed in the middle it goes on: nobody comes twice, nobody is left out', async () => {
  const { organizationId } = owner;
  const first = address('first');
  const { id } = await ready([HEADING, ['Первый Иван', first], ['Второй Иван', address('second')]]);
  // As a killed server leaves it: one part is committed, no job works on the rest, and it stands still.
  await t.app.database.system(async (tx) => {
    const { id: userId } = await aUser(tx, { organizationId, email: first, nameSecond: 'Первый' });
    await tx.execute(sql`update employee_import_row set outcome = 'created', user_id = ${userId}, done_at = now()
      where import_id = ${id} and number = 2`);
    await tx.execute(sql`update employee_import set state = 'running', done_count = 1, beat_at = now() - interval '2 minutes'
      where id = ${id}`);
    await t.app.deps.jobs.enqueue(tx, 'continueImports', {});
  });
  expect(await imports.at(id, 'done')).toMatchObject({ summary: { create: 2, wrong: 0 } });
  expect((await people()).map(({ nameSecond }) => nameSecond)).toEqual(['Второй', 'Первый']);
});

test('an address that was taken since the check fails its row alone', async () => {
  const taken = address('taken');
  const { id } = await ready([HEADING, ['Поздний Иван', taken], ['Ранний Иван', address('free')]]);
  await t.app.database.system((tx) => aUser(tx, { email: taken }));
  await imports.run(id);
  expect(
    (await imports.rows(id)).map(({ outcome, errors }) => [outcome, errors.map(({ text }) => text)]),
  ).toEqual([
    ['failed', ['Этот адрес уже занят']],
    ['created', []],
  ]);
});

test('after 24 hours an import can no longer be taken back', async () => {
  const { id } = await ready([HEADING, ['Старый Иван', address('old')]]);
  await imports.run(id);
  await t.app.database.system((tx) =>
    tx.execute(sql`update employee_import set finished_at = now() - interval '25 hours' where id = ${id}`),
  );
  await expect(imports.rollBack(id)).rejects.toThrow('import.rollbackLate');
});
