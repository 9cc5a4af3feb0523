import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, type RowOf } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { type NotificationRow, notificationTable } from './notifications.tables';
import type { OutsideChannel } from './channels';
import type { Notice } from './notify';
import type { Timing } from './settings';

/** A notice with what its type adds to it. */
export interface StoredNotice extends Omit<Notice, 'userIds' | 'reason' | 'aboutIds' | 'teamRoute'> {
  reason: string;
  isUrgent: boolean;
  queuedAt: Date;
}

/** How some people are told of one thing. */
export interface TellingGroup {
  userIds: number[];
  /** Where they are told otherwise than the notice says. */
  own?: Partial<Pick<StoredNotice, 'route' | 'params' | 'dedupeKey' | 'reason'>>;
  isInApp: boolean;
  /** Null: not by this way. */
  email: Timing | null;
  messenger: Timing | null;
}

const toldRow = { notificationId: integer, userId: integer, isInApp: boolean };

export type Told = RowOf<typeof toldRow>;

/**
 * Adds one notification for each person who was not told yet, in one statement; answers who they are. The people are
 * known to be there: their settings were just read.
 */
export async function insertNotices(
  tx: Tx,
  organizationId: number,
  notice: StoredNotice,
  groups: readonly TellingGroup[],
): Promise<Told[]> {
  const { type, objectType, objectId, route, params, dedupeKey, reason } = notice;
  const asked = groups.map(({ userIds, isInApp, own }) => ({
    ...{ route, params, dedupeKey, reason, ...own },
    ...{ userIds, isInApp },
  }));
  const rows = await selectRows(
    tx,
    toldRow,
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

/** What is to leave the cabinet for one person. */
export interface Queued {
  notificationId: number;
  userId: number;
  channel: OutsideChannel;
  timing: Timing;
}

/** Keeps what is to leave the cabinet until its time, in one statement. */
export async function queueDeliveries(
  tx: Tx,
  organizationId: number,
  { isUrgent, queuedAt }: Pick<StoredNotice, 'isUrgent' | 'queuedAt'>,
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

/** Marks the person's notifications as read; empty `ids`: all of them. Answers which were unread. */
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

/** Marks what these people were told of an object as read, of these types. Answers whose was unread. */
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

/** Takes it back. Answers how many were read. */
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

/** One notification of the person. */
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
