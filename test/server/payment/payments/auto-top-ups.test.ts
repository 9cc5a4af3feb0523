import { TZDate } from '@date-fns/tz';
import { sql } from 'drizzle-orm';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createAutoTopUps } from '@server/modules/payment/auto-top-ups/auto-top-ups.service';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { runJob } from '@test/helpers/worlds/jobs-done';
import { until } from '@test/helpers/until';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** «Автопополнение»: a saved card is charged when the balance is low, once, within the cap. */
let workspace: Workspace;
let yookassa: FakeYookassa;
let organizationId: number;
let admin: UserRow;
let now = new Date();
let service: ReturnType<typeof createAutoTopUps>;
beforeAll(async () => {
  yookassa = await startYookassa();
  workspace = await openWorkspace(yookassa.env);
  service = createAutoTopUps({ ...workspace.test.app.deps, now: () => now });
});
afterAll(async () => {
  await workspace.stop();
  await yookassa.stop();
});
beforeEach(async () => {
  // No charge starts for other organizations any more.
  await workspace.system((tx) => tx.execute(sql`update auto_top_up set is_on = false`));
  admin = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx);
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
  organizationId = admin.organizationId;
  now = new Date();
  yookassa.requests.length = 0;
  yookassa.declineCard(null);
});

const CARD = { type: 'bank_card', id: 'card-1', saved: true, status: 'active', card: { last4: '4242' } };
const PAY = `mutation ($payment: PaymentInput!) { payment: paymentCreate(payment: $payment) { id } }`;
const UPDATE = `mutation ($settings: AutoTopUpInput!) {
  made: autoTopUpUpdate(settings: $settings) { isOn card { last4 } failures offReason updatedAt } }`;
const READ = `{ autoTopUp { isAvailable isOn card { last4 } threshold amount monthlyCap email toppedUp failures offReason updatedAt } }`;
const settings = (fields: object = {}) => ({
  ...{ isOn: true, threshold: '100000', amount: '500000', monthlyCap: '1000000', email: 'buh@example.ru' },
  ...fields,
});
interface Shown {
  isOn: boolean;
  card: { last4: string } | null;
  toppedUp: string;
  failures: number;
  offReason: string | null;
  updatedAt: string | null;
}
const read = async () => (await workspace.get<{ autoTopUp: Shown }>(admin, READ)).autoTopUp;
const balance = () => workspace.system((tx) => ledgerReadModel.current(tx, organizationId, 'balance', 'rub'));
const spend = (amount: bigint, key: string) =>
  workspace.system((tx) =>
    ledger.post(tx, {
      ...{ organizationId, key, kind: 'charge', at: new Date() },
      lines: between('balance', 'revenue', -amount),
    }),
  );
async function automatic() {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { id: integer, status: text, key: text, cardMethodId: nullable(text) })(sql`
      select id, status, idempotence_key::text as key, card_method_id as "cardMethodId"
      from payment where organization_id = ${organizationId} and is_auto order by id`),
  );
  return rows;
}
const ended = (count: number) =>
  until(async () => {
    const all = await automatic();
    return all.length === count && all.every(({ status }) => status !== 'draft' && status !== 'pending')
      ? all
      : null;
  });
const notified = async () => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { type: text, result: nullable(text) })(sql`
      select type, params ->> 'result' as result from notification where organization_id = ${organizationId} order by id`),
  );
  return rows.map(({ type, result }) => (result === null ? type : `${type} ${result}`));
};

