import { sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import { brokenConstraint } from '@server/db/failures';
import { nullable, text, json } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createAdjustmentExpiry } from '@server/modules/payment/adjustments/expire-adjustments';
import { createPayDocumentsService } from '@server/modules/payment/documents/documents.service';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { createClientsService } from '@server/modules/organization/clients/clients.service';
import { createLookAfterClients } from '@server/modules/organization/clients/client-maintenance.job';
import { createRefClicks } from '@server/modules/payment/referrals/ref-clicks';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, payByBank } from '@test/helpers/payment/bank-payment';
import { until } from '@test/helpers/until';

/** A deleted client: its people are erased after thirty days, its ledger and its documents stay unchanged. */
const START = new Date('2027-03-01T09:00:00Z');
const DAY_MS = 86_400_000;
let now = START;
let office: BackOffice;
beforeAll(async () => {
  office = await openBackOffice(() => now);
  await beSeller(office);
});
afterAll(() => office.t.stop());

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);

/** A hash of all ledger rows, document rows, and document bytes each. */
async function kept(organizationId: number): Promise<Record<string, string | null>> {
  const rows = await system((tx) =>
    selectRows(tx, { table: text, hash: nullable(text) })(sql`
      select t.table, encode(sha256(convert_to(t.text, 'UTF8')), 'hex') || ' ' || t.count as hash from (
        select 'operations' as table, string_agg(o::text, '|' order by o.id) as text, count(*) from ledger_operation o
          where o.organization_id = ${organizationId}
        union all select 'lines', string_agg(l::text, '|' order by l.operation_id, l.number), count(*) from ledger_line l
          where l.organization_id = ${organizationId}
        union all select 'chain', string_agg(k::text, '|' order by k.number), count(*) from ledger_link k
          where k.organization_id = ${organizationId}
        union all select 'documents', string_agg(d::text, '|' order by d.id), count(*) from pay_document d
          where d.organization_id = ${organizationId}
        union all select 'bytes', string_agg(f::text, '|' order by f.document_id), count(*) from pay_document_file f
          where f.organization_id = ${organizationId} and f.sha256 = sha256(f.bytes)) t`),
  );
  return Object.fromEntries(rows.map(({ table, hash }) => [table, hash]));
}

/** Runs the hourly and daily jobs of clients and their money. */
async function timePasses(days: number): Promise<void> {
  now = new Date(START.getTime() + days * DAY_MS);
  const { deps } = office.t.app;
  await createLookAfterClients(deps, createClientsService(deps))();
  await createAdjustmentExpiry(deps)();
  await createRefClicks(deps).forget();
  await createPayDocumentsService(deps).issueActs();
}

it('ledger and documents stay after thirty days, and after five years, while the people are erased', async () => {
  const { id, name, admin } = await office.aClient({ name: 'Ромашка' });
  await payByBank(office, admin, { amount: 2_400_000n, paidOn: '2027-03-01' });
  // A job creates its bytes.
  await until(async () => ((await kept(id)).bytes?.endsWith(' 1') ? true : null));
  await office.get(
    office.root,
    'mutation ($id: Int!, $name: String!) { organizationDelete(id: $id, name: $name) }',
    {
      ...{ id, name },
    },
  );
  const before = await kept(id);
  expect(Object.values(before).every((hash) => hash !== null && !hash.endsWith(' 0'))).toBe(true);

  await timePasses(31);
  const people = async () => {
    const rows = await system((tx) =>
      selectRows(tx, { name: text })(
        sql`select distinct name_first as name from users where organization_id = ${id}`,
      ),
    );
    return rows.map((row) => row.name);
  };
  expect(await people()).toEqual(['—']);
  expect(await kept(id)).toEqual(before);

  await timePasses(5 * 366);
  expect(await kept(id)).toEqual(before);
  expect(await system((tx) => ledgerReadModel.faults(tx, id))).toEqual([]);
  // The provider still reads the document; the client has nobody left to do so.
  const token = await office.t.signIn(office.root.id);
  const documents = await office.get<{
    clientPayDocuments: { items: { document: { id: number; status: string } }[] };
  }>(
    office.root,
    `query ($id: Int) { clientPayDocuments(filter: { organizationId: $id }) { items { document { id status } } } }`,
    { id },
  );
  const [shown] = documents.clientPayDocuments.items;
  expect(shown?.document.status).toBe('paid');
  const pdf = await fetch(`${office.t.url}/api/back-office/documents/${id}/${shown?.document.id}`, {
    headers: { 'x-session-token': token },
  });
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('the names of counted people go with the people; how many they were, and every sum, stays', async () => {
  now = START;
  const { id, name } = await office.aClient();
  const kept = await office.aClient();
  const people = [
    { id: 11, name: 'Иванов Пётр' },
    { id: 12, name: 'Смирнова Анна' },
  ];
  const charges = async (organizationId: number) => {
    const rows = await system((tx) =>
      selectRows(tx, { figures: json, people: json })(sql`
        select to_jsonb(c) - 'people' as figures, people from subscription_charge c
        where organization_id = ${organizationId} order by id`),
    );
    return rows;
  };
  for (const organizationId of [id, kept.id]) {
    await system((tx) =>
      tx.execute(sql`
        insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price,
          amount, people)
        values (${organizationId}, '2027-02-01', '2027-03-01', 'base', 1, 10000, 10000, ${JSON.stringify(people)}::jsonb)`),
    );
  }
  const [before, others] = [await charges(id), await charges(kept.id)];
  const rename = (organizationId: number, set: string) =>
    withClient(office.t.database.ownerUrl, 'test', (owner) =>
      owner.query(`update subscription_charge set ${set} where organization_id = ${organizationId}`),
    );
  const nameless = 'people = without_names(people)';
  await expect(rename(id, nameless)).rejects.toThrow('append-only');
  await office.get(
    office.root,
    'mutation ($id: Int!, $name: String!) { organizationDelete(id: $id, name: $name) }',
    { id, name },
  );
  await timePasses(29);
  expect(await charges(id)).toEqual(before);
  await timePasses(31);
  expect(await charges(id)).toEqual(
    before.map((charge) => ({ ...charge, people: people.map((person) => ({ ...person, name: '—' })) })),
  );
  expect(await charges(kept.id)).toEqual(others);
  for (const set of [`${nameless}, amount = 0`, "people = '[]'", 'amount = amount + 1']) {
    await expect(rename(id, set)).rejects.toThrow('append-only');
  }
});

it.each(['ledger_operation', 'ledger_line', 'ledger_link', 'pay_document_file'])(
  'nobody removes %s, not even the owner of the tables',
  async (table) => {
    const refused = withClient(office.t.database.ownerUrl, 'test', (owner) =>
      owner.query(`delete from ${table}`),
    );
    await expect(refused).rejects.toThrow();
    expect(brokenConstraint(await refused.catch((error: unknown) => error))).toBeNull();
  },
);
