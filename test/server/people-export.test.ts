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

test('what is filtered leaves as XLSX with Cyrillic headings, real dates and texts that are no formulas', async () => {
  const { organizationId } = owner;
  const place = await t.app.database.system(async (tx) => {
    const subdivision = await aSubdivision(tx, { organizationId, name: 'Склад' });
    const position = await aPosition(tx, { organizationId, name: 'Кладовщик' });
    await aUser(tx, {
      organizationId,
      nameFirst: '=1+1',
      nameSecond: 'Ёжиков',
      subdivisionId: subdivision.id,
      positionId: position.id,
      dateJobStart: '2024-03-05',
    });
    await aUser(tx, { organizationId, nameSecond: 'Другой' });
    return subdivision;
  });
  const sheet = await sheetOf(
    await get(owner.token, { subdivisionIds: String(place.id), withChildren: 'true' }),
  );
  expect(sheet.rowCount).toBe(2);
  expect(sheet.getCell('A1').value).toBe('Фамилия');
  expect(sheet.getCell('A2').value).toBe('Ёжиков');
  expect(sheet.getCell('B2')).toMatchObject({ type: exceljs.ValueType.String, value: '=1+1', numFmt: '@' });
  expect(sheet.getCell('F2').value).toBe('Кладовщик');
  expect(sheet.getCell('G2').value).toBe('Склад');
  expect(sheet.getCell('M1').value).toBe('Дата приёма');
  expect(sheet.getCell('M2')).toMatchObject({ value: new Date('2024-03-05'), numFmt: 'dd.mm.yyyy' });
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
