import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Lang } from '@server/graphql/context';
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
