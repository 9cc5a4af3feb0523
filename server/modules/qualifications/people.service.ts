import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { QueryQualificationPeopleArgs } from '@server/graphql/generated/resolvers';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { paging } from '@server/modules/checks';
import { isLed } from '@server/modules/content/access/access-context.read-model';
import { seesWholeReport } from '@server/modules/content/access/access.policy';
import { callerOf } from '@server/graphql/subject';
import { byName, isNamedLike } from '@server/modules/content/lists/people-by-name';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { countOfAll, paged } from '@server/modules/paged';
import { currentAwards } from './awards.repository';
import { qualificationAccess } from './qualification.content';
import type { HeldAward } from './qualifications.tables';
import { currentRoute } from './route.read-model';
import { type ProgressView, progressOfPeople } from './progress-view';

const u = alias(userTable, 'u');

/** A person to whom the qualification was assigned. */
export interface PersonView {
  user: UserRow;
  assignment: AssignmentRow | null;
  progress: ProgressView;
  award: HeldAward | null;
}

export interface PeopleService {
  people(
    context: Context,
    args: QueryQualificationPeopleArgs,
  ): Promise<{ rows: PersonView[]; count: number }>;
}

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

async function pageOf(
  scope: Scope,
  { id, search, states, page, pageSize }: QueryQualificationPeopleArgs,
  isWhole: boolean,
): Promise<{ rows: { user: UserRow; assignment: AssignmentRow | null }[]; count: number }> {
  const { tx, organizationId } = scope;
  return paged(paging(page, pageSize, limits.pageSizeMax), ({ limit, offset }) => {
    const shown = tx
      .select({ id: u.id, count: countOfAll.as('count') })
      .from(u)
      .where(
        and(
          eq(u.organizationId, organizationId),
          isWhole ? undefined : isLed(callerOf(scope)),
          sql`u.id in (select a.user_id from assignment a where a.organization_id = ${organizationId}
            and a.object_type = 'qualification' and a.object_id = ${id} and a.is_current and a.status <> 'cancelled')`,
          states && states.length > 0 ? inArray(sql`${holding(organizationId, id)}`, [...states]) : undefined,
          isNamedLike(search),
        ),
      )
      .orderBy(...byName)
      .limit(limit)
      .offset(offset)
      .as('shown');
    return tx
      .select({ user: u, assignment: assignmentTable, count: shown.count })
      .from(shown)
      .innerJoin(u, and(eq(u.organizationId, organizationId), eq(u.id, shown.id)))
      .leftJoin(assignmentTable, newestAssignment(organizationId, id))
      .orderBy(...byName);
  });
}

/** Shows people and their progress on the components of a qualification. */
export const createPeopleService = ({ contentKinds }: Pick<ModuleDeps, 'contentKinds'>): PeopleService => ({
  async people({ scope, loaders }, args) {
    const { tx, organizationId } = scope;
    const access = await qualificationAccess.requireReport(scope, args.id);
    const route = await currentRoute(contentKinds, scope, args.id);
    if (!route) throw new AppError('notFound');
    const { rows, count } = await pageOf(scope, args, seesWholeReport(callerOf(scope), access));
    const ids = rows.map(({ user }) => user.id);
    const [progresses, awards] = await Promise.all([
      progressOfPeople(scope, route, ids),
      currentAwards(tx, organizationId, args.id, ids),
    ]);
    for (const { user } of rows) loaders.user.prime(user.id, user);
    return {
      rows: rows.flatMap(({ user, assignment }) => {
        const progress = progresses.get(user.id);
        const award = awards.find(({ userId }) => userId === user.id) ?? null;
        return progress ? [{ user, assignment, progress, award }] : [];
      }),
      count,
    };
  },
});
