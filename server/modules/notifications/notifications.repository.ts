import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type NotificationRow, notificationTable } from './notifications.tables';
import type { Notice } from './notify';
import type { Timing } from './settings';

/** A notice with what its type adds to it. */
export interface StoredNotice extends Omit<Notice, 'userIds' | 'reason'> {
  reason: string;
  isUrgent: boolean;
  queuedAt: Date;
}

/** How some people are told of one thing. */
export interface TellingGroup {
  userIds: number[];
  isInApp: boolean;
  /** Null: not by this way. */
  email: Timing | null;
  messenger: Timing | null;
}

interface Told extends Record<string, unknown> {
  userId: number;
  isInApp: boolean;
  isQueued: boolean;
}

/**
 * Adds one notification for each person who was not told yet, and what is to leave the cabinet for them, in one
 * statement; answers who they are.
 */
export async function insertNotices(
  tx: Tx,
  organizationId: number,
  notice: StoredNotice,
  groups: readonly TellingGroup[],
): Promise<Told[]> {
  const { type, objectType, objectId, route, params, dedupeKey, reason, isUrgent, queuedAt } = notice;
  const { rows } = await tx.execute<Told>(sql`
    with asked as (
      select u.id, g."isInApp" as is_in_app, g.email, g.messenger
      from json_to_recordset(${JSON.stringify(groups)}::json)
        as g("userIds" json, "isInApp" boolean, email text, messenger text)
      cross join lateral json_array_elements_text(g."userIds") asked_id
      join users u on u.organization_id = ${organizationId} and u.id = asked_id::int and not u.is_archive
      where g."isInApp" or g.email is not null or g.messenger is not null
    ),
    told as (
      insert into notification
        (organization_id, user_id, type, object_type, object_id, route, params, dedupe_key, reason, is_in_app)
      select ${organizationId}, id, ${type}, ${objectType}, ${objectId}, ${route}, ${JSON.stringify(params)}::jsonb,
             ${dedupeKey} || ':' || id, ${reason}, is_in_app
      from asked
      on conflict (organization_id, dedupe_key) do nothing
      returning id, user_id, is_in_app
    ),
    queued as (
      insert into notification_delivery
        (organization_id, user_id, notification_id, channel, timing, is_urgent, queued_at)
      select ${organizationId}, told.user_id, told.id, way.channel, way.timing, ${isUrgent}, ${queuedAt.toISOString()}
      from told join asked on asked.id = told.user_id
      cross join lateral (values ('email', asked.email), ('messenger', asked.messenger)) way (channel, timing)
      where way.timing is not null
      returning user_id
    )
    select user_id as "userId", is_in_app as "isInApp", user_id in (select user_id from queued) as "isQueued" from told`);
  return rows;
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
