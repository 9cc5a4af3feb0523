import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { ObjectType } from '@server/graphql/generated/types';
import { dayOf } from '@server/modules/days';
import { leaderIds } from '@server/modules/employees/employees.read-model';
import { groupBy } from '@server/modules/group-by';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { ints, worksHereSql } from '@server/modules/sql';
import { adaptationRepository } from '../adaptation.repository';
import type { AdaptationItemRow, AdaptationRow } from '../adaptation.tables';
import type { PlannedWork, PlanSpan } from './progress';
import type { LanePeople } from './turn.sql';

/** An assignment of the person under the rules of a document: read from its own table, never copied. */
export interface PlanAssignment {
  adaptationId: number;
  id: number;
  objectType: ObjectType;
  objectId: number;
  dueOn: string | null;
  doneAt: Date | null;
  /** In the organization's time zone. */
  doneOn: string | null;
  weight: number;
}

export interface Plan {
  adaptation: AdaptationRow;
  items: AdaptationItemRow[];
  assignments: PlanAssignment[];
  people: LanePeople;
}

const assignmentRow = {
  adaptation_id: integer,
  id: integer,
  object_type: oneOf(enumerations.ObjectType),
  object_id: integer,
  due_on: nullable(text),
  done_at: nullable(text),
  done_on: nullable(text),
  weight: integer,
};

const DUE_ON = sql`(a.due_at at time zone o.timezone)::date::text`;
const DONE_ON = sql`(a.completed_at at time zone o.timezone)::date::text`;

/**
 * Selects the assignments within the time of the plan: those done long before it, or started after it ended, are not part of the
 * adaptation.
 */
export const assignmentsWithinPlan = (organizationId: number, ids: readonly number[]): SQL => sql`
  from adaptation p
  join organization o on o.id = p.organization_id
  join assignment a on a.organization_id = p.organization_id and a.user_id = p.user_id
  where p.organization_id = ${organizationId} and p.id = any(${ints(ids)})
    and a.is_current and a.status not in ('cancelled', 'waived')
    and a.start_at < (p.date_end + 1)::timestamp at time zone o.timezone
    and (p.decided_at is null or p.status <> 'finished' or a.start_at <= p.decided_at)
    and coalesce(a.completed_at, now()) >= (p.date_start - 30)::timestamp at time zone o.timezone`;

async function assignmentsOf(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<PlanAssignment[]> {
  const rows = await selectRows(
    tx,
    assignmentRow,
  )(sql`
    select p.id as adaptation_id, a.id, a.object_type, a.object_id, ${DUE_ON} as due_on,
      to_json(a.completed_at) #>> '{}' as done_at, ${DONE_ON} as done_on, a.weight
    ${assignmentsWithinPlan(organizationId, ids)}
    order by a.due_at nulls last, a.id`);
  return rows.map((row) => ({
    adaptationId: row.adaptation_id,
    id: row.id,
    objectType: row.object_type,
    objectId: row.object_id,
    dueOn: row.due_on,
    doneAt: row.done_at === null ? null : new Date(row.done_at),
    doneOn: row.done_on,
    weight: row.weight,
  }));
}

/** With `laneJoins`: the people of the lanes other than the employee's and their head's. */
export const LANE_COLUMNS = sql`m.id as mentor, coalesce(h.id, o.user_id) as hr`;

/** Joins to `p`, plans: their organizations `o`, employees `u`, and mentors `m` and HR `h` if they still work here. */
export const laneJoins = sql`
  join organization o on o.id = p.organization_id
  join users u on u.organization_id = p.organization_id and u.id = p.user_id
  left join users m on m.organization_id = p.organization_id and m.id = u.mentor_id
    and ${worksHereSql(sql`m`)}
  left join users h on h.organization_id = p.organization_id and h.id = p.hr_id
    and ${worksHereSql(sql`h`)}`;

/** Returns the people of the plans' lanes by plan id, if they still work here. */
export async function lanePeopleOf(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, LanePeople>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(tx, {
    id: integer,
    employee: integer,
    mentor: nullable(integer),
    hr: nullable(integer),
  })(sql`
    select p.id, p.user_id as employee, ${LANE_COLUMNS}
    from adaptation p ${laneJoins}
    where p.organization_id = ${organizationId} and p.id = any(${ints(ids)})`);
  const employees = rows.map(({ employee }) => employee);
  const leaders = await leaderIds(tx, organizationId, employees);
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, leader: leaders.get(row.employee) ?? null }]));
}

/** Reads the plans with their parts, in four statements regardless of their number. */
export async function readPlans(
  tx: Tx,
  organizationId: number,
  adaptations: readonly AdaptationRow[],
): Promise<Plan[]> {
  if (adaptations.length === 0) return [];
  const ids = adaptations.map(({ id }) => id);
  const items = groupBy(
    await adaptationRepository.itemsOf(tx, organizationId, ids),
    (row) => row.adaptationId,
  );
  const assignments = groupBy(await assignmentsOf(tx, organizationId, ids), (row) => row.adaptationId);
  const people = await lanePeopleOf(tx, organizationId, ids);
  return adaptations.map((adaptation) => ({
    adaptation,
    items: items.get(adaptation.id) ?? [],
    assignments: assignments.get(adaptation.id) ?? [],
    people: people.get(adaptation.id) ?? {
      employee: adaptation.userId,
      mentor: null,
      leader: null,
      hr: null,
    },
  }));
}

/** Returns the day as of which a plan is evaluated: fixed while it is paused, and after it has ended. */
export function asOfDay(
  { status, pausedFrom, decidedAt, dateEnd }: AdaptationRow,
  today: string,
  timezone: string,
): string {
  if (pausedFrom !== null && pausedFrom < today) return pausedFrom;
  if (status !== 'finished') return today;
  const ended = decidedAt === null ? dateEnd : dayOf(decidedAt, timezone);
  return ended < today ? ended : today;
}

/** Returns the points of the progress curve. */
export function worksOf({ items, assignments }: Plan, { timezone }: OrganizationRow): PlannedWork[] {
  return [
    ...items.map(({ weight, dueOn, doneAt }) => ({
      weight,
      dueOn,
      doneOn: doneAt === null ? null : dayOf(doneAt, timezone),
    })),
    ...assignments.map(({ weight, dueOn, doneOn }) => ({ weight, dueOn, doneOn })),
  ];
}

/** Returns the points of many plans' progress curves by plan id, in one statement. */
export async function worksOfMany(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, PlannedWork[]>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(tx, {
    weight: integer,
    dueOn: nullable(text),
    doneOn: nullable(text),
    planId: integer,
  })(sql`
    select i.adaptation_id as "planId", i.weight, i.due_on::text as "dueOn",
      (i.done_at at time zone o.timezone)::date::text as "doneOn"
    from adaptation_item i join organization o on o.id = i.organization_id
    where i.organization_id = ${organizationId} and i.adaptation_id = any(${ints(ids)})
    union all
    select p.id, a.weight, ${DUE_ON}, ${DONE_ON} ${assignmentsWithinPlan(organizationId, ids)}`);
  return groupBy(rows, ({ planId }) => planId);
}

/** Returns the start and end of the plan, and the day as of which it is evaluated. */
export function spanOf(
  { adaptation }: Pick<Plan, 'adaptation'>,
  { timezone }: Pick<OrganizationRow, 'timezone'>,
  today: string,
): PlanSpan {
  const { dateStart, dateEnd } = adaptation;
  return { dateStart, dateEnd, asOf: asOfDay(adaptation, today, timezone) };
}
