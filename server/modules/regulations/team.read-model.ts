import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type { QueryRegulationTeamArgs } from '@server/graphql/generated/resolvers';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { checkText, likePattern, paging } from '@server/modules/checks';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { callerOf } from './regulations.deps';
import { regulationTable, type RegulationRow } from './regulations.tables';
import { isLed, leadsAssigned } from './standing.read-model';

export interface Team {
  regulations: RegulationRow[];
  rows: { user: UserRow; cells: (AssignmentRow | null)[] }[];
  count: number;
}

/** A matrix has an end: more columns than this nobody compares. */
const COLUMNS = 200;

const u = alias(userTable, 'u');

async function people(
  scope: Scope,
  { search, page, pageSize }: QueryRegulationTeamArgs,
): Promise<{ users: UserRow[]; count: number }> {
  const text = checkText(search ?? '', { field: 'search', max: limits.search });
  const where = and(
    eq(u.organizationId, scope.organizationId),
    eq(u.isArchive, false),
    isLed(callerOf(scope)),
    text === ''
      ? undefined
      : sql`lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle) like ${likePattern(text)}`,
  );
  const { limit, offset } = paging(page, pageSize, limits.pageSizeMax);
  const rows = await scope.tx
    .select({ user: u, count: sql<number>`count(*) over()::int` })
    .from(u)
    .where(where)
    .orderBy(asc(sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`), asc(u.id))
    .limit(limit)
    .offset(offset);
  return { users: rows.map(({ user }) => user), count: rows[0]?.count ?? 0 };
}

/** The people whom the caller leads against the regulations that they have: three statements. */
export async function readTeam(scope: Scope, args: QueryRegulationTeamArgs): Promise<Team> {
  const { tx, organizationId } = scope;
  const { users, count } = await people(scope, args);
  if (users.length === 0) return { regulations: [], rows: [], count };
  const regulations = await tx
    .select()
    .from(regulationTable)
    .where(
      and(
        eq(regulationTable.organizationId, organizationId),
        eq(regulationTable.status, 'published'),
        leadsAssigned(callerOf(scope)),
      ),
    )
    .orderBy(asc(sql`${regulationTable.name} collate "und-x-icu"`), asc(regulationTable.id))
    .limit(COLUMNS);
  const assignments = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(
        eq(assignmentTable.organizationId, organizationId),
        eq(assignmentTable.objectType, 'regulation'),
        eq(assignmentTable.isCurrent, true),
        inArray(
          assignmentTable.userId,
          users.map(({ id }) => id),
        ),
      ),
    );
  const cells = new Map(assignments.map((row) => [`${row.userId}:${row.objectId}`, row]));
  return {
    regulations,
    count,
    rows: users.map((user) => ({
      user,
      cells: regulations.map(({ id }) => cells.get(`${user.id}:${id}`) ?? null),
    })),
  };
}
