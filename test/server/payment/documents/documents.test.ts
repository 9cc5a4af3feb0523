import { sql } from 'drizzle-orm';
import { boolean, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { sumInWords } from '@server/modules/payment/documents/document-parts';
import { makePayDocument } from '@server/modules/payment/documents/make-pay-document';
import { createPayDocumentsService } from '@server/modules/payment/documents/documents.service';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { pdfQr } from '@test/helpers/files/qr';
import { until } from '@test/helpers/until';
import { pdfText } from '@test/server/regulations/pdf-text';

/** Invoices and acts: gapless numbers, documents that are parsed again, bank payments. */
let workspace: Workspace;
let admin: UserRow;
let root: UserRow;
let sellerId: number;

const BANK = {
  name: 'ПАО СБЕРБАНК',
  bik: '044525225',
  account: '40702810938000000001',
  corr: '30101810400000000225',
};
beforeAll(async () => {
  workspace = await openWorkspace({ PAYMENT_VAT: 'general' });
  await workspace.system(async (tx) => {
    const seller = await anOrganization(tx, {
      ...{
        name: 'ООО «Адаптика»',
        formInn: '7707083893',
        formKpp: '773601001',
        formDirector: 'Петров П. П.',
      },
      ...{ formAddress: 'Москва, ул. Лесная, 1', isFreePeriod: false },
    });
    sellerId = seller.id;
    root = await aUser(tx, { organizationId: sellerId, isAdmin: true, isSuperAdmin: true });
    await tx.execute(sql`
      insert into setting (name, value) values ('superOrganizationId', ${String(sellerId)}), ('rootAdminId', ${String(root.id)})`);
  });
});
afterAll(() => workspace.stop());

const sellerBank = (bank: object) =>
  workspace.system((tx) =>
    tx.execute(
      sql`update organization set form_bank = ${JSON.stringify(bank)}::jsonb where id = ${sellerId}`,
    ),
  );
beforeEach(async () => {
  await sellerBank(BANK);
  admin = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx, { name: 'ООО «Ромашка»', formInn: '5036045205' });
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
});

const CREATE = `mutation ($invoice: InvoiceInput!, $key: String) {
  made: invoiceCreate(invoice: $invoice, clientKey: $key) { id number status amount paid date } }`;
const PAY = `mutation ($organizationId: Int!, $id: Int!, $payment: BankPaymentInput!) {
  paid: invoicePay(organizationId: $organizationId, id: $id, payment: $payment) { status paid } }`;
const VOID = `mutation ($organizationId: Int!, $id: Int!) {
  voided: payDocumentVoid(organizationId: $organizationId, id: $id, reason: "Ошибка в сумме") { status } }`;
const CLOSE = 'mutation ($type: ClosingDocument!) { closingDocumentUpdate(type: $type) }';
const LIST = '{ payDocuments { count items { id type number status amount periodFrom periodTo } } }';

interface Made {
  id: number;
  number: number;
}

const invoice = (amount = '2400000') => ({ invoice: { amount, email: 'buh@example.ru' } });
const create = async () => (await workspace.get<{ made: Made }>(admin, CREATE, invoice())).made;
const pay = (id: number, amount: string, number: string, paidOn = '2026-03-02') => ({
  organizationId: admin.organizationId,
  id,
  payment: { amount, number, paidOn },
});
const balance = () =>
  workspace.system((tx) => ledgerReadModel.current(tx, admin.organizationId, 'balance', 'rub'));
async function fetchPaper(id: number, user = admin) {
  const token = await workspace.test.signIn(user.id);
  return fetch(`${workspace.test.url}/api/payment/documents/${id}`, {
    headers: { 'x-session-token': token },
  });
}
const bytesOf = async (id: number) => Buffer.from(await (await fetchPaper(id)).arrayBuffer());

