import exceljs from 'exceljs';
import { eq, type SQL, sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { brokenConstraint } from '@server/db/failures';
import { selectRows } from '@server/db/rows/rows';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { moneyDifferences } from '@server/modules/payment/money-check/money-differences.read-model';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, requisites } from '@test/helpers/payment/bank-payment';
import { killWhereItWaits } from '@test/helpers/database/killed-connection';
import { tokenSalesOf } from '@test/helpers/payment/token-sales';
import { pdfText } from '@test/server/regulations/pdf-text';

/** Closing documents of tokens that were bought from the balance: one for each calendar month, with its own lines. */
let office: BackOffice;
let sales: ReturnType<typeof tokenSalesOf>;
let client: BackOffice['client'];

beforeAll(async () => {
  office = await openBackOffice(undefined, { PAYMENT_VAT: 'general' });
  sales = tokenSalesOf(office);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  await beSeller(office);
  await sales.setPrice(100);
  client = await office.aClient({
    ...requisites('5036045205'),
    ...{ name: 'ООО «Ромашка»', timezone: 'Asia/Vladivostok' },
  });
});

const LIST = `{ payDocuments { items { id type number date amount isForTokens periodFrom periodTo status } } }`;
const VOID = `mutation ($organizationId: Int!, $id: Int!) {
  payDocumentVoid(organizationId: $organizationId, id: $id, reason: "Покупка отменена") { status } }`;
const CLOSE = 'mutation ($type: ClosingDocument!) { closingDocumentUpdate(type: $type) }';

interface Listed {
  id: number;
  type: string;
  number: number;
  amount: string;
  periodFrom: string;
}
const listed = async (who = client.admin) =>
  (await office.get<{ payDocuments: { items: Listed[] } }>(who, LIST)).payDocuments.items;
const amounts = async () => (await listed()).map(({ periodFrom, amount }) => [periodFrom, amount]);
const issue = (at: string) => sales.documents(at).issueActs();
const voidDocument = (id: number) => office.get(office.root, VOID, { organizationId: client.id, id });
const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const differences = (at: string, organizationId = client.id, tokensFrom: string | null = null) =>
  system((tx) => moneyDifferences.find(tx, organizationId, { at: new Date(at), tokensFrom }));
const move = (timezone: string) =>
  system((tx) => tx.update(organizationTable).set({ timezone }).where(eq(organizationTable.id, client.id)));
async function download(path: string, who = client.admin): Promise<Response> {
  return fetch(`${office.t.url}/api${path}`, {
    headers: { 'x-session-token': await office.t.signIn(who.id) },
  });
}
const textOf = async (path: string, who = client.admin) =>
  pdfText(Buffer.from(await (await download(path, who)).arrayBuffer())).replaceAll(/[\u00a0\u202f]/g, ' ');

/** 1,500 tokens for 1 ₽ in two purchases and 333 for 1.37 ₽, within January of Vladivostok; 10 more on 1 February. */
async function buyInJanuary(): Promise<void> {
  await sales.buy(client.id, '2027-12-31T14:00:00Z', 1000);
  await sales.buy(client.id, '2028-01-20T09:00:00Z', 500);
  await sales.setPrice(137);
  await sales.buy(client.id, '2028-01-31T13:59:59.999Z', 333);
  await sales.buy(client.id, '2028-01-31T14:00:00Z', 10);
}
const IN_FEBRUARY = '2028-01-31T14:17:00Z';

it('the month of the organization’s zone is closed once when it is over; both sides see its document', async () => {
  await buyInJanuary();
  await issue('2028-01-31T13:59:59Z');
  expect(await listed()).toEqual([]);
  await issue(IN_FEBRUARY);
  await issue('2028-02-01T14:17:00Z');
  const [act, ...others] = await listed();
  expect(others).toEqual([]);
  expect(act).toMatchObject({
    ...{ type: 'act', date: '2028-01-31', amount: '195621', isForTokens: true, status: 'issued' },
    ...{ periodFrom: '2028-01-01', periodTo: '2028-01-31' },
  });
  const { clientPayDocuments } = await office.get<{ clientPayDocuments: object }>(
    office.root,
    `query ($id: Int) { clientPayDocuments(filter: { organizationId: $id, type: act }) { items { document { id isForTokens } } } }`,
    { id: client.id },
  );
  expect(clientPayDocuments).toEqual({ items: [{ document: { id: act?.id, isForTokens: true } }] });
  await issue('2028-03-01T09:00:00Z');
  expect(await amounts()).toEqual([
    ['2028-02-01', '1370'],
    ['2028-01-01', '195621'],
  ]);
});

