import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type NotificationRow, notificationTable } from './notifications.tables';
import type { OutsideChannel } from './channels';
import type { NewNotification } from './new-notification';
import type { Timing } from './settings';

/** A notification with the properties of its type. */
export interface PreparedNotification extends Omit<
  NewNotification,
  'userIds' | 'reason' | 'aboutIds' | 'teamRoute'
> {
  reason: string;
  isUrgent: boolean;
  queuedAt: Date;
}

/** The settings by which some people are notified. */
export interface RecipientGroup {
  userIds: number[];
  /** Overrides of the notification for these people. */
  own?: Partial<Pick<PreparedNotification, 'route' | 'params' | 'dedupeKey' | 'reason'>>;
  isInApp: boolean;
  /** Null: not through this channel. */
  email: Timing | null;
  messenger: Timing | null;
}

const notifiedRow = { notificationId: integer, userId: integer, isInApp: boolean };

export type InsertedNotification = RowOf<typeof notifiedRow>;

/**
 * Adds one notification for each person who has not been notified yet, in one statement; returns these people. They are known to
 * exist, because their settings were just read.
 */
export async function insertNotifications(
  tx: Tx,
  organizationId: number,
  notification: PreparedNotification,
  groups: readonly RecipientGroup[],
): Promise<InsertedNotification[]> {
  const { type, objectType, objectId, route, params, dedupeKey, reason } = notification;
  const asked = groups.map(({ userIds, isInApp, own }) => ({
    ...{ route, params, dedupeKey, reason, ...own },
    ...{ userIds, isInApp },
  }));
  const rows = await selectRows(
    tx,
    notifiedRow,
  )(sql`
    insert into notification
      (organization_id, user_id, type, object_type, object_id, route, params, dedupe_key, reason, is_in_app)
    select ${organizationId}, user_id::int, ${type}, ${objectType}, ${objectId}, g.route, g.params,
           g."dedupeKey" || ':' || user_id, g.reason, g."isInApp"
    from json_to_recordset(${JSON.stringify(asked)}::json)
      as g("userIds" json, "isInApp" boolean, route text, params jsonb, "dedupeKey" text, reason text)
    cross join lateral json_array_elements_text(g."userIds") user_id
    on conflict (organization_id, dedupe_key) do nothing
    returning id::int as "notificationId", user_id as "userId", is_in_app as "isInApp"`);
  return rows;
}

/** A delivery outside the application for one person. */
export interface Queued {
  notificationId: number;
  userId: number;
  channel: OutsideChannel;
  timing: Timing;
}

/** Stores deliveries outside the application until they are due, in one statement. */
export async function queueDeliveries(
  tx: Tx,
  organizationId: number,
  { isUrgent, queuedAt }: Pick<PreparedNotification, 'isUrgent' | 'queuedAt'>,
  queued: readonly Queued[],
): Promise<void> {
  await tx.execute(sql`
    insert into notification_delivery
      (organization_id, user_id, notification_id, channel, timing, is_urgent, queued_at)
    select ${organizationId}, q."userId", q."notificationId", q.channel, q.timing, ${isUrgent}, ${queuedAt.toISOString()}
    from json_to_recordset(${JSON.stringify(queued)}::json)
      as q("notificationId" bigint, "userId" int, channel text, timing text)`);
}

const own = (organizationId: number, userId: number) =>
  and(
    eq(notificationTable.organizationId, organizationId),
    eq(notificationTable.userId, userId),
    eq(notificationTable.isInApp, true),
  );

/** Marks the person's notifications as read; empty `ids`: all of them. Returns which were unread. */
export async function markRead(
  tx: Tx,
  organizationId: number,
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .update(notificationTable)
    .set({ readAt: sql`now()` })
    .where(
      and(
        own(organizationId, userId),
        isNull(notificationTable.readAt),
        ids.length === 0 ? undefined : inArray(notificationTable.id, [...ids]),
      ),
    )
    .returning({ id: notificationTable.id });
  return rows.map(({ id }) => id);
}

/** Marks these people's notifications about an object as read, for these types. Returns whose were unread. */
export async function markReadOfObject(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
  object: { objectType: string; objectId: number },
  types: readonly string[],
): Promise<number[]> {
  const rows = await tx
    .update(notificationTable)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notificationTable.organizationId, organizationId),
        inArray(notificationTable.userId, [...userIds]),
        eq(notificationTable.objectType, object.objectType),
        eq(notificationTable.objectId, object.objectId),
        inArray(notificationTable.type, [...types]),
        isNull(notificationTable.readAt),
      ),
    )
    .returning({ userId: notificationTable.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Marks them as unread. Returns how many were read. */
export async function markUnread(
  tx: Tx,
  organizationId: number,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  const { rowCount } = await tx
    .update(notificationTable)
    .set({ readAt: null })
    .where(
      and(
        own(organizationId, userId),
        isNotNull(notificationTable.readAt),
        inArray(notificationTable.id, [...ids]),
      ),
    );
  return rowCount ?? 0;
}

/** Returns one notification of the person. */
export async function findNotification(
  tx: Tx,
  organizationId: number,
  userId: number,
  id: number,
): Promise<NotificationRow | null> {
  const [row] = await tx
    .select()
    .from(notificationTable)
    .where(and(own(organizationId, userId), eq(notificationTable.id, id)));
  return row ?? null;
}
