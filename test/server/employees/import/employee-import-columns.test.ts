import { eq } from 'drizzle-orm';
import { subdivisionTable } from '@server/modules/structure/structure.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openImportDesk } from '@test/helpers/worlds/import-desk';

const desk = openImportDesk();

const subdivisions = () =>
  desk.t.app.database.system((tx) =>
    tx
      .select()
      .from(subdivisionTable)
      .where(eq(subdivisionTable.organizationId, desk.owner.organizationId))
      .orderBy(subdivisionTable.id),
  );

test('mistyped headings are guessed, marked as unsure, and never mistaken for people', async () => {
  const { columns, rowCount } = await desk.open([
    ['Фамлия', 'Имя', 'Отчесвто', 'Эл.почта', 'Телфон', 'Долность', 'Подразделенее', 'Дата приеиа', 'Цвет'],
    ['Котов', 'Иван', 'Петрович', desk.address(), '89123456789', 'Токарь', 'Цех', '05.03.2024', 'синий'],
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
  const all = await desk.open([
    ['Фамилияя', 'Телефонн', 'Должностьь'],
    ['Котов', '89123456789', 'Токарь'],
  ]);
  expect([all.rowCount, all.columns.map(({ field }) => field)]).toEqual([
    1,
    ['nameSecond', 'phone', 'position'],
  ]);
});

test('a column of remarks about people is not their own text: it is mapped nowhere unless the user maps it', async () => {
  const { columns } = await desk.open([
    ['ФИО', 'Почта', 'Примечание', 'Комментарий', 'Notes', 'О себе'],
    ['Котов Иван', desk.address(), 'на испытательном', 'пьёт', 'late', 'Люблю лес'],
  ]);
  expect(columns.map(({ field }) => field)).toEqual(['nameFull', 'email', null, null, null, 'info']);
});

test('further phones, skills, status and the last day are imported from the table; errors in them are reported on the cell', async () => {
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
  const { id, columns } = await desk.imports.check(
    await desk.open([
      heading,
      [
        'Аверин Пётр',
        desk.address(),
        '8 912 000 00 01',
        '8 912 000-00-02; 89120000003',
        'Excel, 1С, excel',
        'В отпуске',
        '01.02.2023',
        '',
      ],
      ['Быков Олег', desk.address(), '', '', '', 'уволен', '01.02.2023', '31.10.2024'],
      ['Волков Яков', desk.address(), '', 'нет такого', '', 'витает', '01.02.2023', '31.12.2020'],
    ]),
  );
  expect(columns.map(({ field }) => field)).toEqual([
    ...['nameFull', 'email', 'phone', 'phones', 'skills', 'status', 'dateJobStart', 'dateJobEnd'],
  ]);
  const [wrong] = await desk.imports.rows(id, 'wrong');
  expect(wrong?.errors.map(({ column }) => column)).toEqual([3, 5, 7]);
  expect((await desk.imports.rows(id, 'archive')).map(({ number }) => number)).toEqual([3]);
  await desk.imports.run(id);
  const [averin, bykov] = await desk.people();
  expect(averin).toMatchObject({
    phone: '+79120000001',
    phones: ['+79120000002', '+79120000003'],
    status: 'vacation',
    isArchive: false,
  });
  expect(averin?.skills.map(({ name }) => name)).toEqual(['Excel', '1С']);
  // A person who had left before is stored for the records: neither invited nor in the lists of current employees.
  expect(bykov).toMatchObject({ status: 'dismissed', dateJobEnd: '2024-10-31', isArchive: true });
});

test('a table dismisses no current employee, and several phones in one cell are all kept', async () => {
  const email = desk.address();
  await desk.t.app.database.system((tx) =>
    aUser(tx, { organizationId: desk.owner.organizationId, email, nameFirst: 'Глеб', nameSecond: 'Гусев' }),
  );
  const { id } = await desk.imports.check(
    await desk.open([
      ['ФИО', 'Почта', 'Телефон', 'Статус'],
      ['Гусев Глеб', email, '', 'Уволен'],
      ['Дроздов Ян', desk.address(), '8 912 000 00 11, 8 912 000 00 12', ''],
    ]),
  );
  // Shown by name before it runs; the fill mode changes nobody's status.
  expect((await desk.imports.get(id)).summary).toMatchObject({ wrong: 0, same: 1, dismissed: 1 });
  const { summary } = await desk.imports.settings(id, { duplicates: 'update' });
  expect(summary).toMatchObject({ create: 1, wrong: 1, dismissed: 1, rehired: 0, archive: 0 });
  const [told] = await desk.imports.rows(id, 'dismissed');
  expect(told).toMatchObject({
    number: 2,
    errors: [{ column: 3, text: expect.stringContaining('Увольнение') }],
  });
  await desk.imports.run(id);
  expect((await desk.imports.rows(id)).map(({ outcome }) => outcome)).toEqual(['failed', 'created']);
  const [gusev, drozdov] = await desk.people();
  expect(gusev).toMatchObject({ isArchive: false });
  expect(gusev?.status).not.toBe('dismissed');
  expect(drozdov).toMatchObject({ phone: '+79120000011', phones: ['+79120000012'] });
});

test('a path through the structure is found or created step by step, and rolled back from the bottom', async () => {
  const { organizationId } = desk.owner;
  const sales = await desk.t.app.database.system((tx) =>
    aSubdivision(tx, { organizationId, name: 'Продажи' }),
  );
  const retail = await desk.t.app.database.system((tx) =>
    aSubdivision(tx, { organizationId, name: 'Розница', parentId: sales.id }),
  );
  const ready = await desk.imports.check(
    await desk.open([
      ['ФИО', 'Почта', 'Отдел'],
      ['Аверин Пётр', desk.address(), 'Продажи / Розница'],
      ['Быков Олег', desk.address(), 'продажи > Опт'],
      ['Волков Яков', desk.address(), 'Завод → Цех № 1 → Участок'],
      ['Гусев Глеб', desk.address(), 'Завод / Цех № 1'],
      ['Дроздов Ян', desk.address(), 'Офис/склад'],
    ]),
  );
  const shown = ready.orgUnits.map(({ name, count, isFound }) => [name, count, isFound]);
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
  await desk.imports.run(ready.id);
  const made = await subdivisions();
  const pathOf = (id: number | null): string => {
    const person = made.find((item) => item.id === id);
    return person ? [pathOf(person.parentId), person.name].filter(Boolean).join(' / ') : '';
  };
  expect((await desk.people()).map(({ subdivisionId }) => pathOf(subdivisionId))).toEqual([
    'Продажи / Розница',
    'Продажи / Опт',
    'Завод / Цех № 1 / Участок',
    'Завод / Цех № 1',
    'Офис/склад',
  ]);
  await desk.imports.rollBack(ready.id);
  expect((await subdivisions()).map(({ id }) => id)).toEqual([sales.id, retail.id]);
});