it('the act names quantity, price and sum of each price, and the tax of its lines', async () => {
  await buyInJanuary();
  await issue(IN_FEBRUARY);
  const [act] = await listed();
  const text = await textOf(`/payment/documents/${act?.id}`);
  for (const part of [
    `Акт № ${act?.number} от 31.01.2028`,
    'ООО «Ромашка», ИНН 5036045205',
    '№ Наименование Количество Ед. Цена, ₽ Сумма, ₽',
    '1 Токены, купленные с 01.01.2028 по 31.01.2028 1 500 шт 1,00 1 500,00',
    '2 Токены, купленные с 01.01.2028 по 31.01.2028 333 шт 1,37 456,21',
    'Итого: 1 956,21 ₽',
    // 270.49 and 82.27; of the whole sum it would be 352.76 as well.
    'В том числе НДС 22 %: 352,76 ₽',
    'Одна тысяча девятьсот пятьдесят шесть рублей 21 копейка',
  ]) {
    expect(text).toContain(part);
  }
  expect(await textOf(`/back-office/documents/${client.id}/${act?.id}`, office.root)).toBe(text);
  expect((await download(`/payment/documents/${act?.id}`, (await office.aClient()).admin)).status).toBe(404);
});

it('a УПД has a row for each price, with the price without tax, and the tax of its rows as the total', async () => {
  await sales.setPrice(101);
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 3);
  await sales.setPrice(103);
  await sales.buy(client.id, '2028-01-11T09:00:00Z', 3);
  await office.get(office.root, CLOSE, { type: 'upd' });
  await issue(IN_FEBRUARY);
  await office.get(office.root, CLOSE, { type: 'act' });
  const [upd] = await listed();
  expect(upd?.type).toBe('upd');
  const text = await textOf(`/payment/documents/${upd?.id}`);
  for (const part of [
    '1 Токены, купленные с 01.01.2028 по 31.01.2028 – 796 шт 3 0,826667 2,48 без акциза 22 % 0,55 3,03',
    '2 Токены, купленные с 01.01.2028 по 31.01.2028 – 796 шт 3 0,843333 2,53 без акциза 22 % 0,56 3,09',
    // The tax of 6.12 in one sum would be 1.10.
    'Всего к оплате 5,01 Х Х 1,11 6,12',
  ]) {
    expect(text).toContain(part);
  }
});

it('two nodes at once issue it once, and neither fails', async () => {
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  await Promise.all([1, 2, 3].map(() => issue(IN_FEBRUARY)));
  expect(await amounts()).toEqual([['2028-01-01', '1000']]);
});

it('numbers of tokens and of access follow the dates, and have no gap', async () => {
  await sales.buy(client.id, '2028-02-10T09:00:00Z', 20);
  await system((tx) =>
    tx.execute(sql`
      insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
      values (${client.id}, '2028-01-15', '2028-02-15', 'standard', 1, 1, 5000, '[]')`),
  );
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  await issue('2028-03-01T09:00:00Z');
  const found = (await listed()).toSorted((a, b) => a.number - b.number);
  expect(found.map(({ amount }) => amount)).toEqual(['1000', '5000', '2000']);
  const all = await system((tx) =>
    selectRows(tx, { number: integer })(
      sql`select number from pay_document where type = 'act' order by number`,
    ),
  );
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
});

