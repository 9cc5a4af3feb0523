import exceljs from 'exceljs';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/registration';

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
function byHeading(sheet: exceljs.Worksheet): (title: string) => exceljs.Cell {
  return (title) => {
    for (let column = 1; column <= sheet.columnCount; column += 1) {
      if (sheet.getCell(1, column).value === title) return sheet.getCell(2, column);
    }
    throw new Error(`no column «${title}»`);
  };
}

test('what is filtered leaves as XLSX with Cyrillic headings, real dates and texts that are no formulas', async () => {
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
  const cell = byHeading(sheet);
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

test('an export larger than a part has everybody once', async () => {
  await t.app.database.system(async (tx) => {
    for (let n = 0; n < 520; n += 1)
      await aUser(tx, { organizationId: owner.organizationId, nameFirst: 'Массовый' });
  });
  const sheet = await sheetOf(await get(owner.token, { search: 'Массовый' }));
  const emails = sheet.getColumn(4).values.slice(2);
  expect(new Set(emails).size).toBe(520);
  expect(emails).toHaveLength(520);
});

test('contacts leave only to those who look after people', async () => {
  const plain = await t.app.database.system((tx) => aUser(tx, { organizationId: owner.organizationId }));
  expect((await get(await t.signIn(plain.id))).status).toBe(404);
  expect((await get(owner.token, { sort: 'password' })).status).toBe(400);
});
