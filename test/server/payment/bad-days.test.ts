import { sql } from 'drizzle-orm';
import { boolean, integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { JOB_POOLS } from '@server/jobs/jobs';
import { createPayDocumentsService } from '@server/modules/payment/documents/documents.service';
import { createSubscriptionService } from '@server/modules/payment/subscription/subscription.service';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, requisites } from '@test/helpers/payment/bank-payment';
import { killWhereItWaits, ledgerOf } from '@test/helpers/database/killed-connection';
import { createOnlinePayments, type OnlinePayments } from '@test/helpers/payment/online-payments';
import { until } from '@test/helpers/until';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';
import { pdfText } from '@test/server/regulations/pdf-text';

/** A process that dies between two steps, and organizations that are suspended or deleted while money is on its way. */
let office: BackOffice;
let yookassa: FakeYookassa;
let online: OnlinePayments;
let client: BackOffice['client'];
beforeAll(async () => {
  yookassa = await startYookassa();
  office = await openBackOffice(undefined, {
    ...yookassa.env,
    ...{ OFFER_FREE_EMPLOYEES: '1', OFFER_EMPLOYEE_PRICE: '200' },
  });
  online = createOnlinePayments(office, office.t.url, yookassa);
  await beSeller(office);
});
afterAll(async () => {
  await office.t.stop();
  await yookassa.stop();
});
beforeEach(async () => {
  client = await office.aClient({ ...requisites('5036045205'), isFreePeriod: false });
});

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const documents = (now = new Date()) => createPayDocumentsService({ ...office.t.app.deps, now: () => now });

/** The payment, the balance, the months that were charged, and whether the workspace is open: of one moment. */
async function state() {
  const rows = await system((tx) =>
    selectRows(tx, { received: text, balance: text, charges: integer, isOpen: boolean })(sql`
      select (select coalesce(sum(p.amount), 0)::text from payment p where p.organization_id = o.id and p.status = 'succeeded') as received,
        (select coalesce(sum(l.amount), 0)::text from ledger_line l where l.organization_id = o.id and l.account = 'balance') as balance,
        (select count(*)::int from subscription_charge c where c.organization_id = o.id) as charges,
        o.is_active_subscribe as "isOpen"
      from organization o where o.id = ${client.id}`),
  );
  const [row] = rows;
  if (!row) throw new Error('there is no such organization');
  return row;
}

/** Its month is due since today, and its balance was empty for longer than the days of grace. */
const closeUnpaid = () =>
  system((tx) =>
    tx.execute(sql`
      with closed as (update organization set is_active_subscribe = false where id = ${client.id})
      update subscription set paid_until = current_date - 5, grace_until = current_date - 3 where organization_id = ${client.id}`),
  );
const free = () =>
  system((tx) =>
    tx.execute(
      sql`update organization set is_free_period = true, free_period_end = '2999-01-01' where id = ${client.id}`,
    ),
  );

const UPDATE = 'mutation ($o: OrganizationInput!) { organizationUpdate(organization: $o) { id } }';
const setActive = (isActive: boolean) =>
  office.get(office.root, UPDATE, {
    o: { id: client.id, isActive, ...(isActive ? {} : { suspenseReason: 'Нет договора' }) },
  });

it('killed between payment and credit: neither or both are there, and the next check credits it once', async () => {
  await free();
  const { id, external } = await online.begin(client.admin, 500_000n);
  online.pay(external);
  await killWhereItWaits(office.t.database, ledgerOf(client.id), () => online.notify(external));
  const { received, balance } = await state();
  expect(received).toBe(balance);
  await system((tx) =>
    tx.execute(sql`update payment set check_at = now() - interval '1 minute' where check_at is not null`),
  );
  await system((tx) => tx.execute(sql`select enqueue_job('checkPayments', '{}'::json, null, null, 1)`));
  await online.settled(client.admin, id, 'succeeded');
  expect(await state()).toMatchObject({ received: '500000', balance: '500000' });
});

it('while the payment service is slow, notifications are answered at once, and nothing is credited before it confirms', async () => {
  await free();
  const { id, external } = await online.begin(client.admin, 500_000n);
  online.pay(external);
  const answer = yookassa.hang();
  const statuses = await Promise.all([1, 2, 3].map(async () => (await online.notify(external)).status));
  expect(statuses).toEqual([200, 200, 200]);
  await office.get(client.admin, '{ paymentBalance { balance } users { count } }');
  expect(await state()).toMatchObject({ received: '0', balance: '0' });
  answer();
  await online.settled(client.admin, id, 'succeeded');
  expect(await state()).toMatchObject({ received: '500000', balance: '500000' });
});

it('killed between the charge and its ledger line: the month is charged by the next run, once', async () => {
  await free();
  await online.topUp(client.admin, 500_000n);
  await system((tx) =>
    tx.execute(sql`
      with due as (
        update organization set is_free_period = false, free_period_end = null where id = ${client.id} returning timezone)
      update subscription set paid_until = (now() at time zone due.timezone)::date from due where organization_id = ${client.id}`),
  );
  const service = createSubscriptionService(office.t.app.deps);
  const settle = () => system((tx) => service.settle(tx, client.id));
  await killWhereItWaits(office.t.database, ledgerOf(client.id), settle);
  expect(await state()).toMatchObject({ charges: 0, balance: '500000' });
  await settle();
  await settle();
  expect(await state()).toMatchObject({ charges: 1, balance: '480000' });
});