/** Pays 5,000 ₽ with a card that is saved, on the service's page. */
async function saveCard(): Promise<void> {
  const { payment } = await workspace.get<{ payment: { id: number } }>(admin, PAY, {
    payment: { amount: '500000', method: 'card', email: 'buh@example.ru', savesCard: true },
  });
  const external = await until(() =>
    Promise.resolve(
      [...yookassa.payments.values()].find(
        ({ metadata }) =>
          metadata['paymentId'] === String(payment.id) &&
          metadata['organizationId'] === String(organizationId),
      ) ?? null,
    ),
  );
  // Nobody pays before the page is known.
  await until(async () => {
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select 1 from payment where id = ${payment.id} and status = 'pending'`),
    );
    return rows.length === 1;
  });
  yookassa.decide(external.id, { status: 'succeeded', paid: true, payment_method: CARD });
  const body = JSON.stringify({ event: 'payment.succeeded', object: { id: external.id } });
  await fetch(`${workspace.test.url}/api/payments/yookassa`, { method: 'POST', body });
  await until(async () => ((await read()).card ? true : null));
}
async function begin(fields: object = {}): Promise<void> {
  await saveCard();
  await spend(450_000n, 'spent');
  await workspace.get(admin, UPDATE, { settings: settings(fields) });
  yookassa.requests.length = 0;
}

it('a card is saved only from a payment whose payer has agreed, and identified by its last digits', async () => {
  expect(await read()).toMatchObject({ isAvailable: true, isOn: false, card: null, updatedAt: null });
  expect(await workspace.rejection(admin, UPDATE, { settings: settings() })).toMatchObject({
    ...{ code: 'payment.cardNeeded', field: 'isOn' },
  });
  await saveCard();
  expect(yookassa.requests[0]?.body).toMatchObject({ save_payment_method: true });
  expect(await read()).toMatchObject({ card: { last4: '4242' }, isOn: false });
});

it('below the threshold the card is charged once, without a page, and the balance is credited', async () => {
  await begin();
  await service.run();
  const [payment] = await ended(1);
  expect(payment).toMatchObject({ status: 'succeeded', cardMethodId: null });
  expect(yookassa.requests.map(({ method }) => method)).toEqual(['POST']);
  expect(yookassa.requests[0]).toMatchObject({
    key: payment?.key,
    body: { payment_method_id: 'card-1', amount: { value: '5000.00' } },
  });
  expect(yookassa.requests[0]?.body).not.toHaveProperty('confirmation');
  expect(await balance()).toBe(550_000n);
  const { paymentOperations } = await workspace.get<{ paymentOperations: { items: object[] } }>(
    admin,
    '{ paymentOperations { items { kind method isAuto } } }',
  );
  expect(paymentOperations.items[0]).toEqual({ kind: 'topUp', method: 'card', isAuto: true });
  // The balance is not low any more.
  await service.run();
  expect(await automatic()).toHaveLength(1);
});

it('no charge above the threshold, when it is off, without a card, or beyond the monthly cap', async () => {
  await begin({ threshold: '50000' });
  await service.run();
  expect(await automatic()).toEqual([]);
  await workspace.get(admin, UPDATE, { settings: settings({ isOn: false }) });
  await service.run();
  expect(await automatic()).toEqual([]);

  await workspace.get(admin, UPDATE, { settings: settings() });
  await service.run();
  await ended(1);
  await spend(540_000n, 'again');
  await service.run();
  await ended(2);
  expect((await read()).toppedUp).toBe('1000000');
  await spend(500_000n, 'third');
  await service.run();
  expect(await automatic()).toHaveLength(2);
  // The next calendar month begins in the organization's time zone.
  const today = new TZDate(now, 'Europe/Moscow');
  now = new TZDate(today.getFullYear(), today.getMonth() + 1, 1, 0, 0, 'Europe/Moscow');
  await service.run();
  await ended(3);
});

it('an unpaid month is a reason too, even above the threshold', async () => {
  await begin({ threshold: '1' });
  await service.run();
  expect(await automatic()).toEqual([]);
  await workspace.system((tx) =>
    tx.execute(sql`
      update subscription set grace_until = current_date where organization_id = ${organizationId}`),
  );
  await service.run();
  await ended(1);
});

it('nodes that check at the same time start one charge; the database enforces it if they do not', async () => {
  await begin();
  await Promise.all(Array.from({ length: 5 }, () => service.run()));
  await ended(1);
  expect(yookassa.requests).toHaveLength(1);
  await expect(
    workspace.system(async (tx) => {
      const another = () =>
        tx.execute(sql`
          insert into payment (organization_id, method, provider, amount, email, created_at, is_auto)
          values (${organizationId}, 'card', 'yookassa', 500000, 'buh@example.ru', now(), true)`);
      await another();
      await another();
    }),
  ).rejects.toMatchObject({ cause: { constraint: 'payment_auto_open_idx' } });
});

it('killed between request and response, it is retried with the same key, and charged once', async () => {
  await begin();
  yookassa.fail(0, 500);
  await service.run();
  const poll = () =>
    workspace.system(async (tx) => {
      await tx.execute(
        sql`update payment set check_at = now() - interval '1 minute' where check_at is not null`,
      );
      await tx.execute(sql`select enqueue_job('checkPayments', '{}'::json, null, null, 3)`);
    });
  for (const count of [1, 2, 3]) {
    await until(() => Promise.resolve(yookassa.requests.length >= count ? true : null));
    await until(async () => {
      const [one] = await automatic();
      if (count === 3) return one?.status === 'succeeded' ? true : null;
      const { rows } = await workspace.system((tx) =>
        tx.execute(sql`select 1 from payment where id = ${one?.id} and checks >= ${count}`),
      );
      return rows.length === 1 ? true : null;
    });
    if (count < 3) await poll();
  }
  expect(new Set(yookassa.requests.map(({ key }) => key)).size).toBe(1);
  expect(await balance()).toBe(550_000n);
});

it.each([
  ['charged', () => yookassa.loseOrders(0), 'succeeded', 550_000n],
  ['not charged', () => yookassa.fail(0), 'failed', 50_000n],
] as const)(
  'a card that was %s before the response was lost for more than a day is not charged again: the service has forgotten the key',
  async (_what, lose, status, left) => {
    await begin();
    lose();
    await service.run();
    await until(async () => {
      const { rows } = await workspace.system((tx) =>
        tx.execute(
          sql`select 1 from payment where organization_id = ${organizationId} and is_auto and checks >= 1`,
        ),
      );
      return rows.length === 1 ? true : null;
    });
    yookassa.forgetKeys();
    await workspace.system((tx) =>
      tx.execute(sql`
        update payment set sent_at = now() - interval '25 hours', check_at = now() - interval '1 minute'
        where organization_id = ${organizationId} and is_auto`),
    );
    await runJob(workspace.test, 'checkPayments');
    expect(await automatic()).toMatchObject([{ status }]);
    expect(yookassa.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await balance()).toBe(left);
  },
);

describe('a declined card', () => {
  /** Simulates failures as time passes. */
  async function fail(count: number): Promise<void> {
    for (let index = 1; index <= count; index += 1) {
      await service.run();
      await ended(index);
      now = new Date(now.getTime() + 25 * 3_600_000);
    }
  }

  it('is retried after a pause, and after the third time it is off, and everybody is notified with the reason', async () => {
    await begin({ monthlyCap: '10000000' });
    yookassa.declineCard('insufficient_funds');
    await service.run();
    await ended(1);
    await service.run();
    expect(await automatic()).toHaveLength(1);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await service.run();
    await ended(2);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await service.run();
    expect(await automatic()).toHaveLength(2);
    expect(await read()).toMatchObject({ isOn: true, failures: 2 });
    now = new Date(now.getTime() + 25 * 3_600_000);
    await service.run();
    await ended(3);
    expect(await read()).toMatchObject({
      ...{ isOn: false, failures: 3, offReason: 'На карте не хватает денег', card: { last4: '4242' } },
    });
    expect((await notified()).slice(1)).toEqual(['paymentFailed', 'paymentFailed', 'autoTopUpOff cardEmpty']);
    now = new Date(now.getTime() + 48 * 3_600_000);
    await service.run();
    expect(await automatic()).toHaveLength(3);
    // A person who saves the settings again has seen them.
    yookassa.declineCard(null);
    const { updatedAt } = await read();
    const { made } = await workspace.get<{ made: object }>(admin, UPDATE, {
      settings: settings({ updatedAt }),
    });
    expect(made).toMatchObject({ isOn: true, failures: 0, offReason: null });
    await service.run();
    await ended(4);
  });

  it('that succeeds in between resets the count', async () => {
    await begin({ monthlyCap: '10000000' });
    yookassa.declineCard('insufficient_funds');
    await fail(2);
    yookassa.declineCard(null);
    await service.run();
    await ended(3);
    expect(await read()).toMatchObject({ isOn: true, failures: 0 });
  });

  it('whose owner has revoked the permission is off at once', async () => {
    await begin();
    yookassa.declineCard('permission_revoked');
    await service.run();
    await ended(1);
    expect(await read()).toMatchObject({ isOn: false, failures: 1 });
    expect((await notified()).slice(1)).toEqual(['autoTopUpOff cardRevoked']);
  });
});

it('a card is removed in one call: unsent charges are dropped, and the service still reports the sent ones', async () => {
  await begin();
  const draft = (sentAt: string | null) =>
    workspace.system((tx) =>
      tx.execute(sql`
        insert into payment (organization_id, method, provider, amount, email, created_at, is_auto, card_method_id, sent_at)
        values (${organizationId}, 'card', 'yookassa', 500000, 'buh@example.ru', now(), true, 'card-1', ${sentAt}::timestamptz)`),
    );
  await draft(null);
  const REMOVE = 'mutation { removed: savedCardRemove { isOn card { last4 } } }';
  const { removed } = await workspace.get<{ removed: object }>(admin, REMOVE);
  expect(removed).toEqual({ isOn: false, card: null });
  expect(await automatic()).toEqual([expect.objectContaining({ status: 'cancelled', cardMethodId: null })]);
  await draft(new Date().toISOString());
  await workspace.get(admin, REMOVE);
  expect((await automatic()).map(({ status }) => status)).toEqual(['cancelled', 'draft']);
  await service.run();
  expect(await automatic()).toHaveLength(2);
});

it('amounts are validated on their fields; of two editors the later one gets a conflict; a reader sets nothing', async () => {
  await saveCard();
  for (const [field, fields] of [
    ['amount', { amount: '49999' }],
    ['threshold', { threshold: '0' }],
    ['monthlyCap', { monthlyCap: '499999' }],
  ] as const) {
    expect(await workspace.rejection(admin, UPDATE, { settings: settings(fields) })).toMatchObject({
      ...{ code: 'payment.amountRange', field },
    });
  }
  expect(await workspace.rejection(admin, UPDATE, { settings: settings({ email: 'нет' }) })).toMatchObject({
    field: 'email',
  });
  await workspace.get(admin, UPDATE, { settings: settings() });
  const { updatedAt } = await read();
  await workspace.get(admin, UPDATE, { settings: settings({ updatedAt, amount: '600000' }) });
  expect(await workspace.rejection(admin, UPDATE, { settings: settings({ updatedAt }) })).toMatchObject({
    code: 'conflict.updated',
  });
  const reader = await workspace.withRights({ payment: { read: true, write: false } });
  expect(await workspace.rejection(reader, UPDATE, { settings: settings() })).toMatchObject({
    code: 'access.denied',
  });
  expect(await workspace.rejection(reader, 'mutation { savedCardRemove { isOn } }')).toMatchObject({
    code: 'access.denied',
  });
});
