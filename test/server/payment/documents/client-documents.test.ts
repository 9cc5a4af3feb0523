import exceljs from 'exceljs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, requisites } from '@test/helpers/payment/bank-payment';
import { bankStatement, type Transfer } from '@test/helpers/payment/bank-statement';
import { pdfQr } from '@test/helpers/files/qr';
import { pdfText } from '@test/server/regulations/pdf-text';

/** Documents of all clients: found, downloaded, paid by a bank statement. */
let office: BackOffice;
let romashka: BackOffice['client'];
let kolos: BackOffice['client'];
let bookkeeper: UserRow;
beforeAll(async () => {
  office = await openBackOffice(() => new Date('2027-03-02T09:00:00Z'));
  await beSeller(office);
  bookkeeper = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
});
afterAll(() => office.t.stop());

let number = 0;
beforeEach(async () => {
  number += 1;
  romashka = await office.aClient({ ...requisites(innOf(0)), name: `Ромашка ${number}` });
  kolos = await office.aClient({ ...requisites(innOf(1)), name: `Колос ${number}` });
});

/** Tax numbers of this test's two clients. */
const innOf = (which: 0 | 1): string => `36${String(number).padStart(7, '0')}${which}`;

const LIST = `query ($filter: ClientPayDocumentFilter, $page: Int, $pageSize: Int) {
  list: clientPayDocuments(filter: $filter, page: $page, pageSize: $pageSize) {
    count items { organizationId organizationName inn document { id type number status amount paid } } } }`;
const CREATE = 'mutation ($invoice: InvoiceInput!) { made: invoiceCreate(invoice: $invoice) { id number } }';
const VOID = `mutation ($organizationId: Int!, $id: Int!) {
  payDocumentVoid(organizationId: $organizationId, id: $id, reason: "Ошибка в сумме") { id } }`;
const PAY = `mutation ($organizationId: Int!, $id: Int!, $payment: BankPaymentInput!) {
  paid: invoicePay(organizationId: $organizationId, id: $id, payment: $payment) { status paid } }`;
const READ = `query ($text: String!) { transfers: bankTransfers(text: $text) {
  number paidOn amount payerName payerInn purpose match invoice { organizationName document { id number } } } }`;

interface Item {
  organizationId: number;
  organizationName: string;
  document: { id: number; type: string; number: number; status: string; amount: string; paid: string };
}
interface Read {
  number: string;
  paidOn: string;
  amount: string;
  match: string;
  invoice: { organizationName: string; document: { id: number; number: number } } | null;
}

const invoice = async ({ admin }: BackOffice['client'], amount = '2400000') =>
  (
    await office.get<{ made: { id: number; number: number } }>(admin, CREATE, {
      invoice: { amount, email: 'buh@example.ru' },
    })
  ).made;
const list = async (filter: object = {}, page = {}) =>
  (
    await office.get<{ list: { count: number; items: Item[] } }>(bookkeeper, LIST, {
      filter,
      ...page,
    })
  ).list;
const names = async (filter: object) =>
  (await list(filter)).items.map(({ organizationName }) => organizationName);
const pay = (organizationId: number, id: number, amount: string, order: string) =>
  office.get(bookkeeper, PAY, {
    organizationId,
    id,
    payment: { amount, number: order, paidOn: '2027-03-01' },
  });
const read = async (transfers: readonly Transfer[]) =>
  (await office.get<{ transfers: Read[] }>(bookkeeper, READ, { text: bankStatement(transfers) })).transfers;
const fetchAs = async (user: UserRow, path: string) =>
  fetch(`${office.t.url}/api/back-office/documents${path}`, {
    headers: { 'x-session-token': await office.t.signIn(user.id) },
  });

it('documents of all clients, or of one, are listed newest first, page by page', async () => {
  const first = await invoice(romashka);
  const second = await invoice(kolos, '5000000');
  const { items } = await list();
  expect(items.slice(0, 2)).toMatchObject([
    { organizationName: kolos.name, inn: innOf(1), document: { number: second.number, amount: '5000000' } },
    { organizationName: romashka.name, inn: innOf(0), document: { number: first.number, paid: '0' } },
  ]);
  expect(await list({ organizationId: romashka.id })).toMatchObject({
    count: 1,
    items: [{ organizationId: romashka.id }],
  });
  const { count, items: next } = await list({}, { page: 2, pageSize: 1 });
  expect(count).toBeGreaterThan(1);
  expect(next).toMatchObject([{ document: { id: first.id } }]);
});

it('they are found by number, name, tax number, kind, status and day', async () => {
  const paid = await invoice(romashka);
  await pay(romashka.id, paid.id, '2400000', '7');
  const voided = await invoice(kolos);
  await office.get(bookkeeper, VOID, { organizationId: kolos.id, id: voided.id });
  for (const search of [String(voided.number), kolos.name.toLowerCase(), innOf(1)])
    expect(await names({ search })).toEqual([kolos.name]);
  expect(await names({ search: 'нет такого' })).toEqual([]);
  // A wildcard of database searches is a plain character here.
  expect(await names({ search: '%' })).toEqual([]);
  expect((await list({ status: 'voided', organizationId: kolos.id })).count).toBe(1);
  expect((await list({ status: 'issued', organizationId: kolos.id })).count).toBe(0);
  expect((await list({ status: 'paid', organizationId: romashka.id })).count).toBe(1);
  expect((await list({ type: 'act', organizationId: romashka.id })).count).toBe(0);
  const day = (from: string, to: string) => list({ organizationId: romashka.id, from, to });
  expect((await day('2027-03-02', '2027-03-02')).count).toBe(1);
  expect((await day('2027-03-03', '2027-03-04')).count).toBe(0);
  expect((await day('2027-02-01', '2027-03-01')).count).toBe(0);
});