it('an invoice shows the parties, the amount in words, the tax and a QR code that a bank reads; its bytes never change', async () => {
  const { id, number } = await create();
  const bytes = await bytesOf(id);
  const text = pdfText(bytes).replaceAll('\u00a0', ' ');
  for (const part of [
    `Счёт на оплату № ${number} от `,
    'ООО «Адаптика», ИНН 7707083893, КПП 773601001',
    'ООО «Ромашка», ИНН 5036045205',
    'Итого: 24 000,00 ₽',
    'В том числе НДС 22 %: 4 327,87 ₽',
    'Двадцать четыре тысячи рублей 00 копеек',
    '40702810938000000001',
  ]) {
    expect(text).toContain(part);
  }
  const square = pdfQr(bytes)?.split('|') ?? [];
  expect(square).toEqual(
    expect.arrayContaining([
      'ST00012',
      'Name=ООО «Адаптика»',
      'PersonalAcc=40702810938000000001',
      'BIC=044525225',
      'PayeeINN=7707083893',
      'Sum=2400000',
    ]),
  );
  expect(square.at(-1)).toContain(`Purpose=Счёт на оплату № ${number}`);
  // The company details change, the document does not.
  await sellerBank({ ...BANK, name: 'Другой банк' });
  expect((await bytesOf(id)).equals(bytes)).toBe(true);
  const rows = await workspace.system((tx) =>
    selectRows(tx, { isSame: boolean, count: integer })(sql`
      select bool_and(sha256 = sha256(bytes)) as "isSame", count(*)::int as count from pay_document_file where document_id = ${id}`),
  );
  expect(rows).toEqual([{ isSame: true, count: 1 }]);
});

it('without the provider’s details, or without the client’s tax number, it is rejected with the reason', async () => {
  const methods = async () =>
    (await workspace.get<{ paymentBalance: { methods: string[] } }>(admin, '{ paymentBalance { methods } }'))
      .paymentBalance.methods;
  expect(await methods()).toContain('invoice');
  await sellerBank({ ...BANK, account: '' });
  expect(await methods()).not.toContain('invoice');
  expect(await workspace.rejection(admin, CREATE, invoice())).toMatchObject({
    code: 'payment.sellerUnknown',
  });
  await sellerBank(BANK);
  await workspace.system((tx) =>
    tx.execute(sql`update organization set form_inn = null where id = ${admin.organizationId}`),
  );
  expect(await workspace.rejection(admin, CREATE, invoice())).toMatchObject({ code: 'payment.buyerUnknown' });
});

