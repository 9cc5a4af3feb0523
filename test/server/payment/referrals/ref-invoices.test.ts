import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { anOrganization } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';

/** Referral earnings are paid in money, by a partner's invoice: held, then paid or declined, once. */
const START = new Date('2027-03-01T09:00:00Z');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const REQUISITES = {
  formInn: '7728168971',
  formAddress: 'Тверь, Советская, 1',
  formBank: { name: 'Банк «Волга»', bik: '044525225', account: '40702810938000000001', corr: '' },
};
let office: BackOffice;
let partner: BackOffice['client'];
beforeAll(async () => {
  office = await openBackOffice(() => START);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  partner = await office.aClient({ name: 'Пекарня «Колос»', isPartner: true, ...REQUISITES });
  await earnReferral(100_000n);
});

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const BALANCE = '{ refBalance { available owed inPayment withdrawn isPartner } }';
const HISTORY = `{ refHistory { items {
  id status amount method reason invoice { id number date paidOn paymentNumber } } } }`;
const ASK = `mutation ($payout: RefPayoutInput!, $file: Upload, $key: String) {
  made: refPayoutCreate(payout: $payout, file: $file, clientKey: $key) { id status amount method } }`;
const LIST = `query ($organizationId: Int, $isWaiting: Boolean) {
  refPayouts(organizationId: $organizationId, isWaiting: $isWaiting) { count items {
    id organizationName createdBy amount number date status payee { name inn bank bik account } paidOn paymentNumber reason } } }`;
const DECIDE = `mutation ($decision: RefPayoutDecision!) {
  decided: refPayoutDecide(decision: $decision) { id status reason } }`;

/** A payment of a referred organization has earned this amount, and its hold is over. */
async function earnReferral(amount: bigint): Promise<number> {
  return system(async (tx) => {
    const payer = await anOrganization(tx);
    const rows = await selectRows(tx, { id: integer })(sql`
      with referral as (
        insert into ref_referral (organization_id, user_id, referred_organization_id, is_same_person, created_at)
        values (${partner.id}, ${partner.admin.id}, ${payer.id}, false, now()) returning id)
      insert into ref_accrual
        (organization_id, referral_id, payment_id, paid, percent, amount, status, flags, hold_until, created_at)
      select ${partner.id}, referral.id, 1, ${String(amount * 10n)}::bigint, 10, ${String(amount)}::bigint, 'accrued', '{}',
        '2027-02-01', now() from referral returning id`);
    return rows[0]?.id ?? 0;
  });
}
const invoice = (fields: object = {}) => ({
  ...{ method: 'invoice', amount: '60000', tokenPrice: '100', number: ' Р-17 ', date: '2027-02-28' },
  ...fields,
});
type Made = { made: { id: number; status: string } };
async function send(
  payout: object = invoice(),
  { file = { name: 'Счёт Р-17.pdf', bytes: PDF }, key, who = partner.admin }: SendOptions = {},
) {
  const token = await office.t.signIn(who.id);
  return office.t.upload<Made>(
    token,
    ASK,
    { payout, key, file: null },
    file ? { 'variables.file': file } : {},
  );
}
interface SendOptions {
  file?: { name: string; bytes: Uint8Array } | null;
  key?: string;
  who?: UserRow;
}
const rejection = async (...args: Parameters<typeof send>) => {
  const [error] = (await send(...args)).errors ?? [];
  return `${error?.extensions.code} ${error?.extensions.field}`;
};
async function asked(...args: Parameters<typeof send>): Promise<number> {
  const { data, errors } = await send(...args);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.made.id;
}
const balance = async () => (await office.get<{ refBalance: object }>(partner.admin, BALANCE)).refBalance;
const history = async () =>
  (await office.get<{ refHistory: { items: object[] } }>(partner.admin, HISTORY)).refHistory.items;
const decision = (id: number, fields: object) => ({
  decision: { organizationId: partner.id, id, ...fields },
});
const paid = (id: number) => decision(id, { isPaid: true, paidOn: '2027-03-01', paymentNumber: '451' });
const declined = (id: number) => decision(id, { isPaid: false, reason: 'В счёте другая сумма' });
const money = (account: 'payable' | 'balance') =>
  system((tx) => ledgerReadModel.current(tx, partner.id, account, 'rub'));
