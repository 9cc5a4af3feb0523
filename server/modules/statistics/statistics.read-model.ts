import { sql, type SQL } from 'drizzle-orm';
import { DEFAULT_OBJECT_TYPE } from '@domain/object-types';
import type { Tx } from '@server/db/database';
import { integer, listOf, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectType, StatisticFilter as AskedFilter } from '@server/graphql/generated/types';
import { isLate, isOpen } from '@server/modules/assignment-statuses';
import { ints, isOnAdaptationSql, isWithinScope, subdivisionsBelow, texts } from '@server/modules/sql';

/** Assignments of content of a kind that count: current ones that were not waived. */
export const countedOf = (objectType: ObjectType): SQL => sql`a.object_type = ${objectType} and a.is_current
  and (a.status = 'done' or ${isOpen(sql`a.status`)})`;

/** The requested filter and the scope of the caller's right; without a scope: everywhere. */
export type StatisticFilter = AskedFilter & {
  accessScope?: readonly number[] | null;
  /** The kind of content; absent: the default one. */
  objectType?: ObjectType;
  /** The moment of the requested numbers; absent: now. */
  at?: Date | null;
};

/** The kind of content that the numbers are about. */
export const typeOf = ({ objectType = DEFAULT_OBJECT_TYPE }: StatisticFilter): ObjectType => objectType;

const tallyRow = { signed: integer, open: integer, refused: integer, overdue: integer };

export type Tally = RowOf<typeof tallyRow>;

/** One person's numbers: what they signed and what they owe. */
export interface UserFigures {
  /** Percent; null when nothing was assigned. */
  performance: number | null;
  signedIds: number[];
  notSignedIds: number[];
  overdueIds: number[];
}

/** The moment of the requested numbers. */
export const momentOf = ({ at = null }: StatisticFilter): SQL =>
  at === null ? sql`now()` : sql`${at}::timestamptz`;

/** These departments and all that were below them at the filter's moment, including those that no longer exist. */
function departmentsBelow(organizationId: number, filter: StatisticFilter, ids: readonly number[]): SQL {
  if (!filter.at) return subdivisionsBelow(organizationId, ids);
  return sql`(
    with recursive past as (
      select distinct on (k.subdivision_id) k.subdivision_id as id, k.parent_id from subdivision_parent_past k
      where k.organization_id = ${organizationId} and k.until > ${momentOf(filter)}
      order by k.subdivision_id, k.until
    ), tree as (
      select p.id, p.parent_id from past p
      union all
      select s.id, s.parent_id from subdivision s
      where s.organization_id = ${organizationId} and not exists (select from past p where p.id = s.id)
    ), below as (
      select b.id from unnest(${ints(ids)}) as b (id)
      union
      select t.id from tree t join below b on t.parent_id = b.id
    )
    select id from below)`;
}

/** Conditions on `u` about the people themselves, wherever they work. */
function personalConditions({ userIds, statuses, isAdaptation }: StatisticFilter): SQL[] {
  return [
    ...(userIds?.length ? [sql`u.id = any(${ints(userIds)})`] : []),
    ...(statuses?.length ? [sql`u.status = any(${texts(statuses)})`] : []),
    ...(isAdaptation ? [isOnAdaptationSql(sql`u`)] : []),
  ];
}

/** Conditions on `u`, a row of `peopleOf`; none: everybody. Rights depend on where people work now. */
export function peopleConditions(organizationId: number, filter: StatisticFilter): SQL[] {
  const conditions: SQL[] = [];
  if (filter.accessScope) {
    const place = filter.at ? sql`u.present_subdivision_id` : sql`u.subdivision_id`;
    conditions.push(isWithinScope(organizationId, place, filter.accessScope));
  }
  if (filter.subdivisionIds?.length) {
    conditions.push(
      sql`u.subdivision_id = any(array${departmentsBelow(organizationId, filter, filter.subdivisionIds)})`,
    );
  }
  if (filter.positionIds?.length) conditions.push(sql`u.position_id = any(${ints(filter.positionIds)})`);
  return [...conditions, ...personalConditions(filter)];
}