it('numbers have no gaps: rejected or rolled back documents took none, and simultaneous ones get one each', async () => {
  const first = await create();
  expect(await workspace.rejection(admin, CREATE, invoice('1'))).toMatchObject({
    code: 'payment.amountRange',
  });
  await expect(
    workspace.system(async (tx) => {
      await tx.execute(sql`update pay_document_counter set last = last + 1 where type = 'invoice'`);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  const made = await Promise.all(Array.from({ length: 8 }, () => create()));
  const numbers = made.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => first.number + 1 + index));
  const twice = { ...invoice(), key: 'clicked-twice-1' };
  const answers = await Promise.all([
    workspace.get<{ made: Made }>(admin, CREATE, twice),
    workspace.get<{ made: Made }>(admin, CREATE, twice),
  ]);
  expect(new Set(answers.map(({ made: { number } }) => number)).size).toBe(1);
});

it('bank transfers are credited to the balance: partial, excess, repeated; the same transfer once', async () => {
  const { id } = await create();
  const enter = async (amount: string, number: string) =>
    (await workspace.get<{ paid: object }>(root, PAY, pay(id, amount, number))).paid;
  expect(await enter('1000000', '17')).toEqual({ status: 'issued', paid: '1000000' });
  expect(await workspace.rejection(root, PAY, pay(id, '1000000', '17'))).toMatchObject({
    code: 'payment.bankTwice',
    field: 'number',
  });
  expect(await enter('1500000', '18')).toEqual({ status: 'paid', paid: '2500000' });
  expect(await enter('2400000', '19')).toEqual({ status: 'paid', paid: '4900000' });
  expect(await balance()).toBe(4_900_000n);
  const { paymentOperations } = await workspace.get<{ paymentOperations: { items: { method: string }[] } }>(
    admin,
    '{ paymentOperations { items { method } } }',
  );
  expect(paymentOperations.items.map(({ method }) => method)).toEqual(['invoice', 'invoice', 'invoice']);
  expect(await workspace.rejection(root, VOID, pay(id, '1', '1'))).toMatchObject({
    code: 'payment.documentPaid',
  });
});

it('two of the provider’s people who enter the same transfer at once credit it once', async () => {
  const { id } = await create();
  await Promise.all(Array.from({ length: 4 }, () => workspace.ask(root, PAY, pay(id, '2400000', '21'))));
  expect(await balance()).toBe(2_400_000n);
});

it('a closed workspace opens when its invoice is paid; the document can be downloaded meanwhile', async () => {
  const { id } = await create();
  await workspace.system((tx) =>
    tx.execute(
      sql`update organization set is_active_subscribe = false, is_free_period = false where id = ${admin.organizationId}`,
    ),
  );
  expect((await fetchPaper(id)).status).toBe(200);
  await workspace.get(root, PAY, pay(id, '2400000', '5'));
  const { paymentBalance } = await workspace.get<{ paymentBalance: object }>(
    admin,
    '{ paymentBalance { isActiveSubscribe } }',
  );
  expect(paymentBalance).toEqual({ isActiveSubscribe: true });
});

it('a voided invoice keeps its number and accepts no money; nothing is deleted', async () => {
  const { id, number } = await create();
  expect(await workspace.get(root, VOID, pay(id, '1', '1'))).toEqual({ voided: { status: 'voided' } });
  expect(await workspace.rejection(root, PAY, pay(id, '2400000', '30'))).toMatchObject({
    code: 'payment.documentVoided',
  });
  expect((await create()).number).toBe(number + 1);
  await expect(
    workspace.system((tx) => tx.execute(sql`delete from pay_document where id = ${id}`)),
  ).rejects.toThrow();
});

it.each([
  ['nothing', { amount: '0' }, 'payment.amountRange', 'amount'],
  ['less than nothing', { amount: '-100' }, 'payment.amountRange', 'amount'],
  ['tomorrow', { paidOn: '2999-01-01' }, 'payment.futureDay', 'paidOn'],
  ['no number', { number: ' ' }, 'validation.required', 'number'],
])('a transfer of %s is rejected on its field', async (_what, change, code, field) => {
  const { id } = await create();
  const { payment, ...key } = pay(id, '100000', '40');
  expect(await workspace.rejection(root, PAY, { ...key, payment: { ...payment, ...change } })).toMatchObject({
    code,
    field,
  });
});

it('only the provider enters payments; a document is visible to nobody else', async () => {
  const { id } = await create();
  expect(await workspace.rejection(admin, PAY, pay(id, '2400000', '50'))).toMatchObject({
    code: 'access.denied',
  });
  const plain = await workspace.system((tx) => aUser(tx, { organizationId: sellerId, isSuperAdmin: true }));
  expect(await workspace.rejection(plain, PAY, pay(id, '2400000', '50'))).toMatchObject({
    code: 'access.denied',
  });
  expect((await fetchPaper(id, workspace.admin)).status).toBe(404);
  const nobody = await workspace.system((tx) => aUser(tx, { organizationId: admin.organizationId }));
  expect((await fetchPaper(id, nobody)).status).toBe(400);
  expect(await balance()).toBe(0n);
});

it('an act is issued when the paid month is over, once, and again after it was voided', async () => {
  const { organizationId } = admin;
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
      values (${organizationId}, '2027-01-31', '2027-02-28', 'standard', 1, 19000, 57001, '[]'),
        (${organizationId}, '2027-02-28', '2027-03-31', 'standard', 1, 19000, 57000, '[]'),
        (${organizationId}, '2026-12-31', '2027-01-31', 'standard', 1, 19000, 0, '[]')`),
  );
  const at = (now: string) =>
    createPayDocumentsService({ ...workspace.test.app.deps, now: () => new Date(now) }).issueActs();
  const acts = async () =>
    (await workspace.get<{ payDocuments: { items: { id: number }[] } }>(admin, LIST)).payDocuments.items;
  await at('2027-02-27T20:59:00Z');
  expect(await acts()).toEqual([]);
  await at('2027-02-27T21:01:00Z');
  await at('2027-02-28T09:00:00Z');
  const [act] = await acts();
  expect(await acts()).toEqual([
    expect.objectContaining({
      type: 'act',
      amount: '57001',
      periodFrom: '2027-01-31',
      periodTo: '2027-02-27',
    }),
  ]);
  const text = pdfText(await bytesOf(act?.id ?? 0)).replaceAll('\u00a0', ' ');
  expect(text).toContain('Доступ к кабинету с 31.01.2027 по 27.02.2027');
  expect(text).toContain('Пятьсот семьдесят рублей 01 копейка');
  await workspace.get(root, VOID, { organizationId, id: act?.id });
  await at('2027-03-01T09:00:00Z');
  expect(await acts()).toHaveLength(2);
  // The provider's company details are missing: the document waits.
  await sellerBank({});
  await at('2027-04-01T09:00:00Z');
  expect(await acts()).toHaveLength(2);
});

it('a УПД replaces the act from the provider’s date: the columns of its form, its own numbers, unchanging bytes', async () => {
  const { organizationId } = admin;
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
      values (${organizationId}, '2027-05-01', '2027-06-01', 'standard', 1, 19000, 2400000, '[]'),
        (${organizationId}, '2027-06-01', '2027-07-01', 'standard', 1, 19000, 2400000, '[]')`),
  );
  const at = (now: string) =>
    createPayDocumentsService({ ...workspace.test.app.deps, now: () => new Date(now) }).issueActs();
  const closed = async () =>
    (
      await workspace.get<{ payDocuments: { items: { id: number; type: string; number: number }[] } }>(
        admin,
        LIST,
      )
    ).payDocuments.items;
  await at('2027-06-01T09:00:00Z');
  expect(await workspace.get(root, CLOSE, { type: 'upd' })).toEqual({ closingDocumentUpdate: 'upd' });
  await at('2027-07-01T09:00:00Z');
  const [upd, act] = await closed();
  expect([upd?.type, upd?.number, act?.type]).toEqual(['upd', 1, 'act']);
  const bytes = await bytesOf(upd?.id ?? 0);
  const text = pdfText(bytes).replaceAll('\u00a0', ' ');
  for (const part of [
    'Универсальный передаточный документ Статус: 1',
    'Счёт-фактура № 1 от 30.06.2027 (1)',
    'Продавец ООО «Адаптика» (2)',
    'ИНН/КПП продавца 7707083893 / 773601001 (2б)',
    'Документ об отгрузке № п/п 1 № 1 от 30.06.2027 (5а)',
    'Покупатель ООО «Ромашка» (6)',
    'ИНН/КПП покупателя 5036045205 (6б)',
    'Российский рубль, 643 (7)',
    '1 1а 1б 2 2а 3 4 5 6 7 8 9 10 10а 11',
    'Доступ к кабинету с 01.06.2027 по 30.06.2027',
    '796 шт 1 19 672,13 19 672,13 без акциза 22 % 4 327,87 24 000,00',
    'Всего к оплате 19 672,13 Х Х 4 327,87 24 000,00',
    '[10]',
    '[19]',
  ]) {
    expect(text).toContain(part);
  }
  expect((await bytesOf(upd?.id ?? 0)).equals(bytes)).toBe(true);
  // After voiding, its number stays used, and the month is closed again with the document type chosen then.
  await workspace.get(root, VOID, { organizationId, id: upd?.id });
  await at('2027-07-01T10:00:00Z');
  expect((await closed()).map(({ type, number }) => [type, number])).toContainEqual(['upd', 2]);
  await workspace.get(root, CLOSE, { type: 'act' });
});

