import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { StatisticFilter as AskedFilter } from '@server/graphql/generated/resolvers';
import { ints, isWithinReach, subdivisionsBelow } from '@server/modules/sql';

// Two ways to the same numbers: counters where nothing narrows the people or the time, the obligations themselves
// where something does and there are few of them. A test holds them equal.

/** Obligations that count: current ones that were not waived. */
export const counted = sql`a.object_type = 'regulation' and a.is_current and a.status not in ('cancelled', 'waived')`;

/** What was asked for, and how far the caller's right reaches: without it, everywhere. */
export type StatisticFilter = AskedFilter & { reach?: readonly number[] | null };

export interface Tally {
  signed: number;
  open: number;
  refused: number;
  overdue: number;
}

export interface RegulationFigures {
  staleCount: number;
  byRegulation: (Tally & { id: number })[];
  /** Null: people without a subdivision. */
  bySubdivision: (Tally & { id: number | null })[];
  /** Days on which something began or ended, yyyy-MM-dd, in order. */
  byDay: { day: string; assigned: number; signed: number }[];
  /** How many took how many whole days, in order. */
  bySpeed: { days: number; signed: number }[];
}

/** Of one person: what they signed and what they owe. */
export interface UserFigures {
  /** Percent; null when nothing was assigned. */
  performance: number | null;
  signedIds: number[];
  notSignedIds: number[];
  overdueIds: number[];
}

interface FiguresRow extends Record<string, unknown> {
  stale_count: number;
  by_regulation: RegulationFigures['byRegulation'];
  by_subdivision: RegulationFigures['bySubdivision'];
  by_day: RegulationFigures['byDay'];
  by_speed: RegulationFigures['bySpeed'];
}

/** Conditions about `u`, a row of users; none: everybody. */
export function peopleConditions(organizationId: number, filter: StatisticFilter): SQL[] {
  const conditions: SQL[] = [];
  if (filter.reach) {
    conditions.push(isWithinReach(organizationId, sql`u.subdivision_id`, filter.reach));
  }
  if (filter.subdivisionIds?.length) {
    conditions.push(
      sql`u.subdivision_id = any(array${subdivisionsBelow(organizationId, filter.subdivisionIds)})`,
    );
  }
  if (filter.positionIds?.length) conditions.push(sql`u.position_id = any(${ints(filter.positionIds)})`);
  if (filter.isAdaptation) conditions.push(sql`u.status in ('preboarding', 'adaptation')`);
  return conditions;
}

/** Conditions about `a`, a row of assignment, on when it began: whole days in the organization's time. */
export function timeConditions(organizationId: number, { dateFrom, dateTo }: StatisticFilter): SQL[] {
  const at = (day: string, plus: number) => sql`(${day}::date + ${plus}::int)::timestamp at time zone
    (select timezone from organization where id = ${organizationId})`;
  return [
    ...(dateFrom ? [sql`a.start_at >= ${at(dateFrom, 0)}`] : []),
    ...(dateTo ? [sql`a.start_at < ${at(dateTo, 1)}`] : []),
  ];
}

/** Conditions about the column of the regulation's id. */
function regulationCondition(column: SQL, { regulationIds }: StatisticFilter): SQL {
  return regulationIds?.length ? sql`${column} = any(${ints(regulationIds)})` : sql`true`;
}

const list = (query: SQL, order: SQL) =>
  sql`coalesce((select jsonb_agg(to_jsonb(q) order by ${order}) from (${query}) q), '[]')`;

const tally = sql`coalesce(sum(c.signed), 0)::int as signed, coalesce(sum(c.open), 0)::int as open,
  coalesce(sum(c.refused), 0)::int as refused, coalesce(sum(c.open) filter (where c.due_at < now()), 0)::int as overdue`;

/** Every current obligation as a counter of one. */
function rowsOf(organizationId: number, filter: StatisticFilter): SQL {
  const people = peopleConditions(organizationId, filter);
  // As an array the people are looked up first, and their obligations by the index; joined, all are read.
  const chosen = sql`a.user_id = any(array(
    select u.id from users u where u.organization_id = ${organizationId} and ${sql.join(people, sql` and `)}))`;
  const conditions = [
    ...(people.length > 0 ? [chosen] : []),
    ...timeConditions(organizationId, filter),
    regulationCondition(sql`a.object_id`, filter),
  ];
  return sql`
    select a.object_id, a.user_id, u.subdivision_id, case when a.status <> 'done' then a.due_at end as due_at,
      (a.status = 'done')::int as signed, (a.status <> 'done')::int as open,
      (a.status <> 'done' and a.refused_at is not null)::int as refused,
      (a.start_at at time zone o.timezone)::date as start_day,
      case when a.status = 'done' then (a.completed_at at time zone o.timezone)::date end as end_day,
      case when a.status = 'done'
        then greatest(0, floor(extract(epoch from a.completed_at - a.start_at) / 86400))::int end as days
    from assignment a
    join users u on u.organization_id = a.organization_id and u.id = a.user_id
    join organization o on o.id = a.organization_id
    where a.organization_id = ${organizationId} and ${counted} and ${sql.join(conditions, sql` and `)}`;
}