/** The beginning of the day that is `plus` days after another, in the organization's time zone. */
export const dayStart = (organizationId: number, day: string, plus: 0 | 1): SQL =>
  sql`(${day}::date + ${plus}::int)::timestamp at time zone
    (select timezone from organization where id = ${organizationId})`;

/** Conditions on `a`, a row of assignment, about when it began: whole days in the organization's time zone. */
export function timeConditions(organizationId: number, { dateFrom, dateTo }: StatisticFilter): SQL[] {
  return [
    ...(dateFrom ? [sql`a.start_at >= ${dayStart(organizationId, dateFrom, 0)}`] : []),
    ...(dateTo ? [sql`a.start_at < ${dayStart(organizationId, dateTo, 1)}`] : []),
  ];
}

/** The opposite: that it began before the first day, or after the last one; null: there is no such day. */
export function outsideConditions(
  organizationId: number,
  { dateFrom, dateTo }: StatisticFilter,
): { before: SQL | null; after: SQL | null } {
  return {
    before: dateFrom ? sql`a.start_at < ${dayStart(organizationId, dateFrom, 0)}` : null,
    after: dateTo ? sql`a.start_at >= ${dayStart(organizationId, dateTo, 1)}` : null,
  };
}

/** The sums of `c`, counters or rows of the same shape. `moment`: the time after which what is due counts as overdue. */
export const tally = (moment: SQL = sql`now()`): SQL =>
  sql`coalesce(sum(c.signed), 0)::int as signed, coalesce(sum(c.open), 0)::int as open,
  coalesce(sum(c.refused), 0)::int as refused, coalesce(sum(c.open) filter (where c.due_at < ${moment}), 0)::int as overdue`;

/** Returns the tally of the whole organization. */
export async function organizationTally(
  tx: Tx,
  organizationId: number,
  objectType: ObjectType = DEFAULT_OBJECT_TYPE,
): Promise<Tally> {
  const rows = await selectRows(
    tx,
    tallyRow,
  )(sql`
    select ${tally()} from assignment_count_object c
    where c.organization_id = ${organizationId} and c.object_type = ${objectType}`);
  return rows[0] ?? { signed: 0, open: 0, refused: 0, overdue: 0 };
}

/** Returns the counters of some objects, by their id. */
export async function talliesOf(
  tx: Tx,
  organizationId: number,
  objectIds: readonly number[],
  objectType: ObjectType = DEFAULT_OBJECT_TYPE,
): Promise<Map<number, Tally>> {
  const rows = await selectRows(tx, {
    id: integer,
    signed: integer,
    open: integer,
    refused: integer,
    overdue: integer,
  })(sql`
    select c.object_id as id, ${tally()} from assignment_count_object c
    where c.organization_id = ${organizationId} and c.object_type = ${objectType}
      and c.object_id = any(${ints(objectIds)})
    group by 1`);
  return new Map(
    rows.map(({ id, signed, open, refused, overdue }) => [id, { signed, open, refused, overdue }]),
  );
}

/** Returns what some people signed, owe and are late with, by the person's id. */
export async function objectsOfPeople(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
  objectType: ObjectType = DEFAULT_OBJECT_TYPE,
): Promise<Map<number, { signedIds: number[]; notSignedIds: number[]; overdueIds: number[] }>> {
  const ids = (condition: SQL) =>
    sql`coalesce(array_agg(a.object_id order by a.object_id) filter (where ${condition}), '{}')`;
  const rows = await selectRows(tx, {
    user_id: integer,
    signed: listOf(integer),
    open: listOf(integer),
    overdue: listOf(integer),
  })(sql`
    select a.user_id, ${ids(sql`a.status = 'done'`)} as signed, ${ids(isOpen(sql`a.status`))} as open,
      ${ids(isLate(sql`a.status`, sql`a.due_at`))} as overdue
    from assignment a
    where a.organization_id = ${organizationId} and a.user_id = any(${ints(userIds)}) and ${countedOf(objectType)}
    group by a.user_id`);
  return new Map(
    rows.map((row) => [
      row.user_id,
      { signedIds: row.signed, notSignedIds: row.open, overdueIds: row.overdue },
    ]),
  );
}
