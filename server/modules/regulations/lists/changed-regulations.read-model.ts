import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { AboutChange } from '@server/graphql/generated/types';

/** Returns the person's documents that got a new version since then: the latest first. */
export async function changedRegulations(
  tx: Tx,
  organizationId: number,
  userId: number,
  since: Date,
  limit: number,
): Promise<AboutChange[]> {
  const rows = await selectRows(tx, {
    id: integer,
    name: text,
    version: text,
    summary: text,
    published_at: text,
  })(sql`
    select r.id, r.name, v.major || '.' || v.minor as version, v.change_summary as summary, v.published_at
    from assignment a
    join regulation r on r.organization_id = a.organization_id and r.id = a.object_id and not r.is_archive
    join regulation_version v on v.organization_id = r.organization_id and v.id = r.current_version_id
    where a.organization_id = ${organizationId} and a.user_id = ${userId} and a.object_type = 'regulation'
      and a.is_current and a.status <> 'cancelled'
      and (v.major > 1 or v.minor > 0) and v.published_at > ${since}::timestamptz
    order by v.published_at desc, r.id
    limit ${limit}`);
  return rows.map(({ id, name, version, summary, published_at }) => ({
    regulationId: id,
    name,
    version,
    summary,
    publishedAt: new Date(published_at),
  }));
}
