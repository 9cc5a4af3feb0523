import { sql, type SQL } from 'drizzle-orm';
import { UNCLEAR_PEOPLE } from '@domain/content/unclear';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { UnclearPlace } from '@server/graphql/generated/types';
import { placeOfMoment } from './comments/unclear-place.sql';
import type { ContentKind } from './content-kind';
import type { ContentKinds } from './content-kinds';

const SHOWN = 1000;

/** Returns how many people have open marks at each place of an object, most first. */
export async function readUnclearPlaces(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  { tables: { comment } }: Pick<ContentKind, 'tables'>,
  objectId: number,
): Promise<UnclearPlace[]> {
  return selectRows(tx, { clauseId: nullable(text), atSec: nullable(integer), people: integer })(sql`
    select ${comment.clauseId} as "clauseId", ${placeOfMoment(comment.atSec)} as "atSec",
      count(distinct ${comment.userId})::int as people
    from ${comment}
    where ${comment.organizationId} = ${organizationId} and ${comment.objectId} = ${objectId}
      and ${comment.resolvedAt} is null
    group by 1, 2 order by 3 desc, 2, 1 limit ${SHOWN}`);
}

/**
 * Selects the places of a person's objects that are unclear to many and that the current version still has: a query of
 * `object_type`, `object_id`, `name`, `id` (of the oldest mark), `clause_id`, `at_sec`, `place` (the number of the block; null: a
 * moment) and `people`.
 */
export function unclearPlacesOf({ all }: ContentKinds, organizationId: number, ownerId: number): SQL {
  const none = sql`select ''::text as object_type, 0 as object_id, ''::text as name, 0 as id, ''::text as clause_id,
    0 as at_sec, ''::text as place, 0 as people where false`;
  const parts = all
    .filter(({ notificationTypes }) => notificationTypes.comment !== undefined)
    .map(({ objectType, tables: { object, comment, version } }) => {
      const marked = sql`(select ${comment.objectId} as object_id, ${comment.clauseId} as clause_id,
          ${placeOfMoment(comment.atSec)} as at_sec, min(${comment.id}) as id,
          count(distinct ${comment.userId})::int as people
        from ${comment}
        where ${comment.organizationId} = ${organizationId} and ${comment.resolvedAt} is null
          and ${comment.objectId} in (select x.id from ${object} x
            where x.organization_id = ${organizationId} and x.owner_id = ${ownerId} and not x.is_archive)
        group by 1, 2, 3 having count(distinct ${comment.userId}) >= ${UNCLEAR_PEOPLE})`;
      return sql`select ${objectType}::text, m.object_id, o.name, m.id, m.clause_id, m.at_sec, b.number, m.people
        from ${marked} m
        join ${object} o on o.organization_id = ${organizationId} and o.id = m.object_id
        join ${version} v on v.organization_id = ${organizationId} and v.id = o.current_version_id
        left join lateral (select x ->> 'number' as number from jsonb_array_elements(v.clauses) x
          where x ->> 'id' = m.clause_id limit 1) b on true
        where m.clause_id is null or b.number is not null`;
    });
  return sql.join([none, ...parts], sql` union all `);
}
