import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LOW_GRADE } from '@domain/adaptation-risk';
import type { Tx } from '@server/db/database';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { namesLike } from '@server/modules/person-name';
import { type AdaptationRow, adaptationTable as table } from '../adaptation.tables';
import type { WorkCalendar } from './plan-days';

/** A plan, and what its days are counted by. */
export interface DatedPlan {
  adaptation: AdaptationRow;
  organization: WorkCalendar & { timezone: string };
}

const u = alias(userTable, 'u');
const samePerson = and(eq(u.organizationId, table.organizationId), eq(u.id, table.userId));

/**
 * Without one of these no plan is at risk: something overdue (before `now`; a paused plan has less), a failed assignment, or a low
 * grade. What else counts (a late forecast, no mentor) is too little alone; `domain/adaptation-risk` has a test of that.
 */
const hasFinding = (now: Date): SQL => sql`(
  exists (
    select from adaptation_item i
    where i.organization_id = ${table.organizationId} and i.adaptation_id = ${table.id}
      and (i.grade <= ${LOW_GRADE} or (i.done_at is null and coalesce(i.due_on, ${table.dateEnd}) <
        (${now.toISOString()}::timestamptz at time zone ${organizationTable.timezone})::date))
  ) or exists (
    select from assignment a
    where a.organization_id = ${table.organizationId} and a.user_id = ${table.userId} and a.is_current
      and a.status not in ('cancelled', 'waived') and (a.status = 'failed' or (a.completed_at is null
        and coalesce((a.due_at at time zone ${organizationTable.timezone})::date, ${table.dateEnd}) <
          (${now.toISOString()}::timestamptz at time zone ${organizationTable.timezone})::date))
  ))`;

interface SuspectFilter {
  /** A condition on `u`, a row of users. */
  people: SQL;
  search: string;
  now: Date;
}

/** Returns all active plans that may be at risk, those that end first first, in one statement. */
export async function suspectPlans(
  tx: Tx,
  organizationId: number,
  { people, search, now }: SuspectFilter,
): Promise<DatedPlan[]> {
  const rows = await tx
    .select({
      adaptation: table,
      timezone: organizationTable.timezone,
      workDays: organizationTable.workDays,
      holidays: organizationTable.holidays,
    })
    .from(table)
    .innerJoin(u, samePerson)
    .innerJoin(organizationTable, eq(organizationTable.id, table.organizationId))
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.status, 'active'),
        people,
        ...namesLike(search),
        hasFinding(now),
      ),
    )
    .orderBy(asc(table.dateEnd), asc(table.id));
  return rows.map(({ adaptation, ...organization }) => ({ adaptation, organization }));
}

/** Returns the people of the plans by plan id, in one statement. */
export async function peopleOfPlans(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: table.id, person: u })
    .from(table)
    .innerJoin(u, samePerson)
    .where(and(eq(table.organizationId, organizationId), inArray(table.id, [...ids])));
  return new Map(rows.map(({ id, person }) => [id, person]));
}
