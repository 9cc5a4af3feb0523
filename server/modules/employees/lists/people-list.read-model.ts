import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { wholeRows } from '@server/db/rows/whole-rows';
import type { UserSort } from '@server/graphql/generated/types';
import { isAmong, isWithinScope, subdivisionsBelow, worksHereSql } from '@server/modules/sql';
import { likePattern, wordPatterns } from '@server/modules/checks';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { holdsExpiring } from '../employee-documents.read-model';
import { userTable, type UserRow } from '../employees.tables';
import { NEWCOMER_DAYS } from '../newcomer.read-model';

export interface PeopleFilter {
  ids: readonly number[] | null;
  search: string;
  /** Whether emails are searched too. */
  withContacts: boolean;
  subdivisionIds: readonly number[] | null;
  withChildren: boolean;
  /** Only people without a subdivision. */
  isWithoutSubdivision: boolean;
  positionIds: readonly number[] | null;
  statuses: readonly string[] | null;
  /**
   * Where dismissed people are listed, in these subdivisions and below: null: everywhere; `none`: nowhere, only who works here.
   * Archived people have a filter of their own.
   */
  dismissedWithin: readonly number[] | null | 'none';
  /** False: only working people who were never invited; null: everybody. */
  isInvited: boolean | null;
  /** Null: archived or not, dismissed or not. */
  isArchive: boolean | null;
  /** Only people in these subdivisions and below; null: in all. */
  scopeSubdivisionIds: readonly number[] | null;
  /** Only people with a document that expires by that day; null: everybody. */
  documentsUntil: string | null;
  /** A condition on `u`: the people whose dates the caller may know; null: everybody. */
  datesOf: SQL | null;
  sort: UserSort;
  isDescending: boolean;
}

export interface PeoplePage {
  limit: number;
  offset: number;
}

