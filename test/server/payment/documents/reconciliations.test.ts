import { sql } from 'drizzle-orm';
import { boolean, integer, listOf, openObjectOf, text as textColumn } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import type { LedgerKind, LedgerLine } from '@server/modules/payment/ledger/ledger-operation';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { pdfText } from '@test/server/regulations/pdf-text';

/** «Акт сверки»: it matches the ledger, and never changes. */
let workspace: Workspace;
let admin: UserRow;
let organizationId: number;
let now = new Date('2026-12-01T09:00:00Z');

beforeAll(async () => {
  workspace = await openWorkspace({}, () => now);
  await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx, {
      ...{
        name: 'ООО «Адаптика»',
        formInn: '7707083893',
        formAddress: 'Москва',
        formDirector: 'Петров П. П.',
      },
      formBank: { name: 'Банк', bik: '044525225', account: '40702810938000000001', corr: '' },
    });
    await tx.execute(sql`insert into setting (name, value) values ('superOrganizationId', ${String(id)})`);
  });
});
afterAll(() => workspace.stop());
beforeEach(async () => {
  now = new Date('2026-12-20T09:00:00Z');
  admin = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx, {
      ...{ name: 'ООО «Ромашка»', formInn: '5036045205', timezone: 'Asia/Vladivostok' },
    });
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
  organizationId = admin.organizationId;
});

let keys = 0;
const post = (at: string, kind: LedgerKind, lines: LedgerLine[], object?: { type: string; id: number }) =>
  workspace.system((tx) => {
    keys += 1;
    return ledger.post(tx, {
      ...{ organizationId, key: `move-${keys}`, at: new Date(at), lines, kind },
      ...(object ? { object } : {}),
    });
  });
const CREATE = `mutation ($period: ReconciliationInput!, $key: String) {
  made: reconciliationCreate(period: $period, clientKey: $key) { id type number date amount periodFrom periodTo status } }`;
interface Made {
  id: number;
  number: number;
  amount: string;
}
const create = async (from: string, to: string, key?: string) =>
  (await workspace.get<{ made: Made }>(admin, CREATE, { period: { from, to }, key })).made;
async function bytesOf(id: number, reader = admin): Promise<Response> {
  const token = await workspace.test.signIn(reader.id);
  return fetch(`${workspace.test.url}/api/payment/documents/${id}`, {
    headers: { 'x-session-token': token },
  });
}
const textOf = async (id: number) =>
  pdfText(Buffer.from(await (await bytesOf(id)).arrayBuffer())).replaceAll(/[\u00a0\u202f]/g, ' ');
const heldAt = (at: string) =>
  workspace.system(async (tx) => {
    const of = (account: 'balance' | 'debt') =>
      ledgerReadModel.asOf(tx, organizationId, account, 'rub', new Date(at));
    return (await of('balance')) + (await of('debt'));
  });
const statementOf = async (id: number) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, {
      statement: openObjectOf({
        opening: textColumn,
        closing: textColumn,
        lines: listOf(openObjectOf({ day: textColumn, amount: textColumn })),
      }),
    })(sql`select statement from pay_document where id = ${id}`),
  );
  return rows[0]?.statement;
};

/** Operations in November and December and a repaid debt, around the midnights of Vladivostok. */
async function postOperations(): Promise<void> {
  await post('2026-11-10T02:00:00Z', 'topUp', between('balance', 'bank', 500_000n), {
    type: 'payment',
    id: 7,
  });
  await post('2026-11-20T02:00:00Z', 'topUp', between('balance', 'bank', 100_000n), {
    type: 'payment',
    id: 8,
  });
  await post('2026-11-21T02:00:00Z', 'refund', between('balance', 'bank', -100_000n), {
    ...{ type: 'paymentRefund', id: 1 },
  });
  // 23:59 of 30 November and 00:00 of 1 December there.
  await post('2026-11-30T13:59:59.999Z', 'purchase', between('balance', 'revenue', -10_001n), {
    ...{ type: 'tokenPurchase', id: 4 },
  });
  await post('2026-11-30T14:00:00Z', 'charge', between('balance', 'revenue', -76_000n));
  await post('2026-12-05T02:00:00Z', 'chargeback', [
    ...between('balance', 'bank', -413_999n),
    ...between('debt', 'bank', -86_001n),
  ]);
  await post(
    '2026-12-15T02:00:00Z',
    'topUp',
    [...between('debt', 'bank', 86_001n), ...between('balance', 'bank', 13_999n)],
    { type: 'payment', id: 9 },
  );
}

it('opening, movements and closing match the ledger at those moments, to the kopeck', async () => {
  await postOperations();
  for (const [from, to, begin, end] of [
    ['2026-11-01', '2026-11-30', '2026-10-31T13:59:59.999Z', '2026-11-30T13:59:59.999Z'],
    ['2026-12-01', '2026-12-10', '2026-11-30T13:59:59.999Z', '2026-12-10T13:59:59.999Z'],
    ['2026-12-01', '2026-12-20', '2026-11-30T13:59:59.999Z', '2026-12-20T09:00:00Z'],
    ['2026-12-16', '2026-12-17', '2026-12-15T13:59:59.999Z', '2026-12-17T13:59:59.999Z'],
  ] as const) {
    const { id, amount } = await create(from, to);
    const { opening, closing, lines } = (await statementOf(id)) ?? { opening: '', closing: '', lines: [] };
    expect([from, BigInt(opening)]).toEqual([from, await heldAt(begin)]);
    expect([from, BigInt(closing)]).toEqual([from, await heldAt(end)]);
    expect(amount).toBe(closing);
    const moved = lines.reduce((sum, line) => sum + BigInt(line.amount), 0n);
    expect(BigInt(opening) + moved).toBe(BigInt(closing));
    expect(lines.every(({ day }) => day >= from && day <= to)).toBe(true);
  }
});

