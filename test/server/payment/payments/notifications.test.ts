import { sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { notificationsRepository } from '@server/modules/payment/payments/notifications/notifications.repository';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { createOnlinePayments, type OnlinePayments } from '@test/helpers/payment/online-payments';
import { until } from '@test/helpers/until';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** What is stored of notifications, which anybody can send: nothing that could fill a table. */
let office: BackOffice;
let yookassa: FakeYookassa;
let online: OnlinePayments;
let client: BackOffice['client'];
let now = new Date();
beforeAll(async () => {
  yookassa = await startYookassa();
  office = await openBackOffice(() => now, yookassa.env);
  online = createOnlinePayments(office, office.t.url, yookassa);
});
afterAll(async () => {
  await office.t.stop();
  await yookassa.stop();
});
beforeEach(async () => {
  client = await office.aClient();
  await system((tx) => tx.execute(sql`delete from payment_unmatched_notification`));
});

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const count = (table: 'payment_notification' | 'payment_unmatched_notification') =>
  system(async (tx) => {
    const rows = await selectRows(tx, { count: integer })(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return rows[0]?.count ?? 0;
  });
const event = (id: string, extra: object = {}) =>
  JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id, ...extra } });
const send = async (body: string) => {
  const { status } = await fetch(`${office.t.url}/api/payments/yookassa`, { method: 'POST', body });
  expect(status).toBe(200);
};
const LIST = '{ list: unmatchedNotifications { id ip body receivedAt } }';
const listed = async () => (await office.get<{ list: { body: string }[] }>(office.root, LIST)).list;

it('what concerns no payment of ours is stored for the provider to see, and not among what is kept for ever', async () => {
  const { id, external } = await online.begin(client.admin, 500_000n);
  const asked = yookassa.requests.length;
  const before = await count('payment_notification');
  const metadata = { organizationId: String(client.id), paymentId: String(id) };
  const bodies = [
    ...['', 'нет', '[]', '{"object":{"id":7}}', event('unknown'), event('')],
    // The service has named its id of this payment already, and has never had one with the next number.
    event('unknown', { metadata }),
    event('unknown', { metadata: { ...metadata, paymentId: String(id + 1) } }),
    JSON.stringify({ event: 'refund.succeeded', object: { id: external, payment_id: 'unknown' } }),
  ];
  for (const body of bodies) await send(body);
  expect((await listed()).map(({ body }) => body)).toEqual(bodies.toReversed());
  expect(await count('payment_notification')).toBe(before);
  expect(yookassa.requests.length).toBe(asked);
  await send(event(external));
  expect(await count('payment_notification')).toBe(before + 1);
  await until(() => Promise.resolve(yookassa.requests.length > asked));
});

it('a payment has no more than fifty kept notifications, and is credited for all that by the poll', async () => {
  const { external, id } = await online.begin(client.admin, 500_000n);
  const before = await count('payment_notification');
  for (let sent = 0; sent < 55; sent += 1) await send(event(external));
  expect(await count('payment_notification')).toBe(before + 50);
  expect(await count('payment_unmatched_notification')).toBe(5);
  online.pay(external);
  await system((tx) =>
    tx.execute(sql`update payment set check_at = now() - interval '1 hour' where check_at is not null`),
  );
  await system((tx) => tx.execute(sql`select enqueue_job('checkPayments', '{}'::json, null, null, 1)`));
  await online.settled(client.admin, id, 'succeeded');
});

it('an address has fifty places a day, all together a thousand, and the oldest is replaced', async () => {
  const keep = (ip: string, body: string) =>
    system((tx) =>
      notificationsRepository.keepUnmatched(tx, { provider: 'yookassa', body, ip }, new Date(now)),
    );
  for (let sent = 0; sent < 60; sent += 1) await keep('203.0.113.1', `${sent}`);
  expect(await count('payment_unmatched_notification')).toBe(50);
  now = new Date(now.getTime() + 86_400_000);
  await keep('203.0.113.1', 'x'.repeat(16_000));
  expect((await listed())[0]?.body).toBe('x'.repeat(2_000));
  await system(async (tx) => {
    for (let sent = 0; sent < 990; sent += 1)
      await notificationsRepository.keepUnmatched(
        tx,
        { provider: 'yookassa', body: 'later', ip: `198.51.100.${Math.floor(sent / 20)}` },
        now,
      );
  });
  expect(await count('payment_unmatched_notification')).toBe(1_000);
  const rows = await system((tx) =>
    selectRows(tx, { oldest: integer })(
      sql`select min(body::int) as oldest from payment_unmatched_notification where body ~ '^[0-9]+$'`,
    ),
  );
  expect(rows).toEqual([{ oldest: 41 }]);
  // What took the place of an older one has nothing of it.
  const mixed = await system((tx) =>
    selectRows(tx, { count: integer })(sql`
      select count(*)::int as count from payment_unmatched_notification
      where body = 'later' and (ip not like '198.51.100.%' or received_at <> ${now.toISOString()}::timestamptz)`),
  );
  expect(mixed).toEqual([{ count: 0 }]);
  expect(new Set((await listed()).map(({ body }) => body))).toEqual(new Set(['later']));
});

it('of those that came at one moment the last are shown first, also in the places of older ones', async () => {
  // All places are taken, the first of them twice; the number of digits changes there as well.
  await withClient(office.t.database.ownerUrl, 'test', (owner) =>
    owner.query(`select setval('payment_unmatched_notification_id_seq', 8999)`),
  );
  await system(async (tx) => {
    for (let sent = 0; sent < 1_020; sent += 1) {
      const notification = { provider: 'yookassa', body: `${sent}`, ip: `192.0.2.${sent % 250}` } as const;
      await notificationsRepository.keepUnmatched(tx, notification, now);
    }
  });
  expect((await listed()).map(({ body }) => Number(body))).toEqual(
    Array.from({ length: 100 }, (_, place) => 1_019 - place),
  );
});

it('they are deleted after thirty days', async () => {
  await send(event('unknown'));
  const run = async () => {
    await system((tx) =>
      tx.execute(sql`select enqueue_job('forgetUnmatchedNotifications', '{}'::json, null, 'forget', 1)`),
    );
    await until(async () => {
      const rows = await system((tx) =>
        selectRows(tx, { count: integer })(
          sql`select count(*)::int as count from graphile_worker.jobs where key = 'forget'`,
        ),
      );
      return rows[0]?.count === 0;
    });
  };
  now = new Date(now.getTime() + 29 * 86_400_000);
  await run();
  expect(await count('payment_unmatched_notification')).toBe(1);
  now = new Date(now.getTime() + 2 * 86_400_000);
  await run();
  expect(await count('payment_unmatched_notification')).toBe(0);
});

it('only people of the provider with the right to accounts see them', async () => {
  const reader = await office.superAdmin({ backOfficeSettingAccount: { read: true, write: false } });
  const other = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
  await send(event('unknown'));
  expect(await office.get<{ list: unknown[] }>(reader, LIST)).toMatchObject({
    list: [{ body: event('unknown'), receivedAt: now.toISOString() }],
  });
  for (const person of [other, client.admin])
    expect(await office.rejection(person, LIST)).toBe('access.denied');
});
