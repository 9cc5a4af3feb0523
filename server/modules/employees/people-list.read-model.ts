import { and, asc, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type { Tx } from '@server/db/database';
import { wholeRows } from '@server/db/whole-rows';
import type { UserSort } from '@server/graphql/generated/resolvers';
import { isWithinReach, subdivisionsBelow } from '@server/modules/sql';
import { likePattern, wordPatterns } from '@server/modules/checks';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { holdsExpiring } from './employee-documents.read-model';
import { userTable, type UserRow } from './employees.tables';
import { NEWCOMER_DAYS } from './newcomer.read-model';

export interface PeopleFilter {
  ids: readonly number[] | null;
  search: string;
  /** Search in e-mails too. */
  withContacts: boolean;
  subdivisionIds: readonly number[] | null;
  withChildren: boolean;
  /** Only who works in none. */
  isWithoutSubdivision: boolean;
  positionIds: readonly number[] | null;
  statuses: readonly string[] | null;
  /** Only those who were never invited and work here; null: whoever. */
  isInvited: boolean | null;
  /** Null: archived or not. */
  isArchive: boolean | null;
  /** Only people of these subdivisions and below; null: of all. */
  reach: readonly number[] | null;
  /** Holds a document that runs out by that day; null: whoever. */
  documentsUntil: string | null;
  /** Whose dates the caller may know: a condition about `u`; null: everybody's. */
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
 * Whom the words mean; null: there are none. The trigram indexes serve the search through a function of the owner, since
 * row-level security keeps them from LIKE. It is looked for once, however often the statement asks.
 */
function foundBy(tx: Tx, { search, withContacts }: PeopleFilter) {
  const patterns = wordPatterns(search);
  if (patterns.length === 0) return null;
  const contact = withContacts ? likePattern(search.trim()) : null;
  const ids = sql<number>`search_people(${sql.param(patterns)}::text[], ${contact}::text)`.as('id');
  return tx.$with('found').as(tx.select({ id: ids }).from(sql`(select 1) as once`));
}

function invitationCondition({ isInvited }: PeopleFilter): SQL | undefined {
  if (isInvited === null) return undefined;
  // People of a sample are never invited.
  const isLeft = and(ne(u.status, 'dismissed'), eq(u.isSample, false));
  return and(eq(u.isInvited, isInvited), isInvited ? undefined : isLeft);
}

function conditionOf(organizationId: number, filter: PeopleFilter, isSearched: boolean): SQL | undefined {
  const { ids, subdivisionIds, withChildren, positionIds, statuses, isArchive } = filter;
  return and(
    eq(u.organizationId, organizationId),
    isArchive === null ? undefined : eq(u.isArchive, isArchive),
    ids ? inArray(u.id, [...ids]) : undefined,
    subdivisionIds
      ? withChildren
        ? sql`u.subdivision_id = any(array${subdivisionsBelow(organizationId, subdivisionIds)})`
        : inArray(u.subdivisionId, [...subdivisionIds])
      : undefined,
    filter.isWithoutSubdivision ? isNull(u.subdivisionId) : undefined,
    positionIds ? inArray(u.positionId, [...positionIds]) : undefined,
    statuses ? inArray(u.status, [...statuses]) : undefined,
    invitationCondition(filter),
    filter.reach === null ? undefined : isWithinReach(organizationId, sql`u.subdivision_id`, filter.reach),
    filter.documentsUntil === null ? undefined : holdsExpiring(organizationId, filter.documentsUntil),
    isSearched ? sql`u.id in (select found.id from found)` : undefined,
  );
}

/** Only whether: when exactly they came is not for everybody. */
function isNew(organizationId: number): SQL {
  const today = sql`(select (now() at time zone timezone)::date from organization where id = ${organizationId})`;
  return sql`coalesce(${today} - u.date_job_start between 0 and ${NEWCOMER_DAYS - 1}::int, false)`;
}

function startOf({ datesOf }: PeopleFilter): SQL {
  return datesOf === null ? sql`u.date_job_start` : sql`case when ${datesOf} then u.date_job_start end`;
}

/** Puts the people `u` of a statement into the order of the filter. */
function sortPeople<Query extends PgSelect>(people: Query, organizationId: number, filter: PeopleFilter) {
  const direction = filter.isDescending ? sql`desc` : sql`asc`;
  const sorts: Record<UserSort, () => unknown> = {
    newcomer: () => people.orderBy(sql`${isNew(organizationId)} desc`, byName, asc(u.id)),
    name: () => people.orderBy(sql`${byName} ${direction}`, asc(u.id)),
    createdAt: () => people.orderBy(sql`${u.createdAt} ${direction}`, sql`${u.id} ${direction}`),
    // What somebody may not read orders nothing for them.
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

/** A page of people and how many there are: one statement, whatever the filter. */
export async function listPeople(
  tx: Tx,
  organizationId: number,
  filter: PeopleFilter & PeoplePage,
): Promise<{ items: UserRow[]; count: number }> {
  const found = foundBy(tx, filter);
  const where = conditionOf(organizationId, filter, found !== null);
  const start = found === null ? tx : tx.with(found);
  const total = sql`(select count(*)::int from users u where ${where ?? sql`true`})`;
  const people = start
    .select({ user: person.columns, total: total.as('total') })
    .from(u)
    .where(where)
    .$dynamic();
  const page = sortPeople(people, organizationId, filter).limit(filter.limit).offset(filter.offset);
  const { rows } = await tx.execute<UserRow & { total: number }>(page);
  const [first] = rows;
  if (first || filter.offset === 0) return { items: rows.map(person.read), count: first?.total ?? 0 };
  // Beyond the last page there is no row that could say how many there are.
  const [last] = await start.select({ count: count() }).from(u).where(where);
  return { items: [], count: last?.count ?? 0 };
}

/** The ids of all whom the filter means, in its order. */
export async function listPeopleIds(tx: Tx, organizationId: number, filter: PeopleFilter): Promise<number[]> {
  const found = foundBy(tx, filter);
  const start = found === null ? tx : tx.with(found);
  const people = start
    .select({ id: u.id })
    .from(u)
    .where(conditionOf(organizationId, filter, found !== null))
    .$dynamic();
  const rows = await sortPeople(people, organizationId, filter);
  return rows.map(({ id }) => id);
}
