import { and, eq, ne } from 'drizzle-orm';
import { userTable } from '@server/modules/employees/employees.tables';
import { subdivisionTable } from '@server/modules/structure/structure.tables';
import { aSubdivision } from '@test/factories/structure.factory';
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
const address = () => {
  number += 1;
  return `columns${number}@zavod.ru`;
};

const people = () =>
  t.app.database.system((tx) =>
    tx
      .select()
      .from(userTable)
      .where(and(eq(userTable.organizationId, owner.organizationId), ne(userTable.id, owner.userId)))
      .orderBy(userTable.nameSecond),
  );

const subdivisions = () =>
  t.app.database.system((tx) =>
    tx
      .select()
      .from(subdivisionTable)
      .where(eq(subdivisionTable.organizationId, owner.organizationId))
      .orderBy(subdivisionTable.id),
  );

const open = async (rows: Parameters<typeof tableFile>[0]) => imports.open(await tableFile(rows));

test('mistyped headings are guessed, said to be unsure, and never taken for people', async () => {
  const { columns, rowCount } = await open([
    ['Фамлия', 'Имя', 'Отчесвто', 'Эл.почта', 'Телфон', 'Долность', 'Подразделенее', 'Дата приеиа', 'Цвет'],
    ['Котов', 'Иван', 'Петрович', address(), '89123456789', 'Токарь', 'Цех', '05.03.2024', 'синий'],
  ]);
  expect(rowCount).toBe(1);
  expect(columns.map(({ field, confidence }) => [field, confidence])).toEqual([
    ['nameSecond', 70],
    ['nameFirst', 100],
    ['nameMiddle', 70],
    ['email', 100],
    ['phone', 70],
    ['position', 70],
    ['subdivision', 70],
    ['dateJobStart', 70],
    [null, 0],
  ]);
  const all = await open([
    ['Фамилияя', 'Телефонн', 'Должностьь'],
    ['Котов', '89123456789', 'Токарь'],
  ]);
  expect([all.rowCount, all.columns.map(({ field }) => field)]).toEqual([
    1,
    ['nameSecond', 'phone', 'position'],
  ]);
});

test('further phones, skills, status and the last day come from the table; what is wrong in them is said on its cell', async () => {
  const heading = [
    'ФИО',
    'Почта',
    'Телефон',
    'Доп. телефоны',
    'Навыки',
    'Статус',
    'Дата приёма',
    'Дата увольнения',
  ];
  const { id, columns } = await imports.check(
    await open([
      heading,
      [
        'Аверин Пётр',
        address(),
        '8 912 000 00 01',
        '8 912 000-00-02; 89120000003',
        'Excel, 1С, excel',
        'В отпуске',
        '01.02.2023',
        '',
      ],
      ['Быков Олег', address(), '', '', '', 'уволен', '01.02.2023', '31.10.2024'],
      ['Волков Яков', address(), '', 'нет такого', '', 'витает', '01.02.2023', '31.12.2020'],
    ]),
  );
  expect(columns.map(({ field }) => field)).toEqual([
    ...['nameFull', 'email', 'phone', 'phones', 'skills', 'status', 'dateJobStart', 'dateJobEnd'],
  ]);
  const [wrong] = await imports.rows(id, 'wrong');
  expect(wrong?.errors.map(({ column }) => column)).toEqual([3, 5, 7]);
  await imports.run(id);
  const [averin, bykov] = await people();
  expect(averin).toMatchObject({
    phone: '+79120000001',
    phones: ['+79120000002', '+79120000003'],
    status: 'vacation',
    isArchive: false,
  });
  expect(averin?.skills.map(({ name }) => name)).toEqual(['Excel', '1С']);
  // Who had left before is kept for the records: neither invited nor in the lists of those who work.
  expect(bykov).toMatchObject({ status: 'dismissed', dateJobEnd: '2024-10-31', isArchive: true });
});

test('nobody who works here is dismissed by a table, and several phones in one cell are all kept', async () => {
  const email = address();
  await t.app.database.system((tx) =>
    aUser(tx, { organizationId: owner.organizationId, email, nameFirst: 'Глеб', nameSecond: 'Гусев' }),
  );
  const { id } = await imports.check(
    await open([
      ['ФИО', 'Почта', 'Телефон', 'Статус'],
      ['Гусев Глеб', email, '', 'Уволен'],
      ['Дроздов Ян', address(), '8 912 000 00 11, 8 912 000 00 12', ''],
    ]),
  );
  await imports.settings(id, { duplicates: 'update' });
  await imports.run(id);
  expect((await imports.rows(id)).map(({ outcome }) => outcome)).toEqual(['failed', 'created']);
  const [gusev, drozdov] = await people();
  expect(gusev).toMatchObject({ isArchive: false });
  expect(gusev?.status).not.toBe('dismissed');
  expect(drozdov).toMatchObject({ phone: '+79120000011', phones: ['+79120000012'] });
});

test('a way through the structure is found or made step by step, and taken back from below', async () => {
  const { organizationId } = owner;
  const sales = await t.app.database.system((tx) => aSubdivision(tx, { organizationId, name: 'Продажи' }));
  const retail = await t.app.database.system((tx) =>
    aSubdivision(tx, { organizationId, name: 'Розница', parentId: sales.id }),
  );
  const ready = await imports.check(
    await open([
      ['ФИО', 'Почта', 'Отдел'],
      ['Аверин Пётр', address(), 'Продажи / Розница'],
      ['Быков Олег', address(), 'продажи > Опт'],
      ['Волков Яков', address(), 'Завод → Цех № 1 → Участок'],
      ['Гусев Глеб', address(), 'Завод / Цех № 1'],
      ['Дроздов Ян', address(), 'Офис/склад'],
    ]),
  );
  const shown = ready.places.map(({ name, count, isFound }) => [name, count, isFound]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Завод', 2, false],
      ['Завод / Цех № 1', 2, false],
      ['Завод / Цех № 1 / Участок', 1, false],
      ['Офис/склад', 1, false],
      ['Продажи / Розница', 1, true],
      ['продажи / Опт', 1, false],
    ]),
  );
  await imports.run(ready.id);
  const made = await subdivisions();
  const wayOf = (id: number | null): string => {
    const one = made.find((each) => each.id === id);
    return one ? [wayOf(one.parentId), one.name].filter(Boolean).join(' / ') : '';
  };
  expect((await people()).map(({ subdivisionId }) => wayOf(subdivisionId))).toEqual([
    'Продажи / Розница',
    'Продажи / Опт',
    'Завод / Цех № 1 / Участок',
    'Завод / Цех № 1',
    'Офис/склад',
  ]);
  await imports.rollBack(ready.id);
  expect((await subdivisions()).map(({ id }) => id)).toEqual([sales.id, retail.id]);
});
