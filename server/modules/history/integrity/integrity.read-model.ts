import { sql } from 'drizzle-orm';
import { boolean, integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';

/** Breaks beyond these are counted, but not listed. */
export const LISTED = 1_000;

const breakRow = {
  entryId: nullable(text),
  link: nullable(text),
  reason: oneOf(enumerations.HistoryBreakReason),
  at: nullable(text),
  actorId: nullable(integer),
};

/** A failed check: a row of the history, a link of its chain, or the chain's end. */
export type Break = RowOf<typeof breakRow>;

type Reading = Pick<Scope, 'tx' | 'organizationId'>;

/** The links after one, up to another, and the number of their rows. */
export interface Part {
  after: number;
  upTo: number;
  rows: number;
}

const PART_ROWS = 20_000;

/**
 * Disables nested loops for the rest of the transaction. The planner does not know how many rows are in a link's lists; if it
 * expected few, it would search for each among all the others, which takes a minute where hashing takes a second.
 */
export const comparesByHash = (tx: Reading['tx']) => tx.execute(sql`set local enable_nestloop = off`);

/** Returns the next parts after a link, each with about the same number of rows. Empty: the end of the chain was reached. */
export async function nextParts(
  { tx, organizationId }: Reading,
  after: number,
  maxRows: number,
): Promise<Part[]> {
  const rows = await selectRows(tx, { upTo: integer, rows: integer })(sql`
    select max(s.number)::float as "upTo", sum(s.size)::int as rows
    from (
      select n.number, n.size, (sum(n.size) over (order by n.number) - n.size) / ${PART_ROWS}::int as part
      from (
        select k.number, coalesce(cardinality(b.row_ids), 0) as size
        from audit_link k left join audit_batch b on b.organization_id = k.organization_id and b.id = k.batch_id
        where k.organization_id = ${organizationId} and k.number > ${after}
        order by k.number limit ${PART_ROWS * maxRows}
      ) n
    ) s
    group by s.part order by 1 limit ${maxRows}`);
  return rows.map((part, index) => ({ ...part, after: rows[index - 1]?.upTo ?? after }));
}

/**
 * Recomputes a part of the organization's chain: each row is compared with the hash that was computed when it was written, and
 * each link with the one before it. Rows are committed together with their link, so that a concurrent write is included
 * completely or not at all.
 */
export async function checkPart({ tx, organizationId }: Reading, { after, upTo }: Part): Promise<Break[]> {
  await comparesByHash(tx);
  const rows = await selectRows(
    tx,
    breakRow,
  )(sql`
    with chain as materialized (
      select k.number, k.prev_hash, k.hash, b.id as batch_id, b.row_ids, b.row_hashes,
             audit_batch_hash(b) as batch_hash,
             coalesce(lag(k.number) over w, ${after}::bigint) as number_before,
             coalesce(lag(k.hash) over w, (select p.hash from audit_link p
               where p.organization_id = ${organizationId} and p.number = ${after}), '') as hash_before
      from audit_link k
      left join audit_batch b on b.organization_id = k.organization_id and b.id = k.batch_id
      where k.organization_id = ${organizationId} and k.number > ${after} and k.number <= ${upTo}
      window w as (order by k.number)
    ), listed as materialized (
      select r.id, r.hash from chain c, unnest(c.row_ids, c.row_hashes) as r (id, hash)
    ), stored as materialized (
      select l.id, l.at, l.actor_id, audit_row_hash(l) as hash from audit_log l
      where l.organization_id = ${organizationId}
        and l.id between (select min(id) from listed) and (select max(id) from listed)
        and l.id in (select id from listed)
    )
    select r.id::text as "entryId", null as link, s.at::text as at, s.actor_id as "actorId",
           case when s.id is null then 'missing' else 'changed' end as reason
    from listed r left join stored s on s.id = r.id
    where s.id is null or r.hash is distinct from s.hash
    union all
    select null, c.number::text, null, null, 'order' from chain c
    where c.batch_id is null or c.number <> c.number_before + 1 or c.prev_hash <> c.hash_before
      or c.hash is distinct from audit_link_hash(${organizationId}, c.number, c.prev_hash, c.batch_hash)
    limit ${LISTED}`);
  return rows;
}

/** Returns rows that are in no link of the chain. */
export async function addedRows({ tx, organizationId }: Reading): Promise<Break[]> {
  await comparesByHash(tx);
  const rows = await selectRows(
    tx,
    breakRow,
  )(sql`
    select l.id::text as "entryId", null as link, l.at::text as at, l.actor_id as "actorId", 'added' as reason
    from audit_log l
    where l.organization_id = ${organizationId} and not exists (
      select from (
        select unnest(b.row_ids) as id
        from audit_link k join audit_batch b on b.organization_id = k.organization_id and b.id = k.batch_id
        where k.organization_id = ${organizationId}
      ) r where r.id = l.id
    )
    limit ${LISTED}`);
  return rows;
}

/** Returns the head of the chain, and whether its last link matches it. */
export async function readEnd({
  tx,
  organizationId,
}: Reading): Promise<{ headHash: string; broken: Break[] }> {
  const rows = await selectRows(tx, { headHash: text, isCut: boolean })(sql`
    select coalesce(encode(h.last_hash, 'hex'), '') as "headHash",
           coalesce(h.count, 0) <> coalesce(e.number, 0) or coalesce(h.last_hash, '') <> coalesce(e.hash, '') as "isCut"
    from (select 1) one
    left join audit_head h on h.organization_id = ${organizationId}
    left join (
      select k.number, k.hash from audit_link k
      where k.organization_id = ${organizationId} order by k.number desc limit 1
    ) e on true`);
  const [end] = rows;
  const tail: Break = { entryId: null, link: null, reason: 'tail', at: null, actorId: null };
  return { headHash: end?.headHash ?? '', broken: end?.isCut ? [tail] : [] };
}

/** Returns the number of rows to be checked. */
export async function countRows({ tx, organizationId }: Reading): Promise<number> {
  const rows = await selectRows(tx, { count: integer })(
    sql`select count(*)::int as count from audit_log l where l.organization_id = ${organizationId}`,
  );
  return rows[0]?.count ?? 0;
}