it('killed before the document is there: no number is lost; killed before its PDF: the bytes are made later, once', async () => {
  const lastAct = async () => {
    const rows = await system((tx) =>
      selectRows(tx, { last: integer })(sql`select last from pay_document_counter where type = 'act'`),
    );
    return rows[0]?.last ?? 0;
  };
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  const before = await lastAct();
  await killWhereItWaits(
    office.t.database,
    { text: 'lock table pay_document in share row exclusive mode', values: [] },
    () => issue(IN_FEBRUARY),
  );
  expect([await listed(), await lastAct()]).toEqual([[], before]);
  await killWhereItWaits(
    office.t.database,
    { text: 'lock table pay_document_file in share row exclusive mode', values: [] },
    () => issue(IN_FEBRUARY),
  );
  const [act] = await listed();
  expect(act?.number).toBe(before + 1);
  const key = { organizationId: client.id, documentId: act?.id ?? 0 };
  const bytes = await sales.documents(IN_FEBRUARY).bytesOf(key);
  await sales.documents(IN_FEBRUARY).make(key);
  expect((await sales.documents(IN_FEBRUARY).bytesOf(key)).equals(bytes)).toBe(true);
  await issue(IN_FEBRUARY);
  expect(await listed()).toHaveLength(1);
});

describe('a purchase that the ledger has reversed', () => {
  it('is not in the document of its month; a month without any other has none, and nothing differs', async () => {
    const reversed = await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
    await sales.reverse(client.id, reversed, '2028-01-11T09:00:00Z');
    await issue(IN_FEBRUARY);
    expect([await listed(), await differences('2028-03-10T09:00:00Z')]).toEqual([[], []]);
    const other = await sales.buy(client.id, '2028-02-10T09:00:00Z', 10);
    await sales.buy(client.id, '2028-02-11T09:00:00Z', 7);
    await sales.reverse(client.id, other, '2028-02-12T09:00:00Z');
    await issue('2028-03-01T09:00:00Z');
    expect(await amounts()).toEqual([['2028-02-01', '700']]);
  });

  it('after its document: the document differs until it is voided, and is then issued again without it', async () => {
    const reversed = await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
    await sales.buy(client.id, '2028-01-11T09:00:00Z', 7);
    await issue(IN_FEBRUARY);
    const [act] = await listed();
    await sales.reverse(client.id, reversed, '2028-02-20T09:00:00Z');
    await issue('2028-02-20T10:00:00Z');
    expect(await listed()).toHaveLength(1);
    expect(await differences('2028-02-21T09:00:00Z')).toEqual([
      { kind: 'act', subject: BigInt(act?.number ?? 0), reference: null, expected: 700n, actual: 1700n },
    ]);
    await voidDocument(act?.id ?? 0);
    await issue('2028-02-21T10:00:00Z');
    expect(await listed()).toMatchObject([
      { amount: '700', number: (act?.number ?? 0) + 1, date: '2028-01-31', status: 'issued' },
      { amount: '1700', number: act?.number, status: 'voided' },
    ]);
    expect(await differences('2028-02-22T09:00:00Z')).toEqual([]);
  });

  it('alone in its month: the voided document is not issued again', async () => {
    const reversed = await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
    await issue(IN_FEBRUARY);
    const [act] = await listed();
    await sales.reverse(client.id, reversed, '2028-02-20T09:00:00Z');
    expect(await differences('2028-02-21T09:00:00Z')).toMatchObject([{ expected: 0n, actual: 1000n }]);
    await voidDocument(act?.id ?? 0);
    await issue('2028-02-21T10:00:00Z');
    expect(await listed()).toMatchObject([{ status: 'voided' }]);
    expect(await differences('2028-02-22T09:00:00Z')).toEqual([]);
  });
});

