import { sql } from 'drizzle-orm';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { UnclearClauses } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentKind } from '../content-kind';
import { placeOfMoment } from './unclear-place.sql';

const SHOWN = 10;

/** More questions than this are not counted: the newest are. */
const LOOKED_AT = 10_000;

/** How many characters of a block are shown. */
const EXCERPT = 200;

/** Returns the blocks and the moments of videos with the most open questions among the objects whose whole report the caller sees. */
export async function readUnclearClauses(
  scope: Scope,
  { tables, reported }: Pick<ContentKind, 'reported' | 'tables'>,
): Promise<UnclearClauses> {
  const { tx, organizationId } = scope;
  const { comment, object, version } = tables;
  const rows = await selectRows(tx, {
    id: nullable(integer),
    code: nullable(text),
    name: nullable(text),
    clauseId: nullable(text),
    atSec: nullable(integer),
    number: nullable(text),
    text: nullable(text),
    count: nullable(integer),
    since: nullable(text),
  })(sql`
    with looked as materialized (
      select ${comment.objectId} as object_id, ${comment.clauseId} as clause_id,
        ${placeOfMoment(comment.atSec)} as at_sec, ${comment.createdAt} as at
      from ${comment} where ${comment.organizationId} = ${organizationId} and ${comment.resolvedAt} is null
      order by ${comment.id} desc limit ${LOOKED_AT}
    ), counted as materialized (
      select l.object_id, l.clause_id, l.at_sec, count(*)::int as count from looked l
      where l.object_id in (select o.id from (${reported(callerOf(scope))}) o)
      group by l.object_id, l.clause_id, l.at_sec
    ), worst as (
      select o.id, o.code, o.name, c.clause_id, c.at_sec, b.number, b.text, c.count from counted c
      join ${object} o on o.organization_id = ${organizationId} and o.id = c.object_id
      join ${version} v on v.organization_id = ${organizationId} and v.id = o.current_version_id
      left join lateral (
        select x ->> 'number' as number, left(x ->> 'text', ${EXCERPT}) as text
        from jsonb_array_elements(v.clauses) x where x ->> 'id' = c.clause_id limit 1
      ) b on true
      where c.clause_id is null or b.number is not null
      order by c.count desc, o.id, c.clause_id, c.at_sec limit ${SHOWN}
    )
    select w.id, w.code, w.name, w.clause_id as "clauseId", w.at_sec as "atSec", w.number, w.text, w.count, s.since
    from (select case when count(*) = ${LOOKED_AT} then (min(l.at) at time zone (
        select timezone from organization where id = ${organizationId}))::date::text end as since from looked l) s
    left join worst w on true
    order by w.count desc, w.id, w.clause_id, w.at_sec`);
  return {
    since: rows[0]?.since ?? null,
    items: rows.flatMap(({ id, code, name, clauseId, atSec, count, ...block }) =>
      id === null || code === null || name === null || count === null
        ? []
        : [
            {
              object: { id, code, name },
              clauseId,
              atSec,
              count,
              number: block.number ?? '',
              text: block.text ?? '',
            },
          ],
    ),
  };
}
