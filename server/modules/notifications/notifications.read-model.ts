import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type NotificationRow, notificationTable } from './notifications.tables';

interface Page {
  limit: number;
  offset: number;
}

/** A notification as its receiver sees it. */
export interface ShownNotification extends NotificationRow {
  /** The organization's own text with its values. */
  text?: string | null;
}

export interface NotificationPage {
  items: NotificationRow[];
  count: number;
  unreadCount: number;
}

/** Returns a person's notifications, newest first. */
export async function listNotifications(
  tx: Tx,
  organizationId: number,
  userId: number,
  isUnread: boolean,
  { limit, offset }: Page,
): Promise<NotificationPage> {
  const own = and(
    eq(notificationTable.organizationId, organizationId),
    eq(notificationTable.userId, userId),
    eq(notificationTable.isInApp, true),
  );
  const items = await tx
    .select()
    .from(notificationTable)
    .where(and(own, isUnread ? isNull(notificationTable.readAt) : undefined))
    .orderBy(desc(notificationTable.createdAt), desc(notificationTable.id))
    .limit(limit)
    .offset(offset);
  const [counts] = await tx
    .select({
      all: count(),
      unread: sql<number>`count(*) filter (where ${notificationTable.readAt} is null)::int`,
    })
    .from(notificationTable)
    .where(own);
  const unreadCount = counts?.unread ?? 0;
  return { items, count: isUnread ? unreadCount : (counts?.all ?? 0), unreadCount };
}

const NEWEST = 20;

/** Returns the newest notifications of each of these people, oldest first; one statement for all of them. */
export async function newestNotifications(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<NotificationRow[][]> {
  const newest = sql`(
    select n.id from (select distinct value::int as user_id from json_array_elements_text(${JSON.stringify(userIds)}::json)) asked
    cross join lateral (
      select n.id from notification n where n.organization_id = ${organizationId} and n.user_id = asked.user_id and n.is_in_app
      order by n.id desc limit ${NEWEST}
    ) n)`;
  const rows = await tx
    .select()
    .from(notificationTable)
    .where(and(eq(notificationTable.organizationId, organizationId), inArray(notificationTable.id, newest)))
    .orderBy(asc(notificationTable.id));
  return userIds.map((userId) => rows.filter((row) => row.userId === userId));
}
