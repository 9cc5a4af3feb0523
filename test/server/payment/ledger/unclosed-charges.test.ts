import { sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { moneyDifferences } from '@server/modules/payment/money-check/money-differences.read-model';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, requisites } from '@test/helpers/payment/bank-payment';
import { tokenSalesOf } from '@test/helpers/payment/token-sales';

/** Charges whose month is over, and whose closing document is missing: found by the nightly check. */
let office: BackOffice;
let client: BackOffice['client'];

beforeAll(async () => {
  office = await openBackOffice();
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  await beSeller(office);
  client = await office.aClient({ ...requisites('5036045205'), timezone: 'Asia/Vladivostok' });
});

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const unclosed = async (at: string) =>
  (await system((tx) => moneyDifferences.find(tx, client.id, { at: new Date(at), tokensFrom: null }))).filter(
    ({ kind }) => kind === 'unclosedCharge',
  );
const issue = (at: string) => tokenSalesOf(office).documents(at).issueActs();
const VOID = `mutation ($organizationId: Int!, $id: Int!) {
  payDocumentVoid(organizationId: $organizationId, id: $id, reason: "Ошибка") { status } }`;

async function charge(amount: number): Promise<bigint> {
  const [row] = await system((tx) =>
    selectRows(tx, { id: integer })(sql`
      insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
      values (${client.id}, '2027-01-31', '2027-02-28', 'standard', 1, 1, ${amount}, '[]') returning id`),
  );
  return BigInt(row?.id ?? 0);
}
const actId = async () => {
  const rows = await system((tx) =>
    selectRows(tx, { id: integer })(
      sql`select id from pay_document where organization_id = ${client.id} and status <> 'voided'`,
    ),
  );
  return rows[0]?.id ?? 0;
};
const found = (subject: bigint, expected: bigint) => [
  { kind: 'unclosedCharge', subject, reference: null, expected, actual: 0n },
];

it('a charge without its act differs from a day after the end of its month, in the organization’s zone', async () => {
  const id = await charge(57_001);
  expect(await unclosed('2027-02-28T13:59:00Z')).toEqual([]);
  expect(await unclosed('2027-02-28T14:01:00Z')).toEqual(found(id, 57_001n));
  await issue('2027-02-28T15:00:00Z');
  expect(await unclosed('2027-03-10T09:00:00Z')).toEqual([]);
});

it('when its act is deleted past the program, or voided and not issued again, it differs', async () => {
  const id = await charge(57_001);
  await issue('2027-03-01T09:00:00Z');
  await office.get(office.root, VOID, { organizationId: client.id, id: await actId() });
  expect(await unclosed('2027-03-10T09:00:00Z')).toEqual(found(id, 57_001n));
  await issue('2027-03-10T10:00:00Z');
  expect(await unclosed('2027-03-10T10:00:00Z')).toEqual([]);
  const deleted = await actId();
  await withClient(office.t.database.superuserUrl, 'test', async (owner) => {
    await owner.query('set session_replication_role = replica');
    await owner.query(`delete from pay_document where organization_id = ${client.id} and id = ${deleted}`);
  });
  expect(await unclosed('2027-03-10T10:00:00Z')).toEqual(found(id, 57_001n));
});

it('a month that cost nothing needs no document', async () => {
  await charge(0);
  expect(await unclosed('2027-03-10T09:00:00Z')).toEqual([]);
});