it('a seller without VAT issues a УПД of status 2: without tax and without a tax invoice’s shipment', async () => {
  const parties = {
    seller: { name: 'ИП Петров', inn: '500100732259', kpp: '', address: 'Москва', director: '', bank: BANK },
    buyer: { name: 'ООО «Ромашка»', inn: '', kpp: '', address: '' },
  };
  const upd = await makePayDocument({
    ...{ type: 'upd', number: 7, date: '2027-06-30', periodFrom: '2027-06-01', periodTo: '2027-06-30' },
    ...{ vatRate: null, parties, statement: null, tokens: null, amount: '57001' },
  });
  const text = pdfText(Buffer.from(upd)).replaceAll('\u00a0', ' ');
  expect(text).toContain('Статус: 2');
  expect(text).toContain('Документ об отгрузке – (5а)');
  expect(text).toContain('570,01 570,01 без акциза без НДС без НДС 570,01');
});

it('the month-closing document type is chosen only by people with the write right for back office documents', async () => {
  const reader = await workspace.system((tx) => aUser(tx, { organizationId: sellerId, isSuperAdmin: true }));
  expect(await workspace.rejection(reader, CLOSE, { type: 'upd' })).toMatchObject({ code: 'access.denied' });
  expect(await workspace.rejection(reader, '{ closingDocument }')).toMatchObject({ code: 'access.denied' });
  expect(await workspace.rejection(admin, CLOSE, { type: 'upd' })).toMatchObject({ code: 'access.denied' });
  expect(await workspace.get(root, '{ closingDocument }')).toEqual({ closingDocument: 'act' });
});

it('bytes are also created by the job, so that a document that nobody downloaded is stored', async () => {
  const { id } = await create();
  await until(async () => {
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select 1 from pay_document_file where document_id = ${id}`),
    );
    return rows.length === 1 ? true : null;
  });
});

it.each([
  [1n, 'Ноль рублей 01 копейка'],
  [100_000_000_000n, 'Один миллиард рублей 00 копеек'],
  [212_150n, 'Две тысячи сто двадцать один рубль 50 копеек'],
])('%s kopecks in words', (kopecks, text) => {
  expect(sumInWords(kopecks)).toBe(text);
});
