import { brokenConstraint } from '@server/db/failures';
import { withClient } from '@server/db/client';
import { asSystem, between, ledger } from '@server/modules/payment/ledger/ledger';
import type { LedgerOperation } from '@server/modules/payment/ledger/ledger-operation';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

/** The ledger: the guarantees of its tables and its one function, for any writer. */
let test: TestApp;
let organizationId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  organizationId = (await test.app.database.system((tx) => anOrganization(tx))).id;
});

const AT = new Date('2026-03-01T10:00:00Z');

const post = (operation: Partial<LedgerOperation>) =>
  test.app.database.system((tx) =>
    ledger.post(tx, {
      organizationId,
      key: 'one',
      kind: 'topUp',
      lines: between('balance', 'bank', 500_000n),
      at: AT,
      ...operation,
    }),
  );
const balance = () =>
  test.app.database.system((tx) => ledgerReadModel.current(tx, organizationId, 'balance', 'rub'));
const faults = () => test.app.database.system((tx) => ledgerReadModel.faults(tx, organizationId));
const asOwner = (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  withClient(
    test.database.ownerUrl,
    'test',
    async (client) => (await client.query<Record<string, unknown>>(statement, values)).rows,
  );
const broken = async (work: Promise<unknown>) =>
  brokenConstraint(await work.then(() => null).catch((error: unknown) => error));

it('a key posts once, however many requests use it at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => post({})));
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await balance()).toBe(500_000n);
});

it('a key cannot be reused for another operation', async () => {
  await post({});
  expect(await broken(post({ lines: between('balance', 'bank', 1n) }))).toBe('ledger_operation_same');
});

it('an operation with a non-zero sum does not commit, nor does a single line', async () => {
  const lines = [
    ...between('balance', 'bank', 100n),
    { account: 'promo', currency: 'rub', amount: 1n } as const,
  ];
  expect(await broken(post({ lines }))).toBe('ledger_operation_zero');
  const mixed = [
    { account: 'balance', currency: 'rub', amount: 100n },
    { account: 'issued', currency: 'token', amount: -100n },
  ] as const;
  expect(await broken(post({ lines: mixed }))).toBe('ledger_operation_zero');
  expect(await broken(post({ lines: [] }))).toBe('ledger_operation_whole');
  expect(await balance()).toBe(0n);
});

it('a client’s account does not go below zero; only an external refund creates a debt', async () => {
  await post({});
  const spend = { key: 'two', kind: 'charge' } as const;
  expect(await broken(post({ ...spend, lines: between('balance', 'revenue', -500_001n) }))).toBe(
    'ledger_account_not_negative',
  );
  expect(await broken(post({ ...spend, lines: between('debt', 'bank', -1n) }))).toBe(
    'ledger_debt_from_outside',
  );
  await post({ key: 'three', kind: 'chargeback', lines: between('debt', 'bank', -700n) });
  const debt = await test.app.database.system((tx) =>
    ledgerReadModel.current(tx, organizationId, 'debt', 'rub'),
  );
  expect(debt).toBe(-700n);
  expect(await faults()).toEqual([]);
});

it('the balance of any moment is the balance that was valid then', async () => {
  const hour = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
  await post({ key: 'a', at: hour(1) });
  await post({ key: 'b', at: hour(3), kind: 'charge', lines: between('balance', 'revenue', -200_000n) });
  const asOf = (hours: number) =>
    test.app.database.system((tx) => ledgerReadModel.asOf(tx, organizationId, 'balance', 'rub', hour(hours)));
  expect([await asOf(0), await asOf(1), await asOf(2), await asOf(3)]).toEqual([
    0n,
    500_000n,
    500_000n,
    300_000n,
  ]);
});

it('an operation is reversed in full and once', async () => {
  const { id } = await post({});
  const reverse = (key: string) =>
    test.app.database.system((tx) => ledger.reverse(tx, { organizationId, key, at: AT, reversalOf: id }));
  const { id: reversal, isNew } = await reverse('back');
  expect(isNew).toBe(true);
  expect(await balance()).toBe(0n);
  expect(await reverse('back')).toEqual({ id: reversal, isNew: false });
  expect(await broken(reverse('again'))).toBe('ledger_operation_organization_id_reversal_of_key');
  const ofReversal = test.app.database.system((tx) =>
    ledger.reverse(tx, { organizationId, key: 'third', at: AT, reversalOf: reversal }),
  );
  expect(await broken(ofReversal)).toBe('ledger_reversal_of_operation');
  expect(await faults()).toEqual([]);
});

it('amounts beyond 32 bits are stored', async () => {
  await post({ lines: between('balance', 'bank', 9_999_999_999_999n) });
  expect(await balance()).toBe(9_999_999_999_999n);
});