const u = alias(userTable, 'u');
const person = wholeRows(userTable, 'u');
const byName = sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`;

/**
 * Returns a subquery of the people who match the words; null: there are no words. A function of the owner uses the trigram
 * indexes, since row-level security prevents LIKE from using them. It is evaluated once, however often the statement refers to
 * it.
 */
function foundBy({ search, withContacts }: PeopleFilter): SQL | null {
  const patterns = wordPatterns(search);
  if (patterns.length === 0) return null;
  const contact = withContacts ? likePattern(search.trim()) : null;
  return sql`found as (select search_people(${sql.param(patterns)}::text[], ${contact}::text) as id from (select 1) as once)`;
}

/** Only people who work here, unless the filter asks for others. */
function employmentCondition(
  organizationId: number,
  { isArchive, dismissedWithin }: PeopleFilter,
): SQL | undefined {
  if (isArchive === null) return undefined;
  if (isArchive) return eq(u.isArchive, true);
  if (dismissedWithin === 'none') return worksHereSql(u);
  const isKnown = isWithinScope(organizationId, sql`u.subdivision_id`, dismissedWithin);
  return sql`(${worksHereSql(u)} or not ${u.isArchive} and ${isKnown})`;
}

function invitationCondition({ isInvited }: PeopleFilter): SQL | undefined {
  if (isInvited === null) return undefined;
  // Sample people are never invited.
  const isInvitable = and(worksHereSql(u), eq(u.isSample, false));
  return and(eq(u.isInvited, isInvited), isInvited ? undefined : isInvitable);
}

/**
 * How the people of departments are found: `lookup` uses the index of departments and then sorts; `walk` reads in the order of
 * the list and skips people who work elsewhere. A prepared statement is planned once, for small and large departments alike.
 */
type Way = 'lookup' | 'walk';

/** A lookup suits one department, a walk suits most of the organization: at this number of people both are equally fast. */
const WALK_FROM = 600;
const TOTAL = sql`(select counted.total from counted)`;

function worksIn(ids: SQL, way: Way): SQL {
  return way === 'lookup'
    ? sql`u.subdivision_id = any(array${ids})`
    : sql`(u.subdivision_id in ${ids}) is true`;
}

function placeCondition(
  organizationId: number,
  { subdivisionIds, withChildren, isWithoutSubdivision, scopeSubdivisionIds }: PeopleFilter,
  way: Way,
): SQL | undefined {
  const below = (ids: readonly number[]) => worksIn(subdivisionsBelow(organizationId, ids), way);
  const among = (ids: readonly number[]) => (withChildren ? below(ids) : isAmong(u.subdivisionId, ids));
  return and(
    subdivisionIds ? among(subdivisionIds) : undefined,
    isWithoutSubdivision ? isNull(u.subdivisionId) : undefined,
    scopeSubdivisionIds === null ? undefined : below(scopeSubdivisionIds),
  );
}

function conditionOf(
  organizationId: number,
  filter: PeopleFilter,
  isSearched: boolean,
  way: Way = 'lookup',
): SQL | undefined {
  const { ids, positionIds, statuses } = filter;
  return and(
    eq(u.organizationId, organizationId),
    employmentCondition(organizationId, filter),
    ids ? isAmong(u.id, ids) : undefined,
    placeCondition(organizationId, filter, way),
    positionIds ? isAmong(u.positionId, positionIds) : undefined,
    statuses ? inArray(u.status, [...statuses]) : undefined,
    invitationCondition(filter),
    filter.documentsUntil === null ? undefined : holdsExpiring(organizationId, filter.documentsUntil),
    isSearched ? sql`u.id in (select found.id from found)` : undefined,
  );
}

/**
 * Whether the better way depends on the number of matching people: the filter is by departments, and an index provides the order.
 */
function isEitherWay(filter: PeopleFilter, isSearched: boolean): boolean {
  const isByDepartments =
    filter.scopeSubdivisionIds !== null || (filter.subdivisionIds !== null && filter.withChildren);
  return isByDepartments && filter.sort === 'name' && !isSearched;
}

/** Returns only whether the person is new: not everybody may see the exact date. */
function isNew(organizationId: number): SQL {
  const today = sql`(select (now() at time zone timezone)::date from organization where id = ${organizationId})`;
  return sql`coalesce(${today} - u.date_job_start between 0 and ${NEWCOMER_DAYS - 1}::int, false)`;
}

function startOf({ datesOf }: PeopleFilter): SQL {
  return datesOf === null ? sql`u.date_job_start` : sql`case when ${datesOf} then u.date_job_start end`;
}

/** Orders the people `u` of a statement according to the filter. */
function sortPeople<Query extends PgSelect>(people: Query, organizationId: number, filter: PeopleFilter) {
  const direction = filter.isDescending ? sql`desc` : sql`asc`;
  const sorts: Record<UserSort, () => unknown> = {
    newcomer: () => people.orderBy(sql`${isNew(organizationId)} desc`, byName, asc(u.id)),
    name: () => people.orderBy(sql`${byName} ${direction}`, asc(u.id)),
    createdAt: () => people.orderBy(sql`${u.createdAt} ${direction}`, sql`${u.id} ${direction}`),
    // Values that the caller may not read do not affect the order.
    dateJobStart: () => people.orderBy(sql`${startOf(filter)} ${direction} nulls last`, byName, asc(u.id)),
    position: () =>
      people
        .leftJoin(
          positionTable,
          and(eq(positionTable.organizationId, u.organizationId), eq(positionTable.id, u.positionId)),
        )
        .orderBy(sql`${positionTable.name} collate "und-x-icu" ${direction} nulls last`, byName, asc(u.id)),
    subdivision: () =>
      people
        .leftJoin(
          subdivisionTable,
          and(
            eq(subdivisionTable.organizationId, u.organizationId),
            eq(subdivisionTable.id, u.subdivisionId),
          ),
        )
        .orderBy(
          sql`${subdivisionTable.name} collate "und-x-icu" ${direction} nulls last`,
          byName,
          asc(u.id),
        ),
  };
  sorts[filter.sort]();
  return people;
}

/** Builds the page query for one way. The right way is known only after the matching people are counted. */
function pageBy(
  tx: Tx,
  organizationId: number,
  filter: PeopleFilter & PeoplePage,
  { way, isSearched, isRight }: { way: Way; isSearched: boolean; isRight: SQL | undefined },
): SQL {
  const people = tx
    .select({ user: person.columns, total: TOTAL.as('total') })
    .from(u)
    .where(and(conditionOf(organizationId, filter, isSearched, way), isRight))
    .$dynamic();
  return sql`${sortPeople(people, organizationId, filter).limit(filter.limit).offset(filter.offset)}`;
}

/** Returns a page of people and their total number: one statement, whatever the filter. */
export async function listPeople(
  tx: Tx,
  organizationId: number,
  filter: PeopleFilter & PeoplePage,
): Promise<{ items: UserRow[]; count: number }> {
  const found = foundBy(filter);
  const isSearched = found !== null;
  const where = conditionOf(organizationId, filter, isSearched) ?? sql`true`;
  const counted = sql`counted as (select count(*)::int as total from users u where ${where})`;
  const before = sql`with ${sql.join(found ? [found, counted] : [counted], sql`, `)}`;
  const pages = isEitherWay(filter, isSearched)
    ? [
        pageBy(tx, organizationId, filter, {
          way: 'lookup',
          isSearched,
          isRight: sql`${TOTAL} < ${WALK_FROM}`,
        }),
        pageBy(tx, organizationId, filter, {
          way: 'walk',
          isSearched,
          isRight: sql`${TOTAL} >= ${WALK_FROM}`,
        }),
      ]
    : [pageBy(tx, organizationId, filter, { way: 'lookup', isSearched, isRight: undefined })];
  const rows = await selectRows(tx, { ...person.shape, total: integer })(
    sql`${before} ${sql.join(pages, sql` union all `)}`,
  );
  const [first] = rows;
  if (first || filter.offset === 0) return { items: rows.map(person.read), count: first?.total ?? 0 };
  // A page beyond the last one has no row that could contain the total.
  const [last] = await selectRows(tx, { total: integer })(sql`${before} select ${TOTAL} as total`);
  return { items: [], count: last?.total ?? 0 };
}

/** Returns the ids of all people who match the filter, in its order. */
export async function listPeopleIds(tx: Tx, organizationId: number, filter: PeopleFilter): Promise<number[]> {
  const found = foundBy(filter);
  const people = tx
    .select({ id: u.id })
    .from(u)
    .where(conditionOf(organizationId, filter, found !== null))
    .$dynamic();
  const query = sortPeople(people, organizationId, filter);
  const rows = await selectRows(tx, { id: integer })(found ? sql`with ${found} ${query}` : query);
  return rows.map(({ id }) => id);
}
