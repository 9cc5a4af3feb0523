import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

/** A notification that concerns no payment of ours, as shown to the provider. */
export interface UnmatchedNotificationView {
  id: string;
  receivedAt: Date;
  ip: string;
  body: string;
}

/** Returns the latest of them, newest first. Requires a transaction of the system. */
export async function unmatchedNotifications(tx: Tx): Promise<UnmatchedNotificationView[]> {
  const rows = await selectRows(tx, { id: text, receivedAt: text, ip: text, body: text })(sql`
    select id::text, received_at::text as "receivedAt", ip, body from payment_unmatched_notification
    order by payment_unmatched_notification.id desc limit 100`);
  return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: new Date(receivedAt) }));
}