it('the PDF contains both sides, each operation on its side, the turnover and the remaining balance', async () => {
  await postOperations();
  const { id, number } = await create('2026-11-01', '2026-11-30');
  const text = await textOf(id);
  for (const words of [
    `Акт сверки № ${number} от 20.12.2026`,
    'Взаимные расчёты с 01.11.2026 по 30.11.2026',
    'ООО «Адаптика», ИНН 7707083893',
    'ООО «Ромашка», ИНН 5036045205',
    'Оплата, платёж № 7',
    'Возврат платежа',
    'Покупка токенов, чек № 4',
    '5 000,00',
    '100,01',
    'На 30.11.2026 задолженность в пользу ООО «Ромашка»: 4 899,99 ₽ (Четыре тысячи восемьсот девяносто девять рублей 99 копеек).',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('760,00');
  const debt = await create('2026-12-01', '2026-12-10');
  expect(debt.amount).toBe('-86001');
  expect(await textOf(debt.id)).toContain('задолженность в пользу ООО «Адаптика»: 860,01 ₽');
  const even = await create('2026-10-01', '2026-10-31');
  expect(await textOf(even.id)).toContain('На 31.10.2026 задолженности нет.');
});

it('the refund and the charge of a plan change are stated with their days', async () => {
  await post('2026-12-01T02:00:00Z', 'topUp', between('balance', 'bank', 500_000n));
  const rows = await workspace.system((tx) =>
    selectRows(tx, { id: integer })(sql`
      insert into subscription_charge
        (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
      values (${organizationId}, '2026-12-05', '2027-01-01', 'standard', 1, 19000, 57000, '[]') returning id`),
  );
  const object = { type: 'subscriptionCharge', id: rows[0]?.id ?? 0 };
  await post('2026-12-05T02:00:00Z', 'refund', between('balance', 'revenue', 30_000n), object);
  await post('2026-12-05T02:00:00Z', 'charge', between('balance', 'revenue', -57_000n), object);
  const text = await textOf((await create('2026-12-01', '2026-12-20')).id);
  expect(text).toContain('Возврат за дни с 05.12.2026 по 31.12.2026');
  expect(text).toContain('Доступ к кабинету с 05.12.2026 по 31.12.2026');
});

it('the numbers have no gaps with concurrent requests; pressing the button twice creates one document', async () => {
  const made = await Promise.all([
    ...['2026-11-01', '2026-11-02', '2026-11-03'].map((from) => create(from, '2026-11-30')),
    ...[1, 2].map(() => create('2026-10-01', '2026-10-31', 'same-press-1')),
  ]);
  const numbers = [...new Set(made.map(({ number }) => number))].sort((a, b) => a - b);
  expect(numbers).toHaveLength(4);
  expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(3);
});

it('its bytes never change, and are visible to nobody else', async () => {
  await postOperations();
  const { id } = await create('2026-12-01', '2026-12-20');
  const first = Buffer.from(await (await bytesOf(id)).arrayBuffer());
  await post('2026-12-20T10:00:00Z', 'topUp', between('balance', 'bank', 100_000n));
  await workspace.system((tx) =>
    tx.execute(sql`update organization set name = 'ООО «Василёк»' where id = ${organizationId}`),
  );
  expect(Buffer.from(await (await bytesOf(id)).arrayBuffer()).equals(first)).toBe(true);
  const rows = await workspace.system((tx) =>
    selectRows(tx, { isKept: boolean })(
      sql`select sha256 = sha256(bytes) as "isKept" from pay_document_file where document_id = ${id}`,
    ),
  );
  expect(rows).toEqual([{ isKept: true }]);
  expect((await bytesOf(id, workspace.admin)).status).toBe(404);
});

it('days are validated on their fields; a reader creates none; without company details there is none', async () => {
  for (const [from, to, code, field] of [
    ['2026-12-02', '2026-12-01', 'payment.periodBackwards', 'to'],
    // It is already the 20th there, and not the 21st.
    ['2026-12-01', '2026-12-21', 'payment.periodFuture', 'to'],
    ['2025-12-01', '2026-12-02', 'payment.periodLong', 'from'],
  ]) {
    expect(await workspace.rejection(admin, CREATE, { period: { from, to } })).toMatchObject({ code, field });
  }
  const reader = await workspace.withRights({ payment: { read: true, write: false } });
  const period = { from: '2026-12-01', to: '2026-12-02' };
  expect(await workspace.rejection(reader, CREATE, { period })).toMatchObject({ code: 'access.denied' });
  await workspace.system((tx) =>
    tx.execute(sql`update setting set value = ${String(organizationId)} where name = 'superOrganizationId'`),
  );
  expect(await workspace.rejection(admin, CREATE, { period })).toMatchObject({
    code: 'payment.sellerUnknown',
  });
});