it('a month without its document differs a day after its end, with its first purchase and its sum', async () => {
  await system((tx) =>
    tx.update(organizationTable).set({ formInn: null }).where(eq(organizationTable.id, office.superId)),
  );
  const first = await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  await sales.setPrice(200);
  await sales.buy(client.id, '2028-01-11T09:00:00Z', 5);
  await sales.buy(client.id, '2028-02-01T09:00:00Z', 5);
  await issue(IN_FEBRUARY);
  expect(await listed()).toEqual([]);
  expect(await differences('2028-02-01T13:59:00Z')).toEqual([]);
  expect(await differences('2028-02-01T14:00:00Z')).toEqual([
    { kind: 'closing', subject: BigInt(first), reference: null, expected: 2000n, actual: 0n },
  ]);
  await beSeller(office);
  await issue('2028-02-01T15:00:00Z');
  expect(await differences('2028-02-01T15:00:00Z')).toEqual([]);
});

it('months that the provider closed outside the program get no document here, and are no difference', async () => {
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  await sales.buy(client.id, '2028-02-10T09:00:00Z', 20);
  await sales.documents('2028-03-10T09:00:00Z', '2028-02-01').issueActs();
  expect(await amounts()).toEqual([['2028-02-01', '2000']]);
  expect(await differences('2028-03-20T09:00:00Z', client.id, '2028-02-01')).toEqual([]);
  expect(await differences('2028-03-20T09:00:00Z', client.id, '2028-01-01')).toMatchObject([
    { kind: 'closing', expected: 1000n },
  ]);
  // The setting is removed: the month gets its document.
  await issue('2028-03-20T09:00:00Z');
  expect(await amounts()).toHaveLength(2);
});

it('after a change of the time zone a purchase stays in its month, and a closed month receives no more', async () => {
  await sales.buy(client.id, '2028-01-31T13:59:00Z', 10);
  await issue(IN_FEBRUARY);
  await sales.buy(client.id, '2028-01-31T14:30:00Z', 20);
  await move('America/New_York');
  // Still 31 January there, whose document is issued.
  await sales.buy(client.id, '2028-02-01T03:00:00Z', 40);
  await issue('2028-02-01T06:00:00Z');
  expect(await amounts()).toEqual([['2028-01-01', '1000']]);
  await issue('2028-03-01T04:59:00Z');
  expect(await amounts()).toHaveLength(1);
  await issue('2028-03-01T05:00:00Z');
  expect((await amounts())[0]).toEqual(['2028-02-01', '6000']);
  expect(await differences('2028-03-10T09:00:00Z')).toEqual([]);
});

it('the provider sells itself nothing, which holds nobody else up', async () => {
  await sales.buy(office.superId, '2028-01-10T09:00:00Z', 10);
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  await issue('2028-02-10T09:00:00Z');
  expect([await listed(office.root), await amounts()]).toEqual([[], [['2028-01-01', '1000']]]);
  expect(await differences('2028-03-10T09:00:00Z', office.superId)).toEqual([]);
});

it('the provider’s list as a spreadsheet names them', async () => {
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  await issue(IN_FEBRUARY);
  const file = await download(`/back-office/documents.xlsx?organizationId=${client.id}`, office.root);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await file.arrayBuffer());
  expect(book.worksheets[0]?.getColumn(1).values).toContain('Акт, токены');
});

it.each([
  ['an invoice of tokens', { type: sql`'invoice'` }, 'pay_document_subject_check'],
  ['an act of nothing', { tokens: sql`null` }, 'pay_document_subject_check'],
  ['tokens without a period', { from: sql`null` }, 'pay_document_tokens_check'],
  ['a second document of a month', {}, 'pay_document_tokens_idx'],
])('the database rejects %s', async (_what, { type, tokens, from }: Record<string, SQL>, constraint) => {
  await sales.buy(client.id, '2028-01-10T09:00:00Z', 10);
  await issue(IN_FEBRUARY);
  const rejected = system((tx) =>
    tx.execute(sql`
      insert into pay_document (organization_id, type, number, date, period_from, period_to, amount, tokens, parties, created_at)
      select organization_id, ${type ?? sql`type`}, number + 1000, date, ${from ?? sql`period_from`}, period_to, amount,
        ${tokens ?? sql`tokens`}, parties, created_at from pay_document where organization_id = ${client.id}`),
  );
  expect(brokenConstraint(await rejected.catch((error: unknown) => error))).toBe(constraint);
});
