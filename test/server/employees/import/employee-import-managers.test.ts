import { eq } from 'drizzle-orm';
import { userTable } from '@server/modules/employees/employees.tables';
import { roleTable } from '@server/modules/roles/roles.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createImports } from '@test/helpers/worlds/imports';
import { openImportDesk } from '@test/helpers/worlds/import-desk';
import { tableFile } from '@test/helpers/files/table-file';

const desk = openImportDesk();
const HEADING = ['ФИО', 'Почта', 'Отдел', 'Руководитель', 'Табельный номер'];

const notesOf = async (id: number) =>
  (await desk.imports.rows(id)).flatMap(({ number, notes }) => notes.map(({ text }) => [number, text]));
const errorsOf = async (id: number) =>
  (await desk.imports.rows(id, 'wrong')).flatMap(({ number, errors }) =>
    errors.map(({ column, text }) => [number, column, text]),
  );
const leadersNow = async () =>
  (await desk.people())
    .filter(({ isLeader }) => isLeader)
    .map(({ nameSecond }) => nameSecond)
    .toSorted();

test('managers in a table become leaders of subdivisions, previewed in the dry run, and are rolled back with the import', async () => {
  const { organizationId } = desk.owner;
  const progress = await desk.t.app.database.system(async (tx) => {
    const subdivision = await aSubdivision(tx, { organizationId, name: 'Склад' });
    await aUser(tx, {
      ...{ organizationId, nameFirst: 'Олег', nameSecond: 'Старов' },
      ...{ subdivisionId: subdivision.id, personnelNumber: 'А-5' },
    });
    return subdivision;
  });
  const ready = await desk.ready([
    HEADING,
    ['Орлов Борис', desk.address(), 'Производство / Цех', 'Мастеров Иван', '1'],
    ['Соколов Пётр', desk.address(), 'Производство / Цех', 'Иван Мастеров', '2'],
    ['Мастеров Иван', desk.address(), 'Производство / Цех', 'Директоров Лев', '3'],
    ['Директоров Лев', desk.address(), 'Производство', '', '4'],
    ['Кладов Егор', desk.address(), 'Склад', 'а-5', '5'],
  ]);
  expect(ready.columns[3]).toMatchObject({ field: 'leader', confidence: 100 });
  expect(ready.leaders).toEqual([
    { subdivision: 'Склад', name: 'Олег Старов', count: 1, state: 'proposed' },
    { subdivision: 'Цех', name: 'Иван Мастеров', count: 2, state: 'proposed' },
    { subdivision: 'Производство', name: 'Лев Директоров', count: 1, state: 'proposed' },
  ]);
  expect(await errorsOf(ready.id)).toEqual([]);
  expect(await notesOf(ready.id)).toEqual([]);
  expect(await leadersNow()).toEqual([]);
  const done = await desk.imports.run(ready.id);
  expect(done.leaders.map(({ state }) => state)).toEqual(['appointed', 'appointed', 'appointed']);
  expect(await leadersNow()).toEqual(['Директоров', 'Мастеров', 'Старов']);
  const [owned] = await desk.t.app.database.system((tx) =>
    tx.select().from(userTable).where(eq(userTable.leaderSubdivisionId, progress.id)),
  );
  expect(owned).toMatchObject({ nameSecond: 'Старов', isLeader: true });
  const { rollback } = await desk.imports.rollBack(ready.id);
  expect(rollback).toMatchObject({ removed: 5, kept: [] });
  expect(await leadersNow()).toEqual([]);
});