/** Sums of the provider's accounts. */
const sumOf = (account: 'referral' | 'bank') =>
  system((tx) => ledgerReadModel.asOf(tx, partner.id, account, 'rub', new Date('2100-01-01')));
const faults = () => system((tx) => ledgerReadModel.faults(tx, partner.id));
const operations = async () => {
  const rows = await system((tx) =>
    selectRows(tx, { kind: text })(sql`
      select kind from ledger_operation where organization_id = ${partner.id} order by id`),
  );
  return rows.map(({ kind }) => kind);
};
const notices = async () => {
  const { rows } = await system((tx) =>
    tx.execute(sql`
      select type, user_id as "userId", params from notification where organization_id = ${partner.id} order by id`),
  );
  return rows;
};
const personOf = (organizationId: number, rights: StoredRights) =>
  system(async (tx) => {
    const rows = await selectRows(tx, { id: integer })(sql`
      insert into role (organization_id, name, rights) values (${organizationId}, 'Роль', ${JSON.stringify(rights)}::jsonb)
      returning id`);
    const position = await aPosition(tx, { organizationId, roleId: rows[0]?.id ?? null });
    return aUser(tx, { organizationId, positionId: position.id });
  });
const fileOf = async (who: UserRow, path: string) => {
  const token = await office.t.signIn(who.id);
  const answer = await fetch(`${office.t.url}/api/${path}`, { headers: { 'x-session-token': token } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

it('the amount is held at once, the provider sees the payee, and a paid invoice stays paid', async () => {
  const id = await asked();
  expect(await balance()).toEqual({
    ...{ available: '40000', owed: '0', inPayment: '60000', withdrawn: '60000', isPartner: true },
  });
  expect(await money('payable')).toBe(60_000n);
  expect(await rejection(invoice({ amount: '40001' }))).toBe('ref.insufficient amount');
  const { refPayouts } = await office.get<{ refPayouts: object }>(office.root, LIST, {
    organizationId: partner.id,
  });
  expect(refPayouts).toEqual({
    count: 1,
    items: [
      {
        ...{
          id,
          organizationName: 'Пекарня «Колос»',
          createdBy: 'Анна Главная',
          amount: '60000',
          number: 'Р-17',
        },
        ...{ date: '2027-02-28', status: 'inPayment', paidOn: null, paymentNumber: null, reason: '' },
        payee: {
          ...{ name: 'Пекарня «Колос»', inn: '7728168971', bank: 'Банк «Волга»', bik: '044525225' },
          account: '40702810938000000001',
        },
      },
    ],
  });
  expect(await office.get(office.root, DECIDE, paid(id))).toMatchObject({ decided: { status: 'paid' } });
  expect(await balance()).toMatchObject({ available: '40000', inPayment: '0', withdrawn: '60000' });
  expect(await history()).toMatchObject([
    {
      ...{ id, status: 'paid', amount: '-60000', method: 'invoice', reason: null },
      invoice: { id, number: 'Р-17', date: '2027-02-28', paidOn: '2027-03-01', paymentNumber: '451' },
    },
    { status: 'available' },
  ]);
  expect([
    await money('payable'),
    await money('balance'),
    await sumOf('bank'),
    await sumOf('referral'),
  ]).toEqual([...[0n, 0n, 60_000n, -60_000n]]);
  expect(await operations()).toEqual(['payout', 'payout']);
  expect(await faults()).toEqual([]);
  expect(await notices()).toMatchObject([
    {
      type: 'refPayoutPaid',
      userId: partner.admin.id,
      params: { amount: '600.00', number: 'Р-17', date: '01.03.2027' },
    },
  ]);
});

it('whoever may pay it is told once, in the transaction that holds the sum; who may only look is not', async () => {
  const payer = await office.superAdmin({ backOfficeRef: { read: true, write: true } });
  await office.superAdmin({ backOfficeRef: { read: true, write: false } });
  const key = 'invoice-once-1';
  await asked(invoice(), { key });
  await asked(invoice(), { key });
  await rejection(invoice({ amount: '90000' }));
  const { rows } = await system((tx) =>
    tx.execute(sql`
      select user_id as "userId", route, params, reason from notification
      where organization_id = ${office.superId} and type = 'refInvoiceWaits' and route like ${`%client=${partner.id}`}
      order by user_id`),
  );
  expect(rows).toEqual(
    [office.root.id, payer.id]
      .toSorted((a, b) => a - b)
      .map((userId) => ({
        ...{ userId, route: `/back-office/refs?client=${partner.id}`, reason: 'provider' },
        params: { client: 'Пекарня «Колос»', amount: '600.00', number: 'Р-17', date: '28.02.2027' },
      })),
  );
});

it('a declined amount returns in its own line, and can be requested again', async () => {
  const id = await asked();
  expect(await office.rejection(office.root, DECIDE, decision(id, { isPaid: false }))).toBe(
    'validation.required reason',
  );
  await office.get(office.root, DECIDE, declined(id));
  expect(await balance()).toMatchObject({ available: '100000', inPayment: '0', withdrawn: '0' });
  expect(await history()).toMatchObject([
    { status: 'returned', amount: '60000', invoice: { number: 'Р-17' } },
    { id, status: 'declined', amount: '-60000', reason: 'В счёте другая сумма' },
    { status: 'available' },
  ]);
  expect(await operations()).toEqual(['payout', 'reversal']);
  expect([await money('payable'), await sumOf('bank'), await sumOf('referral')]).toEqual([0n, 0n, 0n]);
  expect(await faults()).toEqual([]);
  expect(await notices()).toMatchObject([
    { type: 'refPayoutDeclined', params: { number: 'Р-17', answer: 'В счёте другая сумма' } },
  ]);
  await asked(invoice({ amount: '100000' }));
  expect(await balance()).toMatchObject({ available: '0', inPayment: '100000' });
});

it('of two simultaneous deciders one decides, and the other gets an error; later nobody decides', async () => {
  const id = await asked();
  const other = await office.superAdmin({ backOfficeRef: { read: true, write: true } });
  const answers = await Promise.all([
    office.ask(office.root, DECIDE, paid(id)),
    office.ask(other, DECIDE, declined(id)),
    office.ask(other, DECIDE, paid(id)),
  ]);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();
  expect(codes).toEqual(['done', 'ref.payoutDecided', 'ref.payoutDecided']);
  expect(await operations()).toHaveLength(2);
  expect(await faults()).toEqual([]);
  expect(await office.rejection(office.root, DECIDE, paid(id))).toBe('ref.payoutDecided');
  expect(await notices()).toHaveLength(1);
});

it('sent twice it is requested once; of several simultaneous requests only those covered by the balance are held', async () => {
  const ids = await Promise.all([
    asked(invoice(), { key: 'invoice-1' }),
    asked(invoice(), { key: 'invoice-1' }),
  ]);
  expect(new Set(ids).size).toBe(1);
  expect(await balance()).toMatchObject({ available: '40000' });
  const answers = await Promise.all([1, 2, 3].map(() => send(invoice({ amount: '30000' }))));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await money('payable')).toBe(90_000n);
});

it('a non-partner, or one without bank details, is rejected on the method, and nothing is held', async () => {
  const client = await office.aClient(REQUISITES);
  expect(await rejection(invoice(), { who: client.admin })).toBe('ref.notPartner method');
  const poor = await office.aClient({ isPartner: true, ...REQUISITES, formBank: {} });
  expect(await rejection(invoice(), { who: poor.admin })).toBe('ref.payeeUnknown method');
  await system((tx) => tx.execute(sql`update organization set is_partner = false where id = ${partner.id}`));
  expect(await rejection()).toBe('ref.notPartner method');
  expect(await balance()).toMatchObject({ available: '100000', isPartner: false });
});

it.each([
  ['ref.minimum amount', { amount: '9999' }, PDF, 'a.pdf'],
  ['ref.minimum amount', { amount: '-60000' }, PDF, 'a.pdf'],
  ['ref.insufficient amount', { amount: '100001' }, PDF, 'a.pdf'],
  ['validation.required number', { number: ' ' }, PDF, 'a.pdf'],
  ['validation.tooLong number', { number: '1'.repeat(21) }, PDF, 'a.pdf'],
  ['validation.required date', { date: null }, PDF, 'a.pdf'],
  ['payment.futureDay date', { date: '2027-03-02' }, PDF, 'a.pdf'],
  ['validation.required file', {}, null, ''],
  ['validation.fileExtension file', {}, Buffer.from('89504e470d0a1a0a', 'hex'), 'a.png'],
  ['validation.fileContent file', {}, Buffer.from('MZ not a paper'), 'a.pdf'],
  ['validation.fileSize file', {}, Buffer.concat([PDF, Buffer.alloc(3_145_729)]), 'a.pdf'],
])('%s: nothing is held', async (expected, fields, bytes, name) => {
  expect(await rejection(invoice(fields), { file: bytes ? { name, bytes } : null })).toBe(expected);
  expect(await balance()).toMatchObject({ available: '100000', inPayment: '0' });
});

it('a payment requires a day that is not in the future, and a number', async () => {
  const id = await asked();
  const pay = (fields: object) =>
    office.rejection(
      office.root,
      DECIDE,
      decision(id, { isPaid: true, paidOn: '2027-03-01', paymentNumber: '1', ...fields }),
    );
  expect(await pay({ paidOn: null })).toBe('validation.required paidOn');
  expect(await pay({ paidOn: '2027-03-02' })).toBe('payment.futureDay paidOn');
  expect(await pay({ paymentNumber: ' ' })).toBe('validation.required paymentNumber');
  expect(await office.rejection(office.root, DECIDE, paid(999_999_999))).toBe('notFound');
});

it('a refund meanwhile claws the bonus back: the held amount stays held, and the next bonuses cover it', async () => {
  const id = await asked(invoice({ amount: '100000' }));
  await system((tx) =>
    tx.execute(sql`
      insert into ref_clawback (organization_id, accrual_id, refund_id, amount, created_at)
      select organization_id, id, 1, 70000, now() from ref_accrual where organization_id = ${partner.id}`),
  );
  expect(await balance()).toMatchObject({ available: '0', owed: '70000', inPayment: '100000' });
  await office.get(office.root, DECIDE, declined(id));
  expect(await balance()).toMatchObject({ available: '30000', owed: '0', inPayment: '0' });
  const second = await asked(invoice({ amount: '30000' }));
  await system((tx) =>
    tx.execute(sql`
      insert into ref_clawback (organization_id, accrual_id, refund_id, amount, created_at)
      select organization_id, id, 2, 10000, now() from ref_accrual where organization_id = ${partner.id}`),
  );
  await office.get(office.root, DECIDE, paid(second));
  expect(await balance()).toMatchObject({ available: '0', owed: '10000', withdrawn: '30000' });
  await earnReferral(25_000n);
  expect(await balance()).toMatchObject({ available: '15000', owed: '0' });
  expect(await faults()).toEqual([]);
});

it('both histories record who decided what', async () => {
  const id = await asked();
  await office.get(office.root, DECIDE, declined(id));
  const rows = await system((tx) =>
    selectRows(tx, { organizationId: integer, action: text })(sql`
      select organization_id as "organizationId", action from audit_log
      where object_type = 'refPayout' and object_id = ${id} order by id`),
  );
  expect(rows).toEqual([
    { organizationId: partner.id, action: 'payment' },
    { organizationId: partner.id, action: 'reject' },
    { organizationId: office.superId, action: 'reject' },
  ]);
});

describe('permissions', () => {
  it('the file is read with payment.read of that organization and the provider’s backOfficeRef.read, by nobody else', async () => {
    const id = await asked();
    const own = `payment/ref-invoices/${id}`;
    const provider = `back-office/ref-invoices/${partner.id}/${id}`;
    const reader = await personOf(partner.id, { payment: { read: true, write: false } });
    const stranger = await office.aClient();
    const other = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
    for (const [who, path] of [
      [partner.admin, own],
      [reader, own],
      [office.root, provider],
    ] as const) {
      expect(await fileOf(who, path)).toEqual({ status: 200, bytes: PDF });
    }
    for (const [who, path] of [
      [partner.person, own],
      [stranger.admin, own],
      [partner.admin, provider],
      [other, provider],
    ] as const) {
      expect((await fileOf(who, path)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it('without payment.write nobody requests; without backOfficeRef nobody sees or decides', async () => {
    const reader = await personOf(partner.id, { payment: { read: true, write: false } });
    expect(await rejection(invoice(), { who: reader })).toBe('access.denied undefined');
    const id = await asked();
    const reads = await office.superAdmin({ backOfficeRef: { read: true, write: false } });
    const other = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
    await office.get(reads, LIST, { isWaiting: true });
    expect(await office.rejection(reads, DECIDE, paid(id))).toBe('access.denied');
    expect(await office.rejection(other, LIST)).toBe('access.denied');
    expect(await office.rejection(partner.admin, LIST)).toBe('access.denied');
    expect(await office.rejection(partner.admin, DECIDE, paid(id))).toBe('access.denied');
  });
});
