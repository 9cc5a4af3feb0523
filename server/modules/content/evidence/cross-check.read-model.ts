import { sql } from 'drizzle-orm';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';

const evidenceGapRow = {
  /** removed: a history entry refers to a record that does not exist. unwritten: a record without a history entry. */
  kind: oneOf(['removed', 'unwritten']),
  /** The id of the record; null if it does not exist. */
  recordId: nullable(integer),
  /** The id of the history entry; null if there is none. */
  entryId: nullable(text),
  /** The time of the one that exists. */
  at: text,
  userId: integer,
  objectType: oneOf(enumerations.ObjectType),
  objectId: integer,
};

/** A mismatch between the chain of evidence and the chain of the history. */
export type EvidenceGap = RowOf<typeof evidenceGapRow>;

type Reading = Pick<Scope, 'tx' | 'organizationId'>;

/**
 * Compares evidence records with history entries in one statement on one snapshot: each must have its counterpart. An entry
 * contains the hash of its record; for older ones without a hash, there must be no more entries than records per person and
 * object. The sets are joined by hash, whatever size the planner estimates.
 */
export async function evidenceGaps({ tx, organizationId }: Reading, limit: number): Promise<EvidenceGap[]> {
  await tx.execute(sql`set local enable_nestloop = off`);
  const rows = await selectRows(
    tx,
    evidenceGapRow,
  )(sql`
    with record as materialized (
      select c.* from evidence_chain c where c.organization_id = ${organizationId}
    ), line as materialized (
      select l.* from evidence_line l where l.organization_id = ${organizationId}
    ), pair as materialized (
      select r.id as record_id, l.id as line_id
      from record r join line l on l.hash = r.hash and l.action = r.action and l.object_type = r.object_type
        and l.object_id = r.object_id and l.user_id = r.user_id and coalesce(l.actor_id, 0) = coalesce(r.actor_id, 0)
    ), surplus as (
      select l.object_type, l.object_id, l.user_id, l.action, l.count - coalesce(r.count, 0) as count
      from (
        select object_type, object_id, user_id, action, count(*) as count from line where hash is null group by 1, 2, 3, 4
      ) l
      left join (
        select object_type, object_id, user_id, action, count(*) as count from record where record_version = 1 group by 1, 2, 3, 4
      ) r on r.object_type = l.object_type and r.object_id = l.object_id and r.user_id = l.user_id and r.action = l.action
      where l.count > coalesce(r.count, 0)
    ), newest as (
      select l.*, row_number() over (
        partition by l.object_type, l.object_id, l.user_id, l.action order by l.id desc) as place
      from line l where l.hash is null
    )
    select g.kind, g."recordId", g."entryId", g.at, g."userId", g."objectType", g."objectId"
    from (
      select 'removed' as kind, l.id as place, null::float as "recordId", l.id::text as "entryId", l.at::text as at,
             l.user_id as "userId", l.object_type as "objectType", l.object_id as "objectId"
      from line l left join pair p on p.line_id = l.id
      where l.hash is not null and p.line_id is null
      union all
      select 'removed', l.id, null, l.id::text, l.at::text, l.user_id, l.object_type, l.object_id
      from newest l join surplus s on s.object_type = l.object_type and s.object_id = l.object_id
        and s.user_id = l.user_id and s.action = l.action and l.place <= s.count
      union all
      select 'unwritten', r.id, r.id::float, null, r.created_at::text, r.user_id, r.object_type, r.object_id
      from record r left join pair p on p.record_id = r.id
      where r.record_version > 1 and p.record_id is null
    ) g
    order by g.kind, g.place limit ${limit}`);
  return rows;
}
