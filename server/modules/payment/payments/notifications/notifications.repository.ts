import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { PaymentRow } from '../../payment.tables';
import type { PaymentKey } from '../payments.repository';

/** Some per payment and refund, with repetitions; more than that says nothing new. */
const PER_PAYMENT = 50;
/** Places for what concerns no payment of ours. */
const PLACES = 1_000;
const PER_ADDRESS_AND_DAY = 50;
const MAX_UNMATCHED_LENGTH = 2_000;

/** What was sent in the name of a payment service. */
export interface ReceivedNotification {
  provider: PaymentRow['provider'];
  body: string;
  ip: string;
}

/** SQL of notifications; requires transactions of the system. */
export const notificationsRepository = {
  /** Stores a notification about a payment for ever. Returns its id; null: the payment has enough of them. */
  async keep(
    tx: Tx,
    { provider, body, ip }: ReceivedNotification,
    { organizationId, paymentId }: PaymentKey,
  ): Promise<number | null> {
    const concerns = `${organizationId}/${paymentId}`;
    const rows = await selectRows(tx, { id: text })(sql`
      insert into payment_notification (provider, body, ip, concerns)
      select ${provider}, ${body}, ${ip}, ${concerns}
      where (select count(*) from payment_notification where concerns = ${concerns}) < ${PER_PAYMENT}
      returning id::text`);
    return rows[0] ? Number(rows[0].id) : null;
  },

  async find(tx: Tx, id: number): Promise<{ provider: PaymentRow['provider']; body: string } | null> {
    const rows = await selectRows(tx, { provider: oneOf(['yookassa', 'simulator', 'bank']), body: text })(
      sql`select provider, body from payment_notification where id = ${id}`,
    );
    return rows[0] ?? null;
  },

  /** Stores the beginning of a notification that concerns no payment of ours, in the place of the oldest one. */
  async keepUnmatched(tx: Tx, { provider, body, ip }: ReceivedNotification, at: Date): Promise<void> {
    const received = sql`${at.toISOString()}::timestamptz`;
    await tx.execute(sql`
      with next as (
        select nextval('payment_unmatched_notification_id_seq') as id
        where (
          select count(*) from payment_unmatched_notification
          where ip = ${ip} and received_at > ${received} - interval '1 day') < ${PER_ADDRESS_AND_DAY})
      insert into payment_unmatched_notification (place, id, provider, body, ip, received_at)
      select (id % ${PLACES})::int, id, ${provider}, ${body.slice(0, MAX_UNMATCHED_LENGTH)}, ${ip}, ${received} from next
      on conflict (place) do update set id = excluded.id, provider = excluded.provider, body = excluded.body, ip = excluded.ip,
        received_at = excluded.received_at`);
  },

  async deleteUnmatchedBefore(tx: Tx, at: Date): Promise<void> {
    await tx.execute(
      sql`delete from payment_unmatched_notification where received_at < ${at.toISOString()}::timestamptz`,
    );
  },
};
