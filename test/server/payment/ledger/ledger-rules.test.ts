import { sql } from 'drizzle-orm';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { brokenConstraint } from '@server/db/failures';
import { selectRows } from '@server/db/rows/rows';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import type { LedgerOperation } from '@server/modules/payment/ledger/ledger-operation';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

/** The rules of `ledger_post`, one by one. Another organization has operations with the same keys. */
let test: TestApp;
let organizationId: number;
let otherId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const AT = new Date('2026-03-01T10:00:00Z');
const system: TestApp['app']['database']['system'] = (work) => test.app.database.system(work);

const post = (operation: Partial<LedgerOperation> = {}) =>
  system((tx) =>
    ledger.post(tx, {
      organizationId,
      key: 'top-up',
      kind: 'topUp',
      lines: between('balance', 'bank', 500n),
      at: AT,
      ...operation,
    }),
  );
const reverse = (reversalOf: bigint, key: string, of = organizationId) =>
  system((tx) => ledger.reverse(tx, { organizationId: of, key, at: AT, reversalOf }));
const current = (
  account: 'balance' | 'debt' | 'tokens',
  currency: 'rub' | 'token' | 'tokenGranted' = 'rub',
) => system((tx) => ledgerReadModel.current(tx, organizationId, account, currency));
const broken = async (work: Promise<unknown>) =>
  brokenConstraint(await work.then(() => null).catch((error: unknown) => error));

const lineRow = { kind: text, account: text, after: nullable(text), at: text, actorId: nullable(integer) };
const lines = () =>
  system((tx) =>
    selectRows(
      tx,
      lineRow,
    )(sql`
      select o.kind, l.account, l.balance_after::text as after, to_json(l.at) #>> '{}' as at, o.actor_id as "actorId"
      from ledger_operation o
      join ledger_line l on l.organization_id = o.organization_id and l.operation_id = o.id
      where o.organization_id = ${organizationId} order by o.id, l.number`),
  );

beforeEach(async () => {
  [organizationId = 0, otherId = 0] = await system(async (tx) => [
    (await anOrganization(tx)).id,
    (await anOrganization(tx)).id,
  ]);
  await post({ organizationId: otherId, lines: between('balance', 'bank', 70n) });
});
afterEach(async () => {
  for (const id of [organizationId, otherId])
    expect(await system((tx) => ledgerReadModel.faults(tx, id))).toEqual([]);
});

it('a key is one of the organization: another one may have used it for something else', async () => {
  expect(await post()).toMatchObject({ isNew: true });
  expect(await post()).toMatchObject({ isNew: false });
  expect(await current('balance')).toBe(500n);
});

it('a key that was posted means the same kind and the same lines in the same order', async () => {
  await post();
  for (const other of [
    { kind: 'adjust' },
    { lines: between('balance', 'bank', 501n) },
    { lines: between('balance', 'adjustment', 500n) },
    { lines: between('balance', 'bank', 500n).toReversed() },
  ] as const)
    expect(await broken(post(other))).toBe('ledger_operation_same');
  expect(await current('balance')).toBe(500n);
});

it('the key of a reversal belongs to what it reversed', async () => {
  const { id: first } = await post();
  const { id: second } = await post({ key: 'again' });
  await reverse(first, 'back');
  expect(await broken(reverse(second, 'back'))).toBe('ledger_operation_same');
  expect(await current('balance')).toBe(500n);
});

it('an operation of another organization cannot be reversed, nor one that does not exist', async () => {
  const { id: others } = await post({ organizationId: otherId, key: 'of-others' });
  expect(await broken(reverse(others, 'back'))).toBe('ledger_reversal_of_operation');
  expect(await broken(reverse(9_000_000_000n, 'back'))).toBe('ledger_reversal_of_operation');
  expect(await current('balance')).toBe(0n);
});

it('a reversal cannot take what has been spent', async () => {
  const { id } = await post();
  await post({ key: 'spent', kind: 'charge', lines: between('balance', 'revenue', -1n) });
  expect(await broken(reverse(id, 'back'))).toBe('ledger_account_not_negative');
  expect(await current('balance')).toBe(499n);
});

