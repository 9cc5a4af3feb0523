import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope } from '@server/graphql/context';
import type { QueryQualificationPeopleArgs } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import { isLed } from '@server/modules/employees/leaders.read-model';
import { isNamedLike } from '@server/modules/content/lists/people-by-name.sql';
import { type AssignedPerson, pageOfPeople } from '@server/modules/content/lists/people-page.read-model';
import { userTable } from '@server/modules/employees/employees.tables';

const u = alias(userTable, 'u');

/** SQL for the state of the newest certificate of `u`; one whose last day has passed counts as ended. */
const holding = (organizationId: number, id: number): SQL => sql`coalesce((
  select case
    when s.state = 'conditional' and s.conditional_until < d.day then 'revoked'
    when s.state in ('valid', 'conditional') and w.valid_until < d.day then 'expired' else s.state end
  from qualification_award_state s
  join qualification_award w on w.organization_id = s.organization_id and w.id = s.award_id
  cross join (select (now() at time zone o.timezone)::date as day from organization o where o.id = ${organizationId}) d
  where s.organization_id = ${organizationId} and s.qualification_id = ${id} and s.user_id = u.id and s.is_current), 'none')`;

const newestAssignment = (organizationId: number, id: number): SQL =>
  sql`${assignmentTable.organizationId} = ${organizationId} and ${assignmentTable.id} = (
    select a.id from assignment a where a.organization_id = ${organizationId} and a.user_id = u.id
      and a.object_type = 'qualification' and a.object_id = ${id} and a.status <> 'cancelled' order by a.cycle desc limit 1)`;

/** Returns a page of the people to whom it was assigned; those the caller leads, unless they see the whole report. */
export async function peopleOfQualification(
  scope: Scope,
  { id, search, states, page, pageSize }: QueryQualificationPeopleArgs,
  isWhole: boolean,
): Promise<{ rows: AssignedPerson[]; count: number }> {
  const { organizationId } = scope;
  return pageOfPeople(scope, {
    page,
    pageSize,
    people: and(
      eq(u.organizationId, organizationId),
      isWhole ? undefined : isLed(callerOf(scope)),
      sql`u.id in (select a.user_id from assignment a where a.organization_id = ${organizationId}
        and a.object_type = 'qualification' and a.object_id = ${id} and a.is_current and a.status <> 'cancelled')`,
      states && states.length > 0 ? inArray(sql`${holding(organizationId, id)}`, [...states]) : undefined,
      isNamedLike(search),
    ),
    assignment: newestAssignment(organizationId, id),
  });
}
