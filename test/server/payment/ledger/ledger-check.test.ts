import { withClient } from '@server/db/client';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';

/** «Проверить книгу» in the back office. */
const NOW = new Date('2027-03-01T09:00:00Z');
const CHECK = `query ($organizationId: Int!) {
  check: ledgerCheck(organizationId: $organizationId) { isWhole lines faults { operationId lineNumber account } } }`;

interface Check {
  isWhole: boolean;
  lines: number;
  faults: { operationId: string; lineNumber: number; account: string }[];
}

let office: BackOffice;
let client: BackOffice['client'];
let reader: UserRow;

beforeAll(async () => {
  office = await openBackOffice(() => NOW);
  reader = await office.superAdmin({ backOfficeSettingAccount: { read: true, write: false } });
  client = await office.aClient({ name: 'Пекарня «Колос»' });
  await office.t.app.database.system((tx) =>
    ledger.post(tx, {
      ...{ organizationId: client.id, key: 'bank', kind: 'topUp', at: NOW },
      lines: between('balance', 'bank', 500_000n),
    }),
  );
});
afterAll(() => office.t.stop());

const check = async () =>
  (await office.get<{ check: Check }>(reader, CHECK, { organizationId: client.id })).check;

it('a ledger as it was written is whole, and one changed kopeck names its line', async () => {
  expect(await check()).toEqual({ isWhole: true, lines: 2, faults: [] });
  await withClient(office.t.database.ownerUrl, 'test', async (db) => {
    await db.query('alter table ledger_line disable trigger user');
    await db.query('update ledger_line set amount = amount + 1 where organization_id = $1 and number = 2', [
      client.id,
    ]);
    await db.query('alter table ledger_line enable trigger user');
  });
  const { isWhole, faults } = await check();
  expect(isWhole).toBe(false);
  expect(faults).toContainEqual(expect.objectContaining({ lineNumber: 2 }));
});

it('clients and people of the provider without the right check nothing', async () => {
  const stranger = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
  for (const who of [stranger, client.admin]) {
    expect(await office.rejection(who, CHECK, { organizationId: client.id })).toBe('access.denied');
  }
});
