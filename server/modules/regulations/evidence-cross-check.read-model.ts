import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';

/** What the chain of signatures and that of the history do not both know. */
export interface EvidenceGap {
  /** removed: a line of the history tells of a record that is not there. unwritten: a record that no line tells of. */
  kind: 'removed' | 'unwritten';
  /** Of the record; null where it is not there. */
  signatureId: number | null;
  /** Of the history's line; null where there is none. */
  entryId: string | null;
  /** When, by the one that is there. */
  at: string;
  userId: number;
  regulationId: number;
}

type Reading = Pick<Scope, 'tx' | 'organizationId'>;

/**
 * Signatures and refusals against the lines of the history, in one statement over one moment: each has the other. A line
 * names the hash of its record; of those from before that was written there are, for a person and a regulation, no more
 * lines than records. Sets are joined by hash, whatever the planner believes of their size.
 */
export async function evidenceGaps({ tx, organizationId }: Reading, limit: number): Promise<EvidenceGap[]> {
  await tx.execute(sql`set local enable_nestloop = off`);
  const { rows } = await tx.execute<EvidenceGap & Record<string, unknown>>(sql`
    with record as materialized (
      select s.id, s.hash, s.user_id, s.regulation_id, s.created_at, s.record_version,
             case s.action when 'signed' then 'sign' else 'refuse' end as action
      from regulation_signature s where s.organization_id = ${organizationId}
    ), line as materialized (
      select l.id, l.at, l.actor_id, coalesce(l.affected_user_id, 0) as affected_user_id,
             coalesce(l.object_id, 0) as object_id, l.action, l.changes #>> '{record,1}' as hash
      from audit_log l
      where l.organization_id = ${organizationId} and l.object_type = 'regulation' and l.action in ('sign', 'refuse')
    ), pair as materialized (
      select r.id as record_id, l.id as line_id
      from record r join line l on l.hash = r.hash and l.action = r.action and l.object_id = r.regulation_id
        and l.affected_user_id = r.user_id and l.actor_id = r.user_id
    ), surplus as (
      select l.object_id, l.affected_user_id, l.action, l.count - coalesce(r.count, 0) as count
      from (
        select object_id, affected_user_id, action, count(*) as count from line where hash is null group by 1, 2, 3
      ) l
      left join (
        select regulation_id, user_id, action, count(*) as count from record where record_version = 1 group by 1, 2, 3
      ) r on r.regulation_id = l.object_id and r.user_id = l.affected_user_id and r.action = l.action
      where l.count > coalesce(r.count, 0)
    ), newest as (
      select l.*, row_number() over (partition by l.object_id, l.affected_user_id, l.action order by l.id desc) as place
      from line l where l.hash is null
    )
    select g.kind, g."signatureId", g."entryId", g.at, g."userId", g."regulationId"
    from (
      select 'removed' as kind, l.id as place, null::float as "signatureId", l.id::text as "entryId", l.at::text as at,
             l.affected_user_id as "userId", l.object_id as "regulationId"
      from line l left join pair p on p.line_id = l.id
      where l.hash is not null and p.line_id is null
      union all
      select 'removed', l.id, null, l.id::text, l.at::text, l.affected_user_id, l.object_id
      from newest l join surplus s on s.object_id = l.object_id and s.affected_user_id = l.affected_user_id
        and s.action = l.action and l.place <= s.count
      union all
      select 'unwritten', r.id, r.id::float, null, r.created_at::text, r.user_id, r.regulation_id
      from record r left join pair p on p.record_id = r.id
      where r.record_version > 1 and p.record_id is null
    ) g
    order by g.kind, g.place limit ${limit}`);
  return rows;
}