test('a manager’s cell without effect is reported on it: nothing is dropped silently', async () => {
  const { organizationId } = desk.owner;
  await desk.t.app.database.system(async (tx) => {
    const subdivision = await aSubdivision(tx, { organizationId, name: 'Бухгалтерия' });
    const orgUnit = { organizationId, subdivisionId: subdivision.id };
    await aUser(tx, {
      ...{ ...orgUnit, nameFirst: 'Анна', nameSecond: 'Главная' },
      ...{ isLeader: true, leaderSubdivisionId: subdivision.id },
    });
    for (const nameMiddle of ['Ивановна', 'Петровна']) {
      await aUser(tx, { ...orgUnit, nameFirst: 'Мария', nameSecond: 'Дважды', nameMiddle });
    }
  });
  const ready = await desk.ready([
    HEADING,
    ['Первый Иван', desk.address(), 'Бухгалтерия', 'Анна Главная'],
    ['Второй Иван', desk.address(), 'Бухгалтерия', 'Первый Иван'],
    ['Третий Иван', desk.address(), 'Бухгалтерия', 'Никого Такого'],
    ['Четвёртый Иван', desk.address(), 'Бухгалтерия', 'Дважды Мария'],
    ['Пятый Иван', desk.address(), 'Продажи', 'Шестой Иван'],
    ['Шестой Иван', desk.address(), 'Продажи', 'Анна Главная'],
    ['Седьмой Иван', desk.address(), 'Продажи', 'Шестой Иван'],
    ['Восьмой Иван', desk.address(), 'Продажи', 'Пятый Иван'],
    ['Девятый Иван', desk.address(), '', 'Шестой Иван'],
  ]);
  expect(await errorsOf(ready.id)).toEqual([
    [4, 3, 'Такого человека нет ни среди сотрудников, ни в таблице'],
    [5, 3, 'Людей с таким именем несколько. Укажите почту или табельный номер руководителя'],
  ]);
  expect(await notesOf(ready.id)).toEqual([
    [3, 'У подразделения уже есть руководитель: Анна Главная. Импорт его не заменит'],
    [
      7,
      'Сотрудник сам возглавляет «Продажи». Кому он подчиняется, решает структура: назначьте руководителя подразделению выше',
    ],
    [9, 'Чаще руководителем указан другой человек: Иван Шестой'],
    [10, 'Руководителя назначают подразделению, а в строке оно не указано'],
  ]);
  expect(ready.summary).toMatchObject({ wrong: 2, noted: 4 });
  expect((await desk.imports.rows(ready.id, 'noted')).map(({ number }) => number)).toEqual([3, 7, 9, 10]);
  // A corrected cell is checked again, with its dependent cells.
  await desk.imports.mend(ready.id, 4, 3, 'Анна Главная');
  expect((await errorsOf(ready.id)).map(([number]) => number)).toEqual([5]);
  await desk.imports.run(ready.id);
  expect(await leadersNow()).toEqual(['Главная', 'Шестой']);
});

test('the importer makes nobody leader whom they may not edit, nor in a subdivision that got a leader meanwhile', async () => {
  const { organizationId } = desk.owner;
  const hr = await desk.t.app.database.system(async (tx) => {
    const rights = { employees: { read: true, write: true }, structure: { read: true, write: true } };
    const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Кадры', rights }).returning();
    const position = await aPosition(tx, { organizationId, roleId: role?.id });
    return aUser(tx, { organizationId, nameFirst: 'Ева', nameSecond: 'Кадровая', positionId: position.id });
  });
  const imports = createImports(desk.t, await desk.t.signIn(hr.id));
  const [chief, busy] = await desk.t.app.database.system(async (tx) => [
    await aUser(tx, { organizationId, nameFirst: 'Ада', nameSecond: 'Админова', isAdmin: true }),
    await aUser(tx, { organizationId, nameFirst: 'Зоя', nameSecond: 'Занятая' }),
    await aSubdivision(tx, { organizationId, name: 'Первый отдел' }),
    await aSubdivision(tx, { organizationId, name: 'Второй отдел' }),
  ]);
  const file = await tableFile([
    HEADING,
    ['Новый Иван', desk.address(), 'Первый отдел', 'Админова Ада'],
    ['Новая Инна', desk.address(), 'Второй отдел', 'Занятая Зоя'],
  ]);
  const ready = await imports.check(await imports.open(file));
  expect((await imports.rows(ready.id)).map(({ notes }) => notes.length)).toEqual([1, 0]);
  expect(ready.leaders.map(({ name }) => name)).toEqual(['Зоя Занятая']);
  await desk.t.app.database.system(async (tx) => {
    const other = await aSubdivision(tx, { organizationId, name: 'Третий отдел' });
    await tx
      .update(userTable)
      .set({ isLeader: true, leaderSubdivisionId: other.id })
      .where(eq(userTable.id, busy.id));
  });
  const done = await imports.run(ready.id);
  expect(done.leaders.map(({ state }) => state)).toEqual(['kept']);
  const after = await desk.people();
  expect(after.find(({ id }) => id === chief.id)).toMatchObject({ isLeader: false });
});
