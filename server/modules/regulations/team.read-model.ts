import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type { QueryRegulationTeamArgs } from '@server/graphql/generated/resolvers';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { checkText, likePattern, paging } from '@server/modules/checks';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { countOfAll } from '@server/modules/paged';
import { callerOf } from './regulations.deps';
import { positionTable, type PositionRow } from '@server/modules/structure/structure.tables';
import {
  regulationTable,
  regulationVersionTable,
  type RegulationRow,
  type RegulationVersionMeta,
} from './regulations.tables';
import type { RegulationStanding } from './regulations.policy';
import { isLed, leadsAssigned, standingColumns } from './standing.read-model';
import { metaColumns } from './versions.repository';

/** With what is read in the same statements: loaders are filled from it. */
export interface Team {
  columns: { regulation: RegulationRow; current: RegulationVersionMeta; standing: RegulationStanding }[];
  rows: { user: UserRow; position: PositionRow | null; cells: (AssignmentRow | null)[] }[];
  /** Of these people: the caller leads each of them, as the statement has found. */
  ledSubdivisionIds: number[];
  count: number;
}

/** A matrix has an end: more columns than this nobody compares. */
const COLUMNS = 200;

const u = alias(userTable, 'u');

async function people(scope: Scope, { search, page, pageSize }: QueryRegulationTeamArgs) {
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
    .select({ user: u, position: positionTable, count: countOfAll })
    .from(u)
    .leftJoin(
      positionTable,
      and(eq(positionTable.organizationId, u.organizationId), eq(positionTable.id, u.positionId)),
    )
    .where(where)
    .orderBy(asc(sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`), asc(u.id))
    .limit(limit)
    .offset(offset);
  return { found: rows, count: rows[0]?.count ?? 0 };
}

/** The people whom the caller leads against the regulations that they have: three statements. */
export async function readTeam(scope: Scope, args: QueryRegulationTeamArgs): Promise<Team> {
  const { tx, organizationId } = scope;
  const { found, count } = await people(scope, args);
  if (found.length === 0) return { columns: [], rows: [], ledSubdivisionIds: [], count };
  const columns = await tx
    .select({
      regulation: regulationTable,
      current: metaColumns,
      standing: standingColumns(callerOf(scope)),
    })
    .from(regulationTable)
    .innerJoin(
      regulationVersionTable,
      and(
        eq(regulationVersionTable.organizationId, organizationId),
        eq(regulationVersionTable.id, regulationTable.currentVersionId),
      ),
    )
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
          found.map(({ user }) => user.id),
        ),
      ),
    );
  const cells = new Map(assignments.map((row) => [`${row.userId}:${row.objectId}`, row]));
  // Admins are shown everybody, also whom they do not lead.
  const led = callerOf(scope).isAdmin ? [] : found.map(({ user }) => user.subdivisionId);
  return {
    columns,
    count,
    ledSubdivisionIds: [...new Set(led.filter((id) => id !== null))],
    rows: found.map(({ user, position }) => ({
      user,
      position,
      cells: columns.map(({ regulation }) => cells.get(`${user.id}:${regulation.id}`) ?? null),
    })),
  };
}
