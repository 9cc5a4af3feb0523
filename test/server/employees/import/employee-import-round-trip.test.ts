import exceljs from 'exceljs';
import { eq } from 'drizzle-orm';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { positionTable } from '@server/modules/structure/structure.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openImportDesk } from '@test/helpers/worlds/import-desk';

const desk = openImportDesk();

async function exported(): Promise<exceljs.Workbook> {
  const response = await fetch(`${desk.t.url}/api/employees.xlsx`, {
    headers: { 'x-session-token': desk.owner.token },
  });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  return book;
}

/** The cell of a person (by last name) under a heading. */
function cellOf(book: exceljs.Workbook, name: string, title: string): exceljs.Cell {
  const [sheet] = book.worksheets;
  const column = sheet?.getRow(1).values;
  const at = Array.isArray(column) ? column.indexOf(title) : -1;
  const names = sheet?.getColumn(1).values ?? [];
  const cell = sheet?.getCell(names.indexOf(name), at);
  if (!cell || at < 0) throw new Error(`no cell «${name}», «${title}»`);
  return cell;
}

const bytesOf = async (book: exceljs.Workbook) => Buffer.from(await book.xlsx.writeBuffer());

/**
 * People whose cells are hard to read back: people with the same name, two positions with one name, an archived one, commas in
 * values.
 */
async function aHardCompany(): Promise<void> {
  const { organizationId } = desk.owner;
  await desk.t.app.database.system(async (tx) => {
    const [north, south] = [
      await aSubdivision(tx, { organizationId, name: 'Север' }),
      await aSubdivision(tx, { organizationId, name: 'Юг > Запад' }),
    ];
    const sales = { organizationId, name: 'Продажи' };
    const [ofNorth, ofSouth] = [
      await aSubdivision(tx, { ...sales, parentId: north.id }),
      await aSubdivision(tx, { ...sales, parentId: south.id }),
    ];
    const cashier = { organizationId, name: 'Кассир' };
    const [first, second] = [
      await aPosition(tx, { ...cashier, subdivisionId: ofNorth.id }),
      await aPosition(tx, { ...cashier, subdivisionId: ofSouth.id }),
    ];
    const gone = await aPosition(tx, { organizationId, name: 'Телефонист' });
    await tx.update(positionTable).set({ isArchive: true }).where(eq(positionTable.id, gone.id));
    const anna = { organizationId, nameFirst: 'Анна' };
    const mentor = await aUser(tx, { ...anna, nameSecond: 'Смирнова', subdivisionId: ofNorth.id });
    await aUser(tx, { ...anna, nameSecond: 'Смирнова', nameMiddle: 'Петровна', phone: '+79120000009' });
    const left = await aUser(tx, { ...anna, nameSecond: 'Ушедшая', isArchive: true, status: 'dismissed' });
    await aUser(tx, {
      ...{ organizationId, nameSecond: 'Белов', subdivisionId: ofSouth.id, positionId: first.id },
      ...{
        mentorId: mentor.id,
        dateBirth: '1990-01-31',
        dateJobStart: '2024-03-05',
        dateAdaptEnd: '2024-06-05',
      },
      ...{ phone: '+79120000001', phones: ['+79120000002', '+79120000003'], sex: 'male', status: 'vacation' },
      ...{ info: 'Первая строка\nВторая', detailInfo: 'Завод, 10 лет' },
      personnelNumber: '0017',
      hireSource: 'Ярмарка, весна',
      skills: [
        { name: 'Excel, Word', level: 5 },
        { name: '1С', level: 1 },
      ],
      interests: ['Шахматы, лыжи', 'Кино'],
      goals: [
        { text: 'Стать мастером, а потом начальником', dueAt: '2027-05-01', progress: 40 },
        { text: 'Отдохнуть', dueAt: null, progress: 0 },
      ],
    });
    const worker = { organizationId, nameFirst: 'Иван' };
    await aUser(tx, { ...worker, nameSecond: 'Громов', positionId: gone.id, mentorId: left.id });
    await aUser(tx, { ...worker, nameSecond: 'Дронов', positionId: second.id, subdivisionId: south.id });
    await aUser(tx, { ...worker, nameSecond: 'Ершов', subdivisionId: ofSouth.id, status: 'invited' });
  });
}

const everybody = () =>
  desk.t.app.database.system((tx) =>
    tx
      .select()
      .from(userTable)
      .where(eq(userTable.organizationId, desk.owner.organizationId))
      .orderBy(userTable.id),
  );

/** The differences of each person, by last name. */
function differences(before: readonly UserRow[], after: readonly UserRow[]): Record<string, unknown> {
  const entries = (row: UserRow) =>
    Object.entries(row).filter(([key]) => key !== 'updatedAt' && key !== 'lastSeenAt');
  return Object.fromEntries(
    after.flatMap((row, index) => {
      const old = new Map(entries(before[index] ?? row));
      const changed = entries(row).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(old.get(key)),
      );
      return changed.length > 0 ? [[row.nameSecond, Object.fromEntries(changed)]] : [];
    }),
  );
}