it('each is downloaded as it was issued, and the list as a spreadsheet, by the same filter', async () => {
  const { id, number: issued } = await invoice(romashka, '1234567');
  const paper = await fetchAs(bookkeeper, `/${romashka.id}/${id}`);
  expect(paper.headers.get('content-type')).toContain('application/pdf');
  const token = await office.t.signIn(romashka.admin.id);
  const own = await fetch(`${office.t.url}/api/payment/documents/${id}`, {
    headers: { 'x-session-token': token },
  });
  const bytes = Buffer.from(await paper.arrayBuffer());
  expect(bytes.equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
  // The provider does not pay VAT, which the payer's bank is told as well.
  const text = pdfText(bytes);
  expect(text).toContain('Итого: 12 345,67 ₽ НДС не облагается');
  expect(text).not.toContain('В том числе');
  expect(pdfQr(bytes)).toMatch(/Purpose=.*НДС не облагается/);

  const sheet = await fetchAs(bookkeeper, `.xlsx?organizationId=${romashka.id}`);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await sheet.arrayBuffer());
  const [sheetOfAll] = book.worksheets;
  expect(sheetOfAll?.getRow(2).getCell(6).numFmt).toBe('#,##0.00');
  const rows = sheetOfAll?.getSheetValues().slice(2) ?? [];
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(
    expect.arrayContaining(['Счёт', issued, romashka.name, innOf(0), 12345.67, 0, 'Выставлен']),
  );
});

it('nobody reads them without the right: neither the list nor the files nor a bank statement', async () => {
  const { id } = await invoice(romashka);
  const stranger = await office.superAdmin({ backOfficeRef: { read: true, write: true } });
  const reader = await office.superAdmin({ backOfficeDocs: { read: true, write: false } });
  const text = bankStatement([{}]);
  for (const who of [stranger, romashka.admin]) {
    expect(await office.rejection(who, LIST)).toBe('access.denied');
    expect(await office.rejection(who, READ, { text })).toBe('access.denied');
    for (const path of [`/${romashka.id}/${id}`, '.xlsx'])
      expect((await fetchAs(who, path)).status).toBe(400);
  }
  expect(await office.rejection(reader, READ, { text })).toBe('access.denied');
  expect((await fetchAs(reader, '.xlsx')).status).toBe(200);
  expect((await fetchAs(bookkeeper, `/${kolos.id}/${id}`)).status).toBe(404);
});

it('a bank statement’s transfers are matched to invoices: by the number, by the payer and the amount', async () => {
  const exact = await invoice(romashka);
  const part = await invoice(romashka, '3000000');
  const other = await invoice(kolos, '7000000');
  const mine = { payerInn: innOf(0) };
  const transfers = await read([
    { ...mine, number: '1', purpose: `Оплата по счёту № ${exact.number} от 02.03.2027, НДС не облагается` },
    { ...mine, number: '2', sum: '10000', purpose: `Счет N${part.number}` },
    { ...mine, number: '3', sum: '30000-50', purpose: `за счетом  на оплату ${part.number}` },
    { ...mine, number: '4', sum: '30000.50', purpose: `По сч. Счёт №${part.number} за доступ` },
    { ...mine, number: '5', sum: '70000', purpose: `Счёт ${other.number}` },
    { payerInn: innOf(1), number: '6', sum: '70000.00', purpose: 'За доступ к кабинету' },
    { payerInn: innOf(1), number: '7', sum: '1.00', purpose: 'За доступ к кабинету' },
    { ...mine, number: '8', receiverInn: '7736207543' },
  ]);
  expect(
    transfers.map(({ number: order, match, invoice: found }) => [order, match, found?.document.id ?? null]),
  ).toEqual([
    ['1', 'exact', exact.id],
    ['2', 'partial', part.id],
    // The third has no amount, the eighth was paid to another payee.
    ['4', 'excess', part.id],
    ['5', 'otherPayer', other.id],
    ['6', 'byPayer', other.id],
    ['7', 'none', null],
  ]);
  expect(transfers[0]).toMatchObject({
    paidOn: '2027-03-01',
    amount: '2400000',
    payerName: 'ООО «Ромашка»',
    invoice: { organizationName: romashka.name },
  });
});

it('an already entered transfer is marked, regardless of who entered it and how; the same one of another client is a different one', async () => {
  const { id, number: issued } = await invoice(romashka);
  await pay(romashka.id, id, '2400000', '101');
  const purpose = `Счёт ${issued}`;
  const [same, ofOther, nextDay] = await read([
    { payerInn: innOf(0), purpose },
    { payerInn: innOf(1), purpose: 'За доступ' },
    { payerInn: innOf(0), purpose, day: '02.03.2027' },
  ]);
  expect([same?.match, ofOther?.match, nextDay?.match]).toEqual(['entered', 'none', 'excess']);
  expect(
    await office.rejection(bookkeeper, PAY, {
      ...{ organizationId: romashka.id, id },
      payment: { amount: '2400000', number: '101', paidOn: '2027-03-01' },
    }),
  ).toBe('payment.bankTwice number');
});

it('an invalid or too long bank statement is rejected on its field', async () => {
  const rejection = (text: string) => office.rejection(bookkeeper, READ, { text });
  expect(await rejection('Номер=1\nСумма=5')).toBe('payment.statementUnknown text');
  expect(await rejection(bankStatement(Array.from({ length: 501 }, () => ({}))))).toBe(
    'payment.statementLong text',
  );
  expect(await rejection(`1CClientBankExchange\n${'x'.repeat(400_000)}`)).toBe('payment.statementLong text');
  expect(await read([])).toEqual([]);
});
