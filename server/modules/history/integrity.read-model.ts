import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { HistoryBreakReason, HistoryIntegrity } from '@server/graphql/generated/resolvers';

/** More are counted as not whole, but not listed. */
const LISTED = 1_000;

interface Break {
  entryId: string | null;
  link: string | null;
  reason: HistoryBreakReason;
  at: string | null;
  actorName: string | null;
}

/**
 * Recomputes the organization's whole chain: every row against the hash that was taken when it was written, every link
 * against the one before it, the end against the head. One statement, so that whoever writes meanwhile is either all in
 * it or not at all.
 */
export async function checkIntegrity(
  { tx, organizationId }: Scope,
  checkedAt: Date,
): Promise<HistoryIntegrity> {
  const { rows } = await tx.execute<{ checked: number; headHash: string; broken: Break[] }>(sql`
    with stored as materialized (
      select l.id, l.at, l.actor_id, audit_row_hash(l) as hash from audit_log l
      where l.organization_id = ${organizationId}
    ), listed as materialized (
      select r.id, r.hash
      from audit_link k
      join audit_batch b on b.organization_id = k.organization_id and b.id = k.batch_id,
      unnest(b.row_ids, b.row_hashes) as r (id, hash)
      where k.organization_id = ${organizationId}
    ), chain as materialized (
      select k.number, k.prev_hash, k.hash, b.id as batch_id, audit_batch_hash(b) as batch_hash,
             lag(k.number, 1, 0::bigint) over w as number_before, lag(k.hash, 1, ''::bytea) over w as hash_before
      from audit_link k
      left join audit_batch b on b.organization_id = k.organization_id and b.id = k.batch_id
      where k.organization_id = ${organizationId}
      window w as (order by k.number)
    ), breaks as (
      select coalesce(s.id, r.id) as entry_id, null::bigint as link, s.at, s.actor_id,
             case when s.id is null then 'missing' when r.id is null then 'added' else 'changed' end as reason
      from stored s full join listed r on r.id = s.id
      where s.id is null or r.id is null or r.hash is distinct from s.hash
      union all
      select null, c.number, null, null, 'order' from chain c
      where c.batch_id is null or c.number <> c.number_before + 1 or c.prev_hash <> c.hash_before
        or c.hash is distinct from audit_link_hash(${organizationId}, c.number, c.prev_hash, c.batch_hash)
      union all
      select null, null, null, null, 'tail'
      from (select 1) one
      left join audit_head h on h.organization_id = ${organizationId}
      left join (select number, hash from chain order by number desc limit 1) e on true
      where coalesce(h.count, 0) <> coalesce(e.number, 0) or coalesce(h.last_hash, '') <> coalesce(e.hash, '')
    )
    select (select count(*)::int from stored) as checked,
           coalesce((select encode(h.last_hash, 'hex') from audit_head h where h.organization_id = ${organizationId}), '')
             as "headHash",
           coalesce((
             select json_agg(json_build_object('entryId', f.entry_id::text, 'link', f.link::text, 'reason', f.reason,
                      'at', f.at, 'actorName', nullif(trim(u.name_second || ' ' || u.name_first), '')))
             from (select * from breaks order by link nulls first, entry_id limit ${LISTED}) f
             left join users u on u.organization_id = ${organizationId} and u.id = f.actor_id
           ), '[]') as broken`);
  const [found] = rows;
  const broken = found?.broken ?? [];
  return {
    isWhole: broken.length === 0,
    checked: found?.checked ?? 0,
    checkedAt,
    headHash: found?.headHash ?? '',
    broken: broken.map((each) => ({ ...each, at: each.at === null ? null : new Date(each.at) })),
  };
}