function fromRows(
  organizationId: number,
  filter: StatisticFilter,
): { with: SQL; parts: Record<string, SQL> } {
  return {
    with: sql`with c as materialized (${rowsOf(organizationId, filter)})`,
    parts: {
      byRegulation: sql`select c.object_id as id, ${tally} from c group by 1`,
      bySubdivision: sql`select c.subdivision_id as id, ${tally} from c group by 1`,
      byDay: sql`select day, sum(assigned)::int as assigned, sum(signed)::int as signed from (
          select start_day as day, count(*) as assigned, 0 as signed from c group by 1
          union all
          select end_day, 0, count(*) from c where end_day is not null group by 1
        ) d group by 1`,
      bySpeed: sql`select days, count(*)::int as signed from c where days is not null group by 1`,
    },
  };
}

function fromCounters(
  organizationId: number,
  filter: StatisticFilter,
): { with: SQL; parts: Record<string, SQL> } {
  const own = sql`c.organization_id = ${organizationId} and c.object_type = 'regulation'`;
  const regulation = regulationCondition(sql`c.object_id`, filter);
  // A person's counter knows no regulation: where some are chosen, their obligations are few enough to be counted.
  const people = filter.regulationIds?.length
    ? sql`(${rowsOf(organizationId, filter)}) c`
    : sql`(select c.*, u.subdivision_id from assignment_count_person c
        join users u on u.organization_id = c.organization_id and u.id = c.user_id where ${own}) c`;
  return {
    with: sql``,
    parts: {
      byRegulation: sql`select c.object_id as id, ${tally} from assignment_count_object c where ${own} and ${regulation}
        group by 1 having sum(c.signed) <> 0 or sum(c.open) <> 0`,
      bySubdivision: sql`select c.subdivision_id as id, ${tally} from ${people}
        group by 1 having sum(c.signed) <> 0 or sum(c.open) <> 0`,
      byDay: sql`select c.day, sum(c.assigned)::int as assigned, sum(c.signed)::int as signed
        from assignment_count_day c where ${own} and ${regulation}
        group by 1 having sum(c.assigned) <> 0 or sum(c.signed) <> 0`,
      bySpeed: sql`select c.days, sum(c.signed)::int as signed from assignment_count_speed c
        where ${own} and ${regulation} group by 1 having sum(c.signed) <> 0`,
    },
  };
}

/** Whether only the obligations themselves can answer: something narrows the people or the time. */
export function needsRows(organizationId: number, filter: StatisticFilter): boolean {
  return peopleConditions(organizationId, filter).length > 0 || !!filter.dateFrom || !!filter.dateTo;
}

/** All numbers of the regulation tab in one statement. `isRecount` asks the obligations even where counters answer. */
export async function regulationFigures(
  tx: Tx,
  organizationId: number,
  filter: StatisticFilter,
  isRecount = false,
): Promise<RegulationFigures> {
  const source =
    isRecount || needsRows(organizationId, filter)
      ? fromRows(organizationId, filter)
      : fromCounters(organizationId, filter);
  const { byRegulation, bySubdivision, byDay, bySpeed } = source.parts;
  if (!byRegulation || !bySubdivision || !byDay || !bySpeed) throw new Error('a part is missing');
  const result = await tx.execute<FiguresRow>(sql`
    ${source.with}
    select ${list(byRegulation, sql`id`)} as by_regulation, ${list(bySubdivision, sql`id`)} as by_subdivision,
      ${list(byDay, sql`day`)} as by_day, ${list(bySpeed, sql`days`)} as by_speed,
      (select count(*)::int from regulation r join organization o on o.id = r.organization_id
        where r.organization_id = ${organizationId} and r.status = 'published' and not r.is_archive
          and r.review_at < (now() at time zone o.timezone)::date
          and ${regulationCondition(sql`r.id`, filter)}) as stale_count`);
  const row = result.rows[0];
  if (!row) throw new Error('no figures');
  return {
    staleCount: row.stale_count,
    byRegulation: row.by_regulation,
    bySubdivision: row.by_subdivision,
    byDay: row.by_day,
    bySpeed: row.by_speed,
  };
}

/** The counters of some regulations, by their id. */
export async function talliesOf(
  tx: Tx,
  organizationId: number,
  regulationIds: readonly number[],
): Promise<Map<number, Tally>> {
  const result = await tx.execute<{
    id: number;
    signed: number;
    open: number;
    refused: number;
    overdue: number;
  }>(sql`
    select c.object_id as id, ${tally} from assignment_count_object c
    where c.organization_id = ${organizationId} and c.object_type = 'regulation'
      and c.object_id = any(${ints(regulationIds)})
    group by 1`);
  return new Map(
    result.rows.map(({ id, signed, open, refused, overdue }) => [id, { signed, open, refused, overdue }]),
  );
}

/** What some people signed, owe and are late with, by the person's id. */
export async function regulationsOfPeople(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<Map<number, { signedIds: number[]; notSignedIds: number[]; overdueIds: number[] }>> {
  const ids = (condition: SQL) =>
    sql`coalesce(array_agg(a.object_id order by a.object_id) filter (where ${condition}), '{}')`;
  const result = await tx.execute<{
    user_id: number;
    signed: number[];
    open: number[];
    overdue: number[];
  }>(sql`
    select a.user_id, ${ids(sql`a.status = 'done'`)} as signed, ${ids(sql`a.status <> 'done'`)} as open,
      ${ids(sql`a.status <> 'done' and a.due_at < now()`)} as overdue
    from assignment a
    where a.organization_id = ${organizationId} and a.user_id = any(${ints(userIds)}) and ${counted}
    group by a.user_id`);
  return new Map(
    result.rows.map((row) => [
      row.user_id,
      { signedIds: row.signed, notSignedIds: row.open, overdueIds: row.overdue },
    ]),
  );
}