it('a debt grows by refunds and chargebacks, and is repaid by any operation; a reversed repayment brings it back', async () => {
  await post({ key: 'refund', kind: 'refund', lines: between('debt', 'bank', -300n) });
  await post({ key: 'chargeback', kind: 'chargeback', lines: between('debt', 'bank', -100n) });
  for (const kind of [
    'topUp',
    'charge',
    'purchase',
    'adjust',
    'payout',
    'refBonus',
    'expire',
    'grant',
  ] as const)
    expect(await broken(post({ key: kind, kind, lines: between('debt', 'bank', -1n) }))).toBe(
      'ledger_debt_from_outside',
    );
  const { id } = await post({ key: 'repaid', lines: between('debt', 'bank', 150n) });
  expect(await current('debt')).toBe(-250n);
  await reverse(id, 'back');
  expect(await current('debt')).toBe(-400n);
  // More than is owed is no debt.
  expect(await broken(post({ key: 'too-much', lines: between('debt', 'bank', 401n) }))).toBe(
    'ledger_account_not_negative',
  );
});

it('every account of the client stays at zero or above, each currency by itself', async () => {
  await post({ key: 'paid', kind: 'purchase', lines: between('tokens', 'issued', 5n, 'token') });
  await post({ key: 'granted', kind: 'grant', lines: between('tokens', 'issued', 3n, 'tokenGranted') });
  expect([await current('tokens', 'token'), await current('tokens', 'tokenGranted')]).toEqual([5n, 3n]);
  const spend = (amount: bigint, currency: 'token' | 'tokenGranted') =>
    broken(post({ key: 'spend', kind: 'expire', lines: between('tokens', 'issued', -amount, currency) }));
  expect(await spend(6n, 'token')).toBe('ledger_account_not_negative');
  expect(await spend(4n, 'tokenGranted')).toBe('ledger_account_not_negative');
  for (const account of ['balance', 'held', 'payable'] as const)
    expect(
      await broken(post({ key: account, kind: 'charge', lines: between(account, 'revenue', -1n) })),
    ).toBe('ledger_account_not_negative');
});

it('an operation is zero in each currency, not in all together, and has two lines', async () => {
  const [paid] = between('tokens', 'issued', 5n, 'token');
  const [, granted] = between('tokens', 'issued', 5n, 'tokenGranted');
  if (!paid || !granted) throw new Error('two lines');
  expect(await broken(post({ lines: [paid, granted] }))).toBe('ledger_operation_zero');
  expect(await broken(post({ lines: [paid] }))).toBe('ledger_operation_zero');
  expect(await broken(post({ lines: [] }))).toBe('ledger_operation_whole');
  expect(await current('tokens', 'token')).toBe(0n);
});

it('a line has the balance after it; an operation is never before the last one, and names its author', async () => {
  await post({ actorId: 17 });
  const earlier = new Date(AT.getTime() - 3_600_000);
  await post({ key: 'late', kind: 'charge', at: earlier, lines: between('balance', 'revenue', -200n) });
  const at = '2026-03-01T10:00:00+00:00';
  expect(await lines()).toEqual([
    { kind: 'topUp', account: 'balance', after: '500', at, actorId: 17 },
    { kind: 'topUp', account: 'bank', after: null, at, actorId: 17 },
    { kind: 'charge', account: 'balance', after: '300', at, actorId: null },
    { kind: 'charge', account: 'revenue', after: null, at, actorId: null },
  ]);
});

it('operations at the same time come one after another', async () => {
  const amounts = Array.from({ length: 12 }, (_, at) => BigInt(at + 1));
  await Promise.all(
    amounts.map((amount) => post({ key: `top-${amount}`, lines: between('balance', 'bank', amount) })),
  );
  expect(await current('balance')).toBe(78n);
  const afters = (await lines()).flatMap(({ after }) => (after === null ? [] : [BigInt(after)]));
  expect(afters).toEqual(afters.toSorted((a, b) => (a < b ? -1 : 1)));
});
