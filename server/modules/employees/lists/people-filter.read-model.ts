import { and, sql, type SQL } from 'drizzle-orm';
import type { ValueOf } from '@server/db/rows/built-once';
import type { UserSort } from '@server/graphql/generated/types';
import { likePattern, wordPatterns } from '@server/modules/checks';
import { isAmong, isWithinScope, subdivisionsBelow, texts, worksHereSql } from '@server/modules/sql';
import { holdsExpiring } from '../employee-documents.read-model';
import type { KnownPeople } from '../known-people.read-model';

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
  /** The people whose dates the caller may know; null: everybody. */
  datesOf: KnownPeople | null;
  sort: UserSort;
  isDescending: boolean;
}

/** The conditions that a statement has, and its order: what decides its text. */
export type PeopleForm = Pick<
  PeopleFilter,
  'withChildren' | 'isWithoutSubdivision' | 'isInvited' | 'isArchive' | 'isDescending'
> & {
  isSearched: boolean;
  isByIds: boolean;
  isBySubdivisions: boolean;
  isByPositions: boolean;
  isByStatuses: boolean;
  isScoped: boolean;
  isByDocuments: boolean;
  dismissed: 'nowhere' | 'everywhere' | 'within';
  datesOf: 'everybody' | 'self' | 'subdivisions';
  sort: UserSort;
};

/** The values of a statement. Null: its form has no such condition. */
export type PeopleValues = {
  organizationId: number;
  patterns: readonly string[];
  /** A pattern for emails; null: they are not searched. */
  contact: string | null;
  ids: readonly number[] | null;
  subdivisionIds: readonly number[] | null;
  scopeSubdivisionIds: readonly number[] | null;
  dismissedWithin: readonly number[] | null;
  positionIds: readonly number[] | null;
  statuses: readonly string[] | null;
  documentsUntil: string | null;
  knownUserId: number | null;
  knownSubdivisionIds: readonly number[] | null;
};

function dismissedOf({ dismissedWithin }: PeopleFilter): PeopleForm['dismissed'] {
  if (dismissedWithin === null) return 'everywhere';
  return dismissedWithin === 'none' ? 'nowhere' : 'within';
}

function datesOf({ datesOf: known }: PeopleFilter): PeopleForm['datesOf'] {
  if (known === null) return 'everybody';
  return known.subdivisionIds === null ? 'self' : 'subdivisions';
}

/** Returns the form of the filter's statements. */
export function formOf(filter: PeopleFilter): PeopleForm {
  const { withChildren, isWithoutSubdivision, isInvited, isArchive, isDescending, sort } = filter;
  return {
    ...{ withChildren, isWithoutSubdivision, isInvited, isArchive, isDescending, sort },
    isSearched: wordPatterns(filter.search).length > 0,
    isByIds: filter.ids !== null,
    isBySubdivisions: filter.subdivisionIds !== null,
    isByPositions: filter.positionIds !== null,
    isByStatuses: filter.statuses !== null,
    isScoped: filter.scopeSubdivisionIds !== null,
    isByDocuments: filter.documentsUntil !== null,
    dismissed: dismissedOf(filter),
    datesOf: datesOf(filter),
  };
}

/** Returns the values of the filter's statements. */
export function valuesOf(organizationId: number, filter: PeopleFilter): PeopleValues {
  const { search, withContacts, dismissedWithin, datesOf: known } = filter;
  const { ids, subdivisionIds, scopeSubdivisionIds, positionIds, statuses, documentsUntil } = filter;
  return {
    ...{ organizationId, ids, subdivisionIds, scopeSubdivisionIds, positionIds, statuses, documentsUntil },
    patterns: wordPatterns(search),
    contact: withContacts ? likePattern(search.trim()) : null,
    dismissedWithin: dismissedWithin === 'none' ? null : dismissedWithin,
    knownUserId: known?.userId ?? null,
    knownSubdivisionIds: known?.subdivisionIds ?? null,
  };
}

type Value = ValueOf<PeopleValues>;

/**
 * Returns a subquery of the people who match the words. A function of the owner uses the trigram indexes, since row-level
 * security prevents LIKE from using them. It is evaluated once, however often the statement refers to it.
 */
export const foundBy = (value: Value): SQL =>
  sql`found as (select search_people(${texts(value('patterns'))}, ${value('contact')}::text) as id from (select 1) as once)`;

/** Only people who work here, unless the filter asks for others. */
function employmentCondition({ isArchive, dismissed }: PeopleForm, value: Value): SQL | undefined {
  if (isArchive === null) return undefined;
  if (isArchive) return sql`u.is_archive`;
  if (dismissed === 'nowhere') return worksHereSql(sql`u`);
  const within = dismissed === 'within' ? value('dismissedWithin') : null;
  const isListed = isWithinScope(value('organizationId'), sql`u.subdivision_id`, within);
  return sql`(${worksHereSql(sql`u`)} or not u.is_archive and ${isListed})`;
}

function invitationCondition({ isInvited }: PeopleForm): SQL | undefined {
  if (isInvited === null) return undefined;
  if (isInvited) return sql`u.is_invited`;
  // Sample people are never invited.
  return sql`(not u.is_invited and ${worksHereSql(sql`u`)} and not u.is_sample)`;
}

/**
 * How the people of departments are found: `lookup` uses the index of departments and then sorts; `walk` reads in the order of
 * the list and skips people who work elsewhere. A prepared statement is planned once, for small and large departments alike.
 */
export type Way = 'lookup' | 'walk';

function worksIn(ids: SQL, way: Way): SQL {
  return way === 'lookup'
    ? sql`u.subdivision_id = any(array${ids})`
    : sql`(u.subdivision_id in ${ids}) is true`;
}

function placeCondition(form: PeopleForm, value: Value, way: Way): SQL | undefined {
  const below = (name: 'subdivisionIds' | 'scopeSubdivisionIds') =>
    worksIn(subdivisionsBelow(value('organizationId'), value(name)), way);
  const among = () =>
    form.withChildren ? below('subdivisionIds') : isAmong(sql`u.subdivision_id`, value('subdivisionIds'));
  return and(
    form.isBySubdivisions ? among() : undefined,
    form.isWithoutSubdivision ? sql`u.subdivision_id is null` : undefined,
    form.isScoped ? below('scopeSubdivisionIds') : undefined,
  );
}

/** Returns the condition of the filter on `u`, a row of users; a searched form needs `foundBy` in the same statement. */
export function conditionOf(form: PeopleForm, value: Value, way: Way = 'lookup'): SQL {
  const organizationId = value('organizationId');
  const condition = and(
    sql`u.organization_id = ${organizationId}`,
    employmentCondition(form, value),
    form.isByIds ? isAmong(sql`u.id`, value('ids')) : undefined,
    placeCondition(form, value, way),
    form.isByPositions ? isAmong(sql`u.position_id`, value('positionIds')) : undefined,
    form.isByStatuses ? sql`u.status = any(${texts(value('statuses'))})` : undefined,
    invitationCondition(form),
    form.isByDocuments ? holdsExpiring(organizationId, value('documentsUntil')) : undefined,
    form.isSearched ? sql`u.id in (select found.id from found)` : undefined,
  );
  return condition ?? sql`true`;
}

/**
 * Whether the better way depends on the number of matching people: the filter is by departments, and an index provides the order.
 */
export function isEitherWay(form: PeopleForm): boolean {
  const isByDepartments = form.isScoped || (form.isBySubdivisions && form.withChildren);
  return isByDepartments && form.sort === 'name' && !form.isSearched;
}
