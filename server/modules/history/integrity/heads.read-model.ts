import { sql, type SQL } from 'drizzle-orm';
import { boolean, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { type Break, comparesByHash } from './integrity.read-model';
import type { ChainEnd, SavedHead } from './saved-head';

type Reading = Pick<Scope, 'tx' | 'organizationId'>;

/** Returns the current ends of the organization's chains. */
export async function readHeads({
  tx,
  organizationId,
}: Reading): Promise<Pick<SavedHead, 'signatures' | 'history'>> {
  const rows = await selectRows(tx, {
    sc: nullable(text),
    sh: nullable(text),
    hc: nullable(text),
    hh: nullable(text),
  })(sql`
    select e.count::text as sc, e.last_hash as sh, a.count::text as hc, encode(a.last_hash, 'hex') as hh
    from (select 1) one
    left join evidence_head e on e.organization_id = ${organizationId}
    left join audit_head a on a.organization_id = ${organizationId}`);
  const [row] = rows;
  return {
    signatures: { count: Number(row?.sc ?? 0), hash: row?.sh ?? '' },
    history: { count: Number(row?.hc ?? 0), hash: row?.hh ?? '' },
  };
}

/** Whether today's chains contain, at the same position, the ends that were saved with the head. */
const holdsSignatures = (organizationId: number, count: SQL, hash: SQL) => sql`(${count} = 0 or exists (
  select from evidence_chain s where s.organization_id = ${organizationId} and s.hash = ${hash} and ${count} = (
    select count(*) from evidence_chain b where b.organization_id = ${organizationId} and b.id <= s.id)))`;
const holdsHistory = (organizationId: number, count: SQL, hash: SQL) => sql`(${count} = 0 or exists (
  select from audit_link k where k.organization_id = ${organizationId} and k.number = ${count}
    and k.hash = decode(${hash}, 'hex')))`;

/** Returns which of today's two chains contain a saved head. */
export async function containsHead(
  { tx, organizationId }: Reading,
  { signatures, history }: Record<'signatures' | 'history', ChainEnd>,
): Promise<{ signatures: boolean; history: boolean }> {
  const end = ({ count, hash }: ChainEnd) => [sql`${count}::bigint`, sql`${hash}::text`] as const;
  const rows = await selectRows(tx, { signatures: boolean, history: boolean })(sql`
    select ${holdsSignatures(organizationId, ...end(signatures))} as signatures,
           ${holdsHistory(organizationId, ...end(history))} as history`);
  return rows[0] ?? { signatures: false, history: false };
}

/** Returns heads that were saved outside and that today's chains do not contain. */
export async function lostHeads({ tx, organizationId }: Reading, limit: number): Promise<Break[]> {
  await comparesByHash(tx);
  const rows = await selectRows(tx, { id: text, at: text })(sql`
    with placed as materialized (
      select s.hash, row_number() over (order by s.id) as place
      from evidence_chain s where s.organization_id = ${organizationId}
    )
    select w.id::text as id, w.at::text as at
    from evidence_witness w
    left join placed p on p.place = w.signatures_count and p.hash = w.signatures_hash
    left join audit_link k on k.organization_id = w.organization_id and k.number = w.history_count
      and encode(k.hash, 'hex') = w.history_hash
    where w.organization_id = ${organizationId}
      and (w.signatures_count > 0 and p.hash is null or w.history_count > 0 and k.hash is null)
    order by w.id limit ${limit}`);
  return rows.map(({ id, at }) => ({ entryId: null, link: id, reason: 'witness', at, actorId: null }));
}

/** Returns the end of the chain, which the database can no longer change once the file is saved. */
export async function headHash({ tx, organizationId }: Scope): Promise<string> {
  const rows = await selectRows(tx, { hash: text })(sql`
    select encode(last_hash, 'hex') as hash from audit_head where organization_id = ${organizationId}`);
  return rows[0]?.hash ?? '';
}