test('re-importing an export with three changed cells changes three people in one field each, and nobody else', async () => {
  await aHardCompany();
  const book = await exported();
  cellOf(book, 'Белов', 'Телефон').value = '8 (912) 555-55-55';
  cellOf(book, 'Громов', 'Почта').value = 'novyj-gromov@zavod.ru';
  cellOf(book, 'Ершов', 'Наставник').value = 'Белов Иван';
  const before = await everybody();
  const { id, summary, orgUnits, duplicates } = await desk.imports.check(
    await desk.imports.open(await bytesOf(book), 'Сотрудники.xlsx'),
  );
  // The dry run detects it, and nobody has to confirm that the table's values are intended.
  expect(duplicates).toBe('update');
  expect(summary).toMatchObject({ create: 0, update: 3, same: before.length - 4, wrong: 0, skip: 0 });
  expect(orgUnits.filter(({ isFound }) => !isFound)).toEqual([]);
  expect((await desk.imports.rows(id, 'update')).map(({ changes, matchBy }) => [changes, matchBy])).toEqual(
    expect.arrayContaining([
      [['phone'], 'id'],
      [['email'], 'id'],
      [['mentor'], 'id'],
    ]),
  );
  await desk.imports.run(id);
  const after = await everybody();
  expect(after).toHaveLength(before.length);
  const belov = before.find(({ nameSecond }) => nameSecond === 'Белов');
  expect(differences(before, after)).toEqual({
    Белов: { phone: '+79125555555' },
    // Nobody has confirmed the new email yet.
    Громов: { email: 'novyj-gromov@zavod.ru', emailProvedAt: null },
    Ершов: { mentorId: belov?.id },
  });
});

test('a row’s person is not matched by a number alone, and a colleague’s email is not taken over', async () => {
  const { organizationId } = desk.owner;
  const [taken, own] = [desk.address('taken'), desk.address('own')];
  const [person, colleague] = await desk.t.app.database.system(async (tx) => [
    await aUser(tx, { organizationId, email: taken, nameSecond: 'Белов' }),
    await aUser(tx, { organizationId, email: own, nameSecond: 'Громов' }),
  ]);
  const { id, summary } = await desk.ready([
    ['ID', 'Фамилия', 'Имя', 'Почта'],
    [person.id, 'Другой', 'Пётр', desk.address('other')],
    [colleague.id, 'Громов', 'Иван', taken],
  ]);
  expect(summary).toMatchObject({ create: 1, wrong: 1 });
  expect((await desk.imports.rows(id, 'wrong'))[0]?.errors).toEqual([
    { column: 3, text: 'Этот адрес уже занят. Укажите другой' },
  ]);
});

test('a colleague is matched as mentor by the name shown in the workspace; a rehired person is named first', async () => {
  const { organizationId } = desk.owner;
  const [mentorEmail, archived] = [desk.address('mentor'), desk.address('archived')];
  await desk.t.app.database.system(async (tx) => {
    await aUser(tx, { organizationId, email: mentorEmail, nameFirst: 'Мария', nameSecond: 'Кот' });
    await aUser(tx, {
      organizationId,
      email: archived,
      isArchive: true,
      status: 'dismissed',
      nameSecond: 'Ушедший',
    });
  });
  const { id, summary } = await desk.ready([
    ['ФИО', 'Почта', 'Наставник', 'Статус'],
    ['Новый Егор', desk.address('new'), 'Мария Кот', ''],
    ['Ушедший Иван', archived, '', 'Работает'],
  ]);
  expect(summary).toMatchObject({ create: 1, wrong: 1, rehired: 1 });
  expect((await desk.imports.rows(id, 'rehired')).map(({ number }) => number)).toEqual([3]);
  await desk.imports.run(id);
  const people = await desk.people();
  const mentor = people.find(({ email }) => email === mentorEmail);
  expect(people.find(({ nameSecond }) => nameSecond === 'Новый')?.mentorId).toBe(mentor?.id);
});

test.each(['ru', 'en-us'])(
  'every heading of an export (%s) is recognized on re-import: mapped, or skipped on purpose',
  async (lang) => {
    const response = await fetch(`${desk.t.url}/api/employees.xlsx`, {
      headers: { 'x-session-token': desk.owner.token, 'accept-language': lang },
    });
    const { columns } = await desk.imports.open(Buffer.from(await response.arrayBuffer()));
    expect(columns.filter(({ field, confidence }) => field !== null && confidence < 100)).toEqual([]);
    const taken = columns.flatMap(({ field }) => field ?? []);
    expect(taken.toSorted()).toEqual(
      [
        ...[
          'nameSecond',
          'nameFirst',
          'nameMiddle',
          'email',
          'phone',
          'phones',
          'personnelNumber',
          'hireSource',
          'position',
          'subdivision',
          'leader',
          'mentor',
        ],
        ...[
          'status',
          'sex',
          'dateBirth',
          'dateJobStart',
          'dateAdaptEnd',
          'dateJobEnd',
          'skills',
          'interests',
          'goals',
        ],
        ...['info', 'detailInfo', 'id'],
      ].toSorted(),
    );
  },
);
