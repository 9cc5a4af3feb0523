import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { paging } from '@server/modules/checks';
import { userTable } from '@server/modules/employees/employees.tables';
import { paged } from '@server/modules/paged';
import {
  isTheirPosition,
  isTheirSubdivision,
  placeColumns,
  type PlacedPerson,
} from '@server/modules/employees/person-places.read-model';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { accessColumns, type ContentSource, leadsAssigned } from '../access/access-context.read-model';
import { isLed } from '@server/modules/employees/leaders.read-model';
import type { AccessContext } from '../access/access.policy';
import { callerOf } from '@server/graphql/access/subject';
import { worksHereSql } from '@server/modules/sql';
import { objectColumn } from '../content-definition';
import type { ContentObjectRow, ContentVersionMeta } from '../content.tables';
import { metaColumns } from '../versions/versions.repository';
import { byName, isNamedLike } from './people-by-name.sql';

export interface TeamArgs {
  search?: string | null;
  page?: number | null;
  pageSize?: number | null;
}

/** A page of the team with the data read in the same statements, which primes the loaders. */
export interface Team {
  columns: { object: ContentObjectRow; current: ContentVersionMeta; access: AccessContext }[];
  rows: (PlacedPerson & { cells: (AssignmentRow | null)[] })[];
  /** The subdivisions of these people: the caller leads each of them, according to the statement. */
  ledSubdivisionIds: number[];
  count: number;
}

/** The max number of columns in the matrix: nobody compares more. */
const MAX_COLUMNS = 200;

const u = alias(userTable, 'u');

async function people(scope: Scope, { search, page, pageSize }: TeamArgs) {
  const where = and(
    eq(u.organizationId, scope.organizationId),
    worksHereSql(u),
    isLed(callerOf(scope)),
    isNamedLike(search),
  );
  // Counted separately: the page is read from an index by name, without reading the people after it.
  const all = sql<number>`(select count(*)::int from ${userTable} u where ${where})`;
  const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), ({ limit, offset }) =>
    scope.tx
      .select({ user: u, ...placeColumns, count: all })
      .from(u)
      .leftJoin(positionTable, isTheirPosition(u))
      .leftJoin(subdivisionTable, isTheirSubdivision(u))
      .where(where)
      .orderBy(...byName)
      .limit(limit)
      .offset(offset),
  );
  return { found: rows, count };
}

function objectsOfTeam(scope: Scope, source: ContentSource, part: SQL | undefined): Promise<Team['columns']> {
  const { tx, organizationId } = scope;
  const { object, version } = source.tables;
  const caller = callerOf(scope);
  return tx
    .select({ object, current: metaColumns(version), access: accessColumns(source, caller) })
    .from(object)
    .innerJoin(
      version,
      and(eq(version.organizationId, organizationId), eq(version.id, object.currentVersionId)),
    )
    .where(
      and(
        eq(object.organizationId, organizationId),
        eq(object.status, 'published'),
        part,
        leadsAssigned(source, caller),
      ),
    )
    .orderBy(asc(sql`${objectColumn(source, 'name')} collate "und-x-icu"`), asc(object.id))
    .limit(MAX_COLUMNS);
}

/**
 * Returns the matrix of the people whom the caller leads and their objects, in three statements. `part`: a condition on the
 * objects.
 */
export async function readTeam(
  scope: Scope,
  source: ContentSource,
  args: TeamArgs,
  part?: SQL,
): Promise<Team> {
  const { tx, organizationId } = scope;
  const { found, count } = await people(scope, args);
  if (found.length === 0) return { columns: [], rows: [], ledSubdivisionIds: [], count };
  const columns = await objectsOfTeam(scope, source, part);
  const assignments = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(
        eq(assignmentTable.organizationId, organizationId),
        eq(assignmentTable.objectType, source.objectType),
        eq(assignmentTable.isCurrent, true),
        inArray(
          assignmentTable.userId,
          found.map(({ user }) => user.id),
        ),
      ),
    );
  const cells = new Map(assignments.map((row) => [`${row.userId}:${row.objectId}`, row]));
  // Admins see everybody, including people whom they do not lead.
  const led = callerOf(scope).isAdmin ? [] : found.map(({ user }) => user.subdivisionId);
  return {
    columns,
    count,
    ledSubdivisionIds: [...new Set(led.filter((id) => id !== null))],
    rows: found.map(({ count: _count, ...person }) => ({
      ...person,
      cells: columns.map(({ object }) => cells.get(`${person.user.id}:${object.id}`) ?? null),
    })),
  };
}