it('no application login writes the tables, and a tenant does not post', async () => {
  const tenant = (work: Parameters<TestApp['app']['database']['tenant']>[1]) =>
    test.app.database.tenant(organizationId, work);
  const operation = {
    organizationId,
    key: 'x',
    kind: 'topUp',
    at: AT,
    lines: between('balance', 'bank', 1n),
  } as const;
  await expect(tenant((tx) => ledger.post(tx, operation))).rejects.toThrow();
  for (const table of ['ledger_operation', 'ledger_line', 'ledger_account', 'ledger_link', 'ledger_head']) {
    const [row] = await asOwner(
      `select bool_or(has_table_privilege(r.role, $1, p.privilege)) as may
       from unnest(array['app_tenant', 'app_system']) r (role), unnest(array['insert', 'update', 'delete', 'truncate']) p (privilege)`,
      [table],
    );
    expect([table, row?.may]).toEqual([table, false]);
  }
  expect(await balance()).toBe(0n);
});

it('a tenant’s transaction posts as the system, and rolls back with everything else', async () => {
  const operation = {
    organizationId,
    key: 'x',
    kind: 'topUp',
    at: AT,
    lines: between('balance', 'bank', 7n),
  } as const;
  const work = (isFailing: boolean) =>
    test.app.database.tenant(organizationId, async (tx) => {
      await asSystem({ tx, organizationId, caller: null }, (own) => ledger.post(own, operation));
      if (isFailing) throw new Error('undo');
    });
  await expect(work(true)).rejects.toThrow('undo');
  expect(await balance()).toBe(0n);
  await work(false);
  expect(await balance()).toBe(7n);
});

it('a line cannot be added to a committed operation', async () => {
  const { id } = await post({});
  await expect(
    asOwner(
      `insert into ledger_line (organization_id, operation_id, number, account, currency, amount, at)
       values ($1, $2, 3, 'revenue', 'rub', 5, now())`,
      [organizationId, String(id)],
    ),
  ).rejects.toThrow('is committed');
});

describe('the ledger check', () => {
  const twice = async () => {
    const { id } = await post({ key: 'a' });
    await post({ key: 'b', kind: 'charge', lines: between('balance', 'revenue', -10n) });
    expect(await faults()).toEqual([]);
    return id;
  };
  /** Acts as the database owner who bypasses every trigger. */
  const forge = (statement: string, table: string, id: bigint) =>
    withClient(test.database.ownerUrl, 'test', async (client) => {
      await client.query(`alter table ${table} disable trigger user`);
      await client.query(statement, [organizationId, String(id)]);
      await client.query(`alter table ${table} enable trigger user`);
    });

  it('names a line whose amount was changed by one kopeck', async () => {
    const id = await twice();
    await forge(
      `update ledger_line set amount = amount + 1 where organization_id = $1 and operation_id = $2 and number = 2`,
      'ledger_line',
      id,
    );
    expect(await faults()).toContainEqual(
      expect.objectContaining({ operationId: id, lineNumber: 2, account: 'bank', fault: 'lineChanged' }),
    );
  });

  it('names a removed line, a changed operation and a changed balance', async () => {
    const id = await twice();
    await forge(
      `delete from ledger_line where organization_id = $1 and operation_id = $2 and number = 1`,
      'ledger_line',
      id,
    );
    expect(await faults()).toContainEqual(
      expect.objectContaining({ operationId: id, lineNumber: 1, fault: 'lineMissing' }),
    );
    await forge(
      `update ledger_operation set note = 'другое' where organization_id = $1 and id = $2`,
      'ledger_operation',
      id,
    );
    expect(await faults()).toContainEqual(
      expect.objectContaining({ operationId: id, fault: 'operationChanged' }),
    );
    await forge(
      `update ledger_account set balance = balance + 1 where organization_id = $1 and $2 <> ''`,
      'ledger_account',
      id,
    );
    expect(await faults()).toContainEqual(
      expect.objectContaining({ account: 'balance', fault: 'accountWrong' }),
    );
  });

  it('detects an operation that was removed together with its link', async () => {
    const { id: first } = await post({ key: 'a' });
    const { id } = await post({ key: 'b' });
    await forge(
      `delete from ledger_link where organization_id = $1 and operation_id = $2`,
      'ledger_link',
      id,
    );
    await forge(
      `delete from ledger_line where organization_id = $1 and operation_id = $2`,
      'ledger_line',
      id,
    );
    await forge(
      `delete from ledger_operation where organization_id = $1 and id = $2`,
      'ledger_operation',
      id,
    );
    expect(await faults()).toContainEqual(
      expect.objectContaining({ operationId: first, fault: 'headMoved' }),
    );
  });
});
