import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { ContentKind } from '@server/modules/content/content-kind';
import { ints, isWithinScope, isWorking } from '@server/modules/sql';

/** The people who leave, and their last day, yyyy-MM-dd. */
export interface Leaving {
  userIds: readonly number[];
  date: string;
}

const unqualifiedRow = {
  objectType: oneOf(enumerations.ObjectType),
  objectId: integer,
  code: text,
  objectName: text,
  id: integer,
  name: text,
  subdivisionName: nullable(text),
  userIds: listOf(integer),
};

export type UnqualifiedRow = RowOf<typeof unqualifiedRow>;

const unownedRow = {
  objectType: oneOf(enumerations.ObjectType),
  id: integer,
  code: text,
  name: text,
  ownerId: integer,
};

export type UnownedRow = RowOf<typeof unownedRow>;

const unheadedRow = { id: integer, name: text, userId: integer, isActing: boolean };

export type UnheadedRow = RowOf<typeof unheadedRow>;

/** Whether `u` is still there after the date: neither among the leaving, nor planned to leave by then. */
function staysAfter(organizationId: number, { userIds, date }: Leaving): SQL {
  return sql`${isWorking(organizationId)} and not u.id = any(${ints(userIds)})
    and not (u.status = 'leaving' and coalesce(u.date_job_end <= ${date}::date, false))`;
}

/** Returns those of these people who work here and are within the scope; null: everywhere. */
export async function workingAmong(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
  accessScope: readonly number[] | null,
): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select u.id from users u where ${isWorking(organizationId)} and u.id = any(${ints(userIds)})
      and ${isWithinScope(organizationId, sql`u.subdivision_id`, accessScope)}`);
  return rows.map(({ id }) => id);
}

/**
 * Returns the positions that require a result that one of the leaving people holds beyond the date and nobody who stays in the
 * position holds.
 */
export async function positionsUnqualified(
  tx: Tx,
  organizationId: number,
  { objectType, objects, held }: Pick<ContentKind, 'objectType' | 'objects' | 'held'>,
  leaving: Leaving,
): Promise<UnqualifiedRow[]> {
  if (!held) return [];
  const rows = await selectRows(
    tx,
    unqualifiedRow,
  )(sql`
    with holder as materialized (
      select h.object_id, u.id as user_id, u.position_id, ${staysAfter(organizationId, leaving)} as stays
      from (${held.newest(organizationId, null)}) h
      join users u on u.organization_id = ${organizationId} and u.id = h.user_id and u.position_id is not null
      where h.is_valid and (h.last_day is null or h.last_day > ${leaving.date}::date)
    )
    select ${objectType}::text as "objectType", o.id as "objectId", o.code, o.name as "objectName", p.id, p.name,
      d.name as "subdivisionName", array_agg(h.user_id order by h.user_id) as "userIds"
    from holder h
    join (${objects}) o on o.organization_id = ${organizationId} and o.id = h.object_id
    join position p on p.organization_id = ${organizationId} and p.id = h.position_id
    left join subdivision d on d.organization_id = ${organizationId} and d.id = p.subdivision_id
    where h.user_id = any(${ints(leaving.userIds)})
      and not exists (
        select from holder s where s.object_id = h.object_id and s.position_id = h.position_id and s.stays)
      and exists (
        select from assignment a join users u on u.organization_id = a.organization_id and u.id = a.user_id
        where a.organization_id = ${organizationId} and a.object_type = ${objectType} and a.object_id = h.object_id
          and a.is_current and a.status <> 'waived' and u.position_id = h.position_id)
    group by o.id, o.code, o.name, p.id, p.name, d.name
    order by p.name collate "und-x-icu", p.id, o.name collate "und-x-icu", o.id`);
  return rows;
}

/** Returns content of all kinds, except archived content, whose owner is among the leaving. */
export async function objectsUnowned(
  tx: Tx,
  organizationId: number,
  kinds: readonly ContentKind[],
  { userIds }: Leaving,
): Promise<UnownedRow[]> {
  const owned = kinds.map(
    ({ objectType, tables: { object } }, place) => sql`
      select ${place}::int as place, ${objectType}::text as type, r.id, r.code, r.name, r.owner_id from ${object} r
      where r.organization_id = ${organizationId} and not r.is_archive and r.owner_id = any(${ints(userIds)})`,
  );
  if (owned.length === 0) return [];
  const rows = await selectRows(
    tx,
    unownedRow,
  )(sql`
    select w.type as "objectType", w.id, w.code, w.name, w.owner_id as "ownerId"
    from (${sql.join(owned, sql` union all `)}) w order by w.place, w.name collate "und-x-icu", w.id`);
  return rows;
}

/**
 * Returns the departments that one of the leaving people heads, or acts in, without anybody to act there on the following day.
 */
export async function subdivisionsUnheaded(
  tx: Tx,
  organizationId: number,
  leaving: Leaving,
): Promise<UnheadedRow[]> {
  const next = sql`(${leaving.date}::date + 1)`;
  const rows = await selectRows(
    tx,
    unheadedRow,
  )(sql`
    with gone as (
      select u.leader_subdivision_id as id, u.id as user_id, false as is_acting from users u
      where u.organization_id = ${organizationId} and u.id = any(${ints(leaving.userIds)}) and u.is_leader
      union
      select c.subdivision_id, c.user_id, true from acting_head c
      where c.organization_id = ${organizationId} and c.user_id = any(${ints(leaving.userIds)})
        and c.date_from <= ${next} and c.date_to >= ${next}
    )
    select s.id, s.name, g.user_id as "userId", g.is_acting as "isActing"
    from gone g join subdivision s on s.organization_id = ${organizationId} and s.id = g.id and not s.is_archive
    where not exists (
      select from acting_head c join users u on u.organization_id = c.organization_id and u.id = c.user_id
      where c.organization_id = ${organizationId} and c.subdivision_id = s.id and c.date_from <= ${next}
        and c.date_to >= ${next} and ${staysAfter(organizationId, leaving)})
    order by s.name collate "und-x-icu", s.id, g.is_acting, g.user_id`);
  return rows;
}
