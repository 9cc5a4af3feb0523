import { eq, sql } from 'drizzle-orm';
import { assignmentRuleTable, assignmentTable } from '@server/modules/assignments/assignments.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createImports } from '@test/helpers/worlds/imports';
import { openImportDesk } from '@test/helpers/worlds/import-desk';
import { tableFile } from '@test/helpers/files/table-file';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { employeeJobs } from '@server/modules/employees/employees.jobs';

const desk = openImportDesk();

const HEADING = ['ФИО', 'Почта', 'Телефон', 'Должность', 'Отдел', 'Дата приёма', 'Наставник'];

test('an XLSX with Russian headings becomes people with their positions, dates and mentors', async () => {
  const [anna, boris] = [desk.address('anna'), desk.address('boris')];
  const file = await tableFile([
    HEADING,
    ['Ёлкина Анна Петровна', anna, '8 (912) 345-67-89', 'Кассир', 'Отдел продаж', '5 марта 2024 г.', ''],
    ['Орлов Борис', boris, 79_123_456_780, 'кассир ', 'отдел  продаж', new Date('2024-04-01'), 'Елкина Анна'],
  ]);
  const mapped = await desk.imports.open(file);
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
  const ready = await desk.imports.check(mapped);
  expect(await desk.imports.rows(ready.id, 'wrong')).toEqual([]);
  expect(ready.summary).toMatchObject({ create: 2, update: 0, skip: 0, wrong: 0, duplicates: 0 });
  expect(ready.orgUnits.map(({ kind, name, count, action }) => [kind, name, count, action])).toEqual([
    ['position', 'Кассир', 2, 'create'],
    ['subdivision', 'Отдел продаж', 2, 'create'],
  ]);
  const done = await desk.imports.run(ready.id);
  expect(done).toMatchObject({ state: 'done', summary: { create: 2, wrong: 0 } });
  const [first, second] = await desk.people();
  expect(first).toMatchObject({
    nameSecond: 'Ёлкина',
    nameFirst: 'Анна',
    nameMiddle: 'Петровна',
    email: anna,
    phone: '+79123456789',
    dateJobStart: '2024-03-05',
    status: 'notInvited',
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

/** Assigns this regulation to everybody, from the first day. */
async function assignedToAll() {
  return desk.t.app.database.system(async (tx) => {
    const { organizationId, userId } = desk.owner;
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

const emails = () =>
  desk.t.app.database.system(async (tx) => (await tx.execute(sql`select "to" from letter order by id`)).rows);

test('new people get assignments by the rules, the dry run counts them, and no email is sent unless requested', async () => {
  const regulation = await assignedToAll();
  const before = (await emails()).length;
  const first = await desk.ready([
    HEADING,
    ['Котов Пётр', desk.address('petr')],
    ['Котова Мария', desk.address('maria')],
  ]);
  expect(first).toMatchObject({ assignments: 2, isSendEmail: false });
  await desk.imports.run(first.id);
  const owed = await desk.t.app.database.system((tx) =>
    tx.select().from(assignmentTable).where(eq(assignmentTable.objectId, regulation.id)),
  );
  expect(owed).toHaveLength(2);
  expect(await emails()).toHaveLength(before);
  const invited = desk.address('invited');
  const second = await desk.ready([HEADING, ['Званов Иван', invited]]);
  await desk.imports.settings(second.id, { isSendEmail: true });
  await desk.imports.run(second.id);
  expect((await emails()).slice(before)).toContainEqual({ to: invited });
});

test('existing people are found by email, phone or name and birthday; the user chooses how they are treated', async () => {
  const { organizationId } = desk.owner;
  const [mail, filled] = [desk.address('old'), desk.address('filled')];
  await desk.t.app.database.system(async (tx) => {
    const common = { organizationId, nameFirst: 'Олег' };
    await aUser(tx, { ...common, email: mail, nameSecond: 'Абрамов', phone: '+79990000001', info: 'старое' });
    await aUser(tx, { ...common, email: filled, nameSecond: 'Бабин', phone: '+79990000002' });
    await aUser(tx, { ...common, nameSecond: 'Ветров', dateBirth: '1990-05-01' });
  });
  const { id, summary } = await desk.ready([
    ['ФИО', 'Почта', 'Телефон', 'Дата рождения', 'О себе'],
    ['Абрамов Олег', mail.toUpperCase(), '', '', 'новое'],
    ['Бабин Олег', '', '8 999 000 00 02', '', 'новое'],
    ['Ветров Олег', '', '', '01.05.1990', 'новое'],
  ]);
  expect(summary).toMatchObject({ create: 0, update: 2, same: 1, duplicates: 3 });
  expect((await desk.imports.rows(id)).map(({ action, matchBy }) => [action, matchBy])).toEqual([
    ['fill', 'email'],
    ['fill', 'phone'],
    ['fill', 'name'],
  ]);
  await desk.imports.choose(id, [2], 'update');
  expect((await desk.imports.choose(id, [4], 'skip')).summary).toMatchObject({ update: 2, skip: 1 });
  await desk.imports.run(id);
  expect((await desk.people()).map(({ nameSecond, info }) => [nameSecond, info])).toEqual([
    ['Абрамов', 'новое'],
    ['Бабин', 'новое'],
    ['Ветров', ''],
  ]);
});

test('the fill mode changes no existing value', async () => {
  const email = desk.address('full');
  await desk.t.app.database.system((tx) =>
    aUser(tx, {
      organizationId: desk.owner.organizationId,
      email,
      info: 'своё',
      nameFirst: 'Ира',
      nameSecond: 'Дан',
    }),
  );
  const { id } = await desk.ready([
    ['Имя', 'Фамилия', 'Почта', 'О себе'],
    ['Ирина', 'Даниленко', email, 'чужое'],
  ]);
  await desk.imports.run(id);
  expect((await desk.people())[0]).toMatchObject({ nameFirst: 'Ира', nameSecond: 'Дан', info: 'своё' });
  expect(await desk.imports.rows(id)).toMatchObject([{ outcome: 'unchanged' }]);
});

test('unknown positions are created, linked or skipped, as chosen; a similar name is suggested', async () => {
  const { organizationId } = desk.owner;
  const linked = await desk.t.app.database.system(async (tx) => {
    await aPosition(tx, { organizationId, name: 'Продавец-консультант' });
    await aPosition(tx, { organizationId, name: 'Пекарь' });
    return aSubdivision(tx, { organizationId, name: 'Склад' });
  });
  const { id, orgUnits } = await desk.ready([
    HEADING,
    ['Один Иван', desk.address('one'), '', 'Продавец-консультан', 'Складское хозяйство'],
    ['Два Иван', desk.address('two'), '', 'Стажёр', 'СКЛАД'],
    ['Три Иван', desk.address('three'), '', 'Пекрь'],
  ]);
  const suggested = (wanted: string) => orgUnits.find(({ name }) => name === wanted)?.suggestedName;
  expect(['Продавец-консультан', 'Пекрь', 'Стажёр'].map(suggested)).toEqual([
    'Продавец-консультант',
    'Пекарь',
    null,
  ]);
  expect(orgUnits.find(({ name }) => name === 'СКЛАД')).toMatchObject({ isFound: true, action: 'link' });
  await desk.imports.orgUnits(id, [
    { kind: 'position', key: 'стажер', action: 'skip' },
    { kind: 'position', key: 'пекрь', action: 'skip' },
    { kind: 'subdivision', key: 'складское хозяйство', action: 'link', targetId: linked.id },
  ]);
  await desk.imports.run(id);
  const [two, one] = await desk.people();
  expect(two).toMatchObject({ positionId: null, subdivisionId: linked.id });
  expect(one).toMatchObject({ subdivisionId: linked.id });
  expect(one?.positionId).not.toBeNull();
});

test('within 24 hours everything is rolled back: people, changes and positions', async () => {
  await assignedToAll();
  const email = desk.address('kept');
  const { organizationId } = desk.owner;
  await desk.t.app.database.system((tx) =>
    aUser(tx, { organizationId, email, nameSecond: 'Ясный', info: 'было' }),
  );
  const { id } = await desk.ready([
    [...HEADING, 'О себе'],
    ['Новый Иван', desk.address('new'), '', 'Маляр', 'Цех', '', email],
    ['Новая Инна', desk.address('new'), '', 'Маляр', 'Цех', '', 'Новый Иван'],
    ['Ясный Иван', email, '', 'Маляр', '', '', '', 'стало'],
  ]);
  await desk.imports.settings(id, { duplicates: 'update' });
  const done = await desk.imports.run(id);
  expect(done.rollbackUntil).not.toBeNull();
  expect(await desk.people()).toHaveLength(3);
  const back = await desk.imports.rollBack(id);
  expect(back.rollback).toEqual({ removed: 2, restored: 1, kept: [] });
  expect(await desk.people()).toMatchObject([{ email, info: 'было', positionId: null }]);
  const left = await desk.imports.ask('{ positions { items { name } } subdivisions { count } }');
  expect(left).toMatchObject({ positions: { items: [{ name: 'Директор' }] }, subdivisions: { count: 0 } });
});

const signatureOf = (organizationId: number, { id, currentVersionId }: RegulationRow, userId?: number) => sql`
  insert into regulation_signature (organization_id, regulation_id, version_id, user_id, action, scope, method,
    confirmed_name, doc_sha256, created_at, record_version, prev_hash, hash)
  values (${organizationId}, ${id}, ${currentVersionId}, ${userId}, 'signed', 'full', 'checkbox', 'Пётр', 'f', now(), 2, '', 'f')`;

test('people who signed, signed in or were changed since are not rolled back, and are named', async () => {
  const regulation = await assignedToAll();
  const { id } = await desk.ready([
    HEADING,
    ['Подписант Пётр', desk.address('signed')],
    ['Вошедший Олег', desk.address('in')],
    ['Правленый Иван', desk.address('changed')],
    ['Лишний Егор', desk.address('free')],
  ]);
  await desk.imports.run(id);
  const [entered, , signer, edited] = await desk.people();
  await desk.t.app.database.system(async (tx) => {
    const { organizationId } = desk.owner;
    await tx.execute(signatureOf(organizationId, regulation, signer?.id));
    await tx.execute(sql`update users set password_hash = 'x' where id = ${entered?.id}`);
    await tx.execute(
      sql`update users set info = 'правка', updated_at = clock_timestamp() where id = ${edited?.id}`,
    );
  });
  const { rollback } = await desk.imports.rollBack(id);
  expect(rollback).toEqual({
    removed: 1,
    restored: 0,
    kept: [
      { number: 2, obstacle: 'signed', user: { nameFull: 'Пётр Подписант' } },
      { number: 3, obstacle: 'signedIn', user: { nameFull: 'Олег Вошедший' } },
      { number: 4, obstacle: 'changed', user: { nameFull: 'Иван Правленый' } },
    ],
  });
  expect((await desk.people()).map(({ nameSecond }) => nameSecond)).toEqual([
    'Вошедший',
    'Подписант',
    'Правленый',
  ]);
});

test('a person whom the import changed and who has signed since keeps the change', async () => {
  const regulation = await assignedToAll();
  const email = desk.address('signed');
  const { organizationId } = desk.owner;
  const person = await desk.t.app.database.system((tx) =>
    aUser(tx, { organizationId, email, nameFirst: 'Пётр', nameSecond: 'Подписант', info: 'было' }),
  );
  const { id } = await desk.ready([
    ['ФИО', 'Почта', 'О себе'],
    ['Подписант Пётр', email, 'стало'],
  ]);
  await desk.imports.settings(id, { duplicates: 'update' });
  await desk.imports.run(id);
  await desk.t.app.database.system((tx) => tx.execute(signatureOf(organizationId, regulation, person.id)));
  expect((await desk.imports.rollBack(id)).rollback).toEqual({
    ...{ removed: 0, restored: 0 },
    kept: [{ number: 2, obstacle: 'signed', user: { nameFull: 'Пётр Подписант' } }],
  });
  expect(await desk.people()).toMatchObject([{ email, info: 'стало' }]);
});

test('killed in the middle it resumes: nobody is imported twice, nobody is skipped', async () => {
  const { organizationId } = desk.owner;
  const first = desk.address('first');
  const { id } = await desk.ready([HEADING, ['Первый Иван', first], ['Второй Иван', desk.address('second')]]);
  // The state left by a killed server: one part is committed, no job works on the rest, and there is no progress.
  await desk.t.app.database.system(async (tx) => {
    const { id: userId } = await aUser(tx, { organizationId, email: first, nameSecond: 'Первый' });
    await tx.execute(sql`update employee_import_row set outcome = 'created', user_id = ${userId}, done_at = now()
      where import_id = ${id} and number = 2`);
    await tx.execute(sql`update employee_import set state = 'running', done_count = 1, beat_at = now() - interval '2 minutes'
      where id = ${id}`);
    await desk.t.app.deps.jobs.enqueue(tx, employeeJobs.continueImports, {});
  });
  expect(await desk.imports.untilState(id, 'done')).toMatchObject({ summary: { create: 2, wrong: 0 } });
  expect((await desk.people()).map(({ nameSecond }) => nameSecond)).toEqual(['Второй', 'Первый']);
});

test('closing the browser, and even signing out, leaves the import running', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => [`Массовый${index} Иван`, desk.address('closed')]);
  const { id } = await desk.ready([['ФИО', 'Почта'], ...rows]);
  const { imports, owner, t } = desk;
  await imports.ask('mutation ($id: Int!) { employeeImportRun(id: $id) { id } }', { id });
  await imports.ask('mutation { sessionEnd }');
  const done = await createImports(t, await t.signIn(owner.userId)).untilState(id, 'done');
  expect(done.summary).toMatchObject({ create: 1_200, wrong: 0 });
  expect(await desk.people()).toHaveLength(1_200);
});

test('an email taken since the check fails only its row', async () => {
  const taken = desk.address('taken');
  const { id } = await desk.ready([HEADING, ['Поздний Иван', taken], ['Ранний Иван', desk.address('free')]]);
  await desk.t.app.database.system((tx) => aUser(tx, { email: taken }));
  await desk.imports.run(id);
  expect(
    (await desk.imports.rows(id)).map(({ outcome, errors }) => [outcome, errors.map(({ text }) => text)]),
  ).toEqual([
    ['failed', ['Этот адрес уже занят. Укажите другой']],
    ['created', []],
  ]);
});

test('after 24 hours an import can no longer be rolled back', async () => {
  const { id } = await desk.ready([HEADING, ['Старый Иван', desk.address('old')]]);
  await desk.imports.run(id);
  await desk.t.app.database.system((tx) =>
    tx.execute(sql`update employee_import set finished_at = now() - interval '25 hours' where id = ${id}`),
  );
  await expect(desk.imports.rollBack(id)).rejects.toThrow('import.rollbackLate');
});
