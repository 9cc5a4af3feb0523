import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Lang } from '@server/graphql/context';
import { notificationTable } from './notifications.tables';
import type { Notice } from './notify';

export interface Receiver extends Record<string, unknown> {
  userId: number;
  email: string;
  name: string;
  lang: Lang;
}

/** Adds one notification for each person who was not told yet, in one statement; answers who they are. */
export async function insertNotices(tx: Tx, organizationId: number, notice: Notice): Promise<Receiver[]> {
  const { type, objectType, objectId, route, params, dedupeKey, userIds } = notice;
  const { rows } = await tx.execute<Receiver>(sql`
    with told as (
      insert into notification (organization_id, user_id, type, object_type, object_id, route, params, dedupe_key)
      select ${organizationId}, u.id, ${type}, ${objectType}, ${objectId}, ${route}, ${JSON.stringify(params)}::jsonb,
             ${dedupeKey} || ':' || u.id
      from users u
      where u.organization_id = ${organizationId} and not u.is_archive
        and u.id = any (array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::int))
      on conflict (organization_id, dedupe_key) do nothing
      returning user_id
    )
    select u.id as "userId", u.email, u.name_first as name, u.lang
    from told join users u on u.organization_id = ${organizationId} and u.id = told.user_id`);
  return rows;
}

/** Marks the person's notifications as read; empty `ids`: all of them. Answers how many were unread. */
export async function markRead(
  tx: Tx,
  organizationId: number,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  const { rowCount } = await tx
    .update(notificationTable)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notificationTable.organizationId, organizationId),
        eq(notificationTable.userId, userId),
        isNull(notificationTable.readAt),
        ids.length === 0 ? undefined : inArray(notificationTable.id, [...ids]),
      ),
    );
  return rowCount ?? 0;
}
