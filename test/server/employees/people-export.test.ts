import exceljs from 'exceljs';
import { getNullableType, isLeafType, isListType, isObjectType } from 'graphql';
import { createSchema } from '@server/graphql/schema';
import { adaptationItemTable } from '@server/modules/adaptation/adaptation.tables';
import { COLUMNS } from '@server/modules/employees/export/people-export.columns';
import { idealStatementTable } from '@server/modules/organization/ideal-picture/ideal-picture.tables';
import { roleTable, userRoleTable } from '@server/modules/roles/roles.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let owner: Registered;

beforeAll(async () => {
  t = await startTestApp();
  owner = await register(t);
}, 60_000);
afterAll(() => t.stop());

const get = (token: string, query: Record<string, string> = {}) =>
  fetch(`${t.url}/api/employees.xlsx?${String(new URLSearchParams(query))}`, {
    headers: { 'x-session-token': token },
  });

async function sheetOf(response: Response): Promise<exceljs.Worksheet> {
  expect(response.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** The cells of the only person, by heading. */
function byLeading(sheet: exceljs.Worksheet): (title: string) => exceljs.Cell {
  return (title) => {
    for (let column = 1; column <= sheet.columnCount; column += 1) {
      if (sheet.getCell(1, column).value === title) return sheet.getCell(2, column);
    }
    throw new Error(`no column «${title}»`);
  };
}

test('the filtered people are exported as XLSX with Cyrillic headings, real dates and texts that are no formulas', async () => {
  const { organizationId } = owner;
  const place = await t.app.database.system(async (tx) => {
    const subdivision = await aSubdivision(tx, { organizationId, name: 'Склад' });
    const position = await aPosition(tx, { organizationId, name: 'Кладовщик' });
    const person = await aUser(tx, {
      organizationId,
      nameFirst: '=1+1',
      nameSecond: 'Ёжиков',
      phones: ['+79120000001', '+79120000002'],
      subdivisionId: subdivision.id,
      positionId: position.id,
      leaderSubdivisionId: subdivision.id,
      isLeader: true,
      dateJobStart: '2024-03-05',
      dateBirth: '1990-01-31',
      skills: [{ name: 'Погрузчик', level: 4 }],
      interests: ['Шахматы', 'Лыжи'],
      goals: [{ text: 'Стать мастером', dueAt: '2027-05-01', progress: 40 }],
    });
    await aUser(tx, { organizationId, nameFirst: 'Анна', nameSecond: 'Другая', mentorId: person.id });
    return subdivision;
  });
  const sheet = await sheetOf(
    await get(owner.token, { subdivisionIds: String(place.id), withChildren: 'true' }),
  );
  expect(sheet.rowCount).toBe(2);
  const cell = byLeading(sheet);
  expect(cell('Фамилия').value).toBe('Ёжиков');
  expect(cell('Имя')).toMatchObject({ type: exceljs.ValueType.String, value: '=1+1', numFmt: '@' });
  for (const day of ['Дата приёма', 'Дата рождения']) expect(cell(day).numFmt).toBe('dd.mm.yyyy');
  expect(cell('Дата приёма').value).toEqual(new Date('2024-03-05'));
  expect(cell('Добавлен').value).toBeInstanceOf(Date);
  expect(cell('Возраст').value).toBeGreaterThan(30);
  const texts = {
    Должность: 'Кладовщик',
    Подразделение: 'Склад',
    'Руководит подразделением': 'Склад',
    'Другие телефоны': '+79120000001, +79120000002',
    Подопечные: 'Анна Другая',
    Навыки: 'Погрузчик (4/5)',
    Интересы: 'Шахматы, Лыжи',
    Цели: 'Стать мастером, до 01.05.2027, 40 %',
    'В архиве': 'нет',
  };
  expect(Object.fromEntries(Object.keys(texts).map((title) => [title, cell(title).value]))).toEqual(texts);
});

test('an export larger than one batch contains everybody once', async () => {
  await t.app.database.system(async (tx) => {
    for (let n = 0; n < 520; n += 1)
      await aUser(tx, { organizationId: owner.organizationId, nameFirst: 'Массовый' });
  });
  const sheet = await sheetOf(await get(owner.token, { search: 'Массовый' }));
  const emails = sheet.getColumn(4).values.slice(2);
  expect(new Set(emails).size).toBe(520);
  expect(emails).toHaveLength(520);
}, 60_000);

test('contacts are exported only to those who look after people', async () => {
  const plain = await t.app.database.system((tx) => aUser(tx, { organizationId: owner.organizationId }));
  expect((await get(await t.signIn(plain.id))).status).toBe(404);
  expect((await get(owner.token, { sort: 'password' })).status).toBe(400);
});

/** The values of a column, for everybody in the file. */
async function columnOf(token: string, title: string): Promise<unknown[]> {
  const sheet = await sheetOf(await get(token, { sort: 'name' }));
  const titles = Array.from({ length: sheet.columnCount }, (_, at) => sheet.getCell(1, at + 1).value);
  const column = titles.indexOf(title) + 1;
  if (column === 0) throw new Error(`no column «${title}»`);
  return Array.from({ length: sheet.rowCount - 1 }, (_, at) => sheet.getCell(at + 2, column).value);
}

describe('a role', () => {
  let organizationId: number;
  let people: Record<'reader' | 'editor' | 'scoped', string>;
  beforeAll(async () => {
    const ids = await t.app.database.system(async (tx) => {
      organizationId = (await anOrganization(tx)).id;
      const place = async (name: string) => (await aSubdivision(tx, { organizationId, name })).id;
      const [shop, office] = [await place('Цех'), await place('Офис')];
      const leaving = { datePossibleLeaving: '2027-01-31', reasonPossibleLeaving: 'Переезд' };
      await aUser(tx, { organizationId, subdivisionId: shop, nameSecond: 'Токарев', ...leaving });
      await aUser(tx, { organizationId, subdivisionId: office, nameSecond: 'Конторин', ...leaving });
      const holder = async (nameSecond: string, write: boolean, scopeSubdivisionId: number | null) => {
        const rights = { employees: { read: true, write } };
        const [role] = await tx
          .insert(roleTable)
          .values({ organizationId, name: nameSecond, rights })
          .returning();
        const { id } = await aUser(tx, { organizationId, subdivisionId: office, nameSecond });
        await tx
          .insert(userRoleTable)
          .values({ organizationId, userId: id, roleId: role?.id ?? 0, scopeSubdivisionId });
        return id;
      };
      return [
        await holder('Смотрит', false, null),
        await holder('Меняет', true, null),
        await holder('Цеховой', true, shop),
      ] as const;
    });
    const [reader, editor, scoped] = await Promise.all(ids.map((id) => t.signIn(id)));
    people = { reader: reader ?? '', editor: editor ?? '', scoped: scoped ?? '' };
  });

  test('limited to a subdivision exports its people only', async () => {
    expect(await columnOf(people.scoped, 'Фамилия')).toEqual(['Токарев']);
    expect((await columnOf(people.reader, 'Фамилия')).toSorted()).toEqual([
      ...['Конторин', 'Меняет', 'Смотрит', 'Токарев', 'Цеховой'],
    ]);
  });

  test('that only reads exports nobody’s possible leaving', async () => {
    const reasons = 'Почему может уйти';
    expect(new Set(await columnOf(people.reader, reasons))).toEqual(new Set([null]));
    expect((await columnOf(people.editor, reasons)).filter(Boolean)).toEqual(['Переезд', 'Переезд']);
  });
});

/** The fields of a person without their own column, with reasons. */
const FIELDS_WITHOUT_COLUMN = {
  organizationId: 'everybody in the file is of one organization',
  organizationAdminId: 'the same for everybody in the file',
  nameShort: 'made of the names',
  nameFull: 'made of the names',
  isUser: 'neither head nor administrator: both stand in the file',
  isLeader: 'leaderSubdivision says of what',
  isSuperAdmin: 'said by isAdmin',
  isBirth: 'dateBirth says it',
  isInvited: 'status and hasPassword say it',
  isNewcomer: 'dateJobStart says it',
  avatarId: 'a picture is no text',
  subdivisionId: 'subdivision, by name',
  positionId: 'position, by name',
  leaderSubdivisionId: 'leaderSubdivision, by name',
  mentorId: 'mentor, by name',
  traineeId: 'trainees, all of them by name',
  chat: 'comes with the messenger',
  tg: 'comes with the messenger',
  isStarted: 'comes with the messenger',
};

const OF_THE_SPECIFICATION =
  `id email phone phones nameFirst nameMiddle nameSecond nameShort nameFull sex status avatarId
  organizationId subdivisionId positionId leaderSubdivisionId mentorId traineeId dateBirth dateJobStart dateAdaptEnd
  dateJobEnd datePossibleLeaving reasonPossibleLeaving roles reasonLeaving trialPeriodTasks skills interests goals info
  idealPicture detailInfo age authType isAdaptionNotPassed isActive isSuperAdmin isAdmin isLeader isUser isBirth isOnline
  isArchive chat tg isStarted createdAt updatedAt`.split(/\s+/);

test('every field of a person is a column, or has a reason for not being one', () => {
  const user = createSchema([]).getType('User');
  if (!isObjectType(user)) throw new Error('no type User');
  const isPlain = (type: unknown): boolean =>
    isListType(type) ? isPlain(getNullableType(type.ofType)) : isLeafType(type);
  const ofContract = Object.values(user.getFields())
    .filter(({ type }) => isPlain(getNullableType(type)))
    .map(({ name }) => name);
  const reported = new Set<string>([...COLUMNS.map(({ key }) => key), ...Object.keys(FIELDS_WITHOUT_COLUMN)]);
  const missing = [...OF_THE_SPECIFICATION, ...ofContract].filter((field) => !reported.has(field));
  expect(missing).toEqual([]);
  const columns = new Set<string>(COLUMNS.map(({ key }) => key));
  expect(Object.keys(FIELDS_WITHOUT_COLUMN).filter((field) => columns.has(field))).toEqual([]);
});

test('roles, the trial period and the picture of good work are exported too; roles only to those who may see them', async () => {
  const { organizationId } = owner;
  const { place, reader } = await t.app.database.system(async (tx) => {
    const subdivision = await aSubdivision(tx, { organizationId, name: 'Лаборатория' });
    const role = async (name: string, rights = {}) => {
      const [row] = await tx.insert(roleTable).values({ organizationId, name, rights }).returning();
      if (!row) throw new Error('no role');
      return row.id;
    };
    const personnel = await role('Кадровик', { employees: { read: true, write: true } });
    const positionId = (
      await aPosition(tx, { organizationId, name: 'Лаборант', roleId: await role('Наблюдатель') })
    ).id;
    const person = await aUser(tx, {
      ...{ organizationId, positionId, subdivisionId: subdivision.id, nameFirst: 'Яна' },
      ...{ status: 'adaptation', lastSeenAt: new Date() },
    });
    const [userId, roleId] = [person.id, personnel];
    await tx
      .insert(userRoleTable)
      .values({ organizationId, userId, roleId, scopeSubdivisionId: subdivision.id, until: '2099-05-01' });
    const task = { organizationId, userId, lane: 'employee', kind: 'trial' } as const;
    await tx.insert(adaptationItemTable).values([
      {
        ...task,
        title: 'Собрать прибор',
        dueOn: '2026-02-01',
        doneAt: new Date('2026-01-31T09:00:00Z'),
        grade: 4,
      },
      { ...task, title: 'Сдать отчёт', dueOn: '2026-03-01' },
    ]);
    await tx.insert(idealStatementTable).values([
      { organizationId, userId, text: 'Ошибок нет', order: 0 },
      { organizationId, userId, text: 'Черновик', order: 1, status: 'draft' },
    ]);
    const other = await aUser(tx, { organizationId });
    await tx.insert(userRoleTable).values({ organizationId, userId: other.id, roleId });
    return { place: subdivision, reader: other };
  });
  const query = { subdivisionIds: String(place.id) };
  const cell = byLeading(await sheetOf(await get(owner.token, query)));
  const texts = {
    Роли: 'Наблюдатель, Кадровик (Лаборатория, до 01.05.2099)',
    'Задачи испытательного срока':
      'Собрать прибор, выполнена 31.01.2026, оценка 4\nСдать отчёт, до 01.03.2026',
    'Идеальная картина работы': 'Ошибок нет',
    'Адаптация не пройдена': 'да',
    'Способ входа': 'пароль',
    'В сети': 'да',
    Работает: 'да',
  };
  expect(Object.fromEntries(Object.keys(texts).map((title) => [title, cell(title).value]))).toEqual(texts);
  const seen = byLeading(await sheetOf(await get(await t.signIn(reader.id), query)));
  expect([seen('Имя').value, seen('Роли').value]).toEqual(['Яна', null]);
});