describe('documents', () => {
  const ended = () =>
    system((tx) =>
      tx.execute(sql`
        insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
        values (${client.id}, current_date - 31, current_date - 1, 'standard', 1, 20000, 20000, '[]')`),
    );
  const numbers = async (type: string) => {
    const rows = await system((tx) =>
      selectRows(tx, { number: integer })(
        sql`select number from pay_document where type = ${type} order by number`,
      ),
    );
    return rows.map(({ number }) => number);
  };

  it('killed between charge and act: the next run issues the act once, and its number has no gap', async () => {
    await ended();
    const before = (await numbers('act')).length;
    await killWhereItWaits(
      office.t.database,
      { text: 'lock table pay_document in share row exclusive mode', values: [] },
      () => documents().issueActs(),
    );
    expect(await numbers('act')).toHaveLength(before);
    await documents().issueActs();
    await documents().issueActs();
    expect(await numbers('act')).toEqual(Array.from({ length: before + 1 }, (_, index) => index + 1));
    const [act] = await system((tx) =>
      selectRows(tx, { id: integer })(
        sql`select id from pay_document where organization_id = ${client.id} and type = 'act'`,
      ),
    );
    const bytes = await documents().bytesOf({ organizationId: client.id, documentId: act?.id ?? 0 });
    // The provider pays no VAT.
    expect(pdfText(bytes)).toContain('Итого: 200,00 ₽ НДС не облагается');
  });

  it('killed between number and PDF: the document keeps its number, and its bytes are made later, once', async () => {
    const before = await numbers('invoice');
    let documentId = 0;
    await killWhereItWaits(
      office.t.database,
      { text: 'lock table pay_document_file in share row exclusive mode', values: [] },
      async () => {
        const { made } = await office.get<{ made: { id: number } }>(
          client.admin,
          'mutation ($invoice: InvoiceInput!) { made: invoiceCreate(invoice: $invoice) { id } }',
          { invoice: { amount: '2400000', email: 'buh@example.ru' } },
        );
        documentId = made.id;
      },
    );
    expect(await numbers('invoice')).toEqual([...before, before.length + 1]);
    const key = { organizationId: client.id, documentId };
    const bytes = await documents().bytesOf(key);
    // The job tries again as well: the first bytes stay.
    await documents().make(key);
    expect((await documents().bytesOf(key)).equals(bytes)).toBe(true);
    const files = await system((tx) =>
      selectRows(tx, { count: integer })(
        sql`select count(*)::int as count from pay_document_file where document_id = ${documentId}`,
      ),
    );
    expect(files).toEqual([{ count: 1 }]);
  });
});

describe('an organization that is unpaid and suspended at once', () => {
  it('shows the suspension, is not charged for the money that comes, and opens when it is resumed', async () => {
    await closeUnpaid();
    const { id, external } = await online.begin(client.admin, 500_000n);
    await setActive(false);
    expect(await office.rejection(client.admin, '{ paymentBalance { balance } }')).toBe(
      'organization.suspended',
    );
    online.pay(external);
    await online.notify(external);
    await until(async () => (await state()).received === '500000');
    expect(await state()).toMatchObject({ balance: '500000', charges: 0, isOpen: false });

    await setActive(true);
    await until(async () => (await state()).isOpen);
    expect(await state()).toMatchObject({ balance: '480000', charges: 1 });
    await online.settled(client.admin, id, 'succeeded');
  });

  it('opens when it is resumed, although the payment service answers nothing and is asked by every worker it has', async () => {
    await closeUnpaid();
    const paid = await online.begin(client.admin, 500_000n);
    const waiting = await Promise.all([1, 2, 3, 4].map(() => online.begin(client.admin, 100_000n)));
    await setActive(false);
    online.pay(paid.external);
    await online.notify(paid.external);
    await until(async () => (await state()).received === '500000');
    yookassa.requests.length = 0;
    const answer = yookassa.hang();
    for (const { external } of waiting) await online.notify(external);
    await until(() => Promise.resolve(yookassa.requests.length === JOB_POOLS.outside));
    await setActive(true);
    await until(async () => (await state()).isOpen);
    answer();
  });

  it('resumed without money it stays unpaid', async () => {
    await closeUnpaid();
    await setActive(false);
    await setActive(true);
    expect(await office.rejection(client.admin, '{ users { count } }')).toBe('organization.unpaid');
  });
});

it('an organization is deleted while it pays: the money is kept once, and nothing is charged until it is restored', async () => {
  await closeUnpaid();
  const { external } = await online.begin(client.admin, 500_000n);
  await office.get(
    office.root,
    'mutation ($id: Int!, $name: String!) { organizationDelete(id: $id, name: $name) }',
    { id: client.id, name: client.name },
  );
  online.pay(external);
  await Promise.all([online.notify(external), online.notify(external)]);
  await until(async () => (await state()).received === '500000');
  expect(await state()).toMatchObject({ balance: '500000', charges: 0, isOpen: false });
  await office.get(office.root, 'mutation ($id: Int!) { organizationRestore(id: $id) { id } }', {
    id: client.id,
  });
  await until(async () => (await state()).isOpen);
  expect(await state()).toMatchObject({ balance: '480000', charges: 1 });
});
