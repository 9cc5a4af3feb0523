import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type { ContentStatus, SortDirection } from '@server/graphql/generated/types';
import { isOpen } from '@server/modules/assignment-statuses';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { checkText, likePattern, paging } from '@server/modules/checks';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { countOfAll, paged } from '@server/modules/paged';
import {
  accessColumns,
  type ContentSource,
  isAssigned,
  isGranted,
  leadsAssigned,
  newestAssignmentId,
} from '../access/access-context.read-model';
import type { AccessContext } from '../access/access.policy';
import { callerOf } from '@server/graphql/access/subject';
import { objectColumn } from '../content-definition';
import { mayEditAll } from '../content.policy';
import type { ContentObjectRow, ContentVersionMeta } from '../content.tables';
import { withoutText } from '../versions/versions.repository';

/** A tab of a kind's pages: objects assigned to the caller, objects they work on, objects assigned to their people. */
export type ContentTab = 'my' | 'editor' | 'subdivision';

/** The sort fields of every kind's list. */
export type ContentSort = 'updatedAt' | 'name' | 'code' | 'dueAt' | 'status' | 'owner' | 'reviewAt';

export interface ContentListArgs<Sort extends string = ContentSort> {
  scope: ContentTab;
  search?: string | null;
  statuses?: readonly ContentStatus[] | null;
  isArchive?: boolean | null;
  sort?: Sort | null;
  direction?: SortDirection | null;
  page?: number | null;
  pageSize?: number | null;
}

/** Returns the sort expressions for a direction; rows without a value come last in either direction. */
export type SortOrder = (direction: SQL) => SQL[];

/** An object with the data read in the same statement, which primes the loaders. */
export interface ListedContent {
  object: ContentObjectRow;
  access: AccessContext;
  assignment: AssignmentRow | null;
  owner: UserRow;
  current: ContentVersionMeta | null;
  draft: ContentVersionMeta | null;
}

/** Returns the condition for the objects of a tab. */
function tabCondition(source: ContentSource, scope: Scope, tab: ContentTab): SQL | undefined {
  const { object } = source.tables;
  const caller = callerOf(scope);
  const isOwner = eq(object.ownerId, caller.userId);
  if (tab === 'editor') {
    return mayEditAll(caller) ? undefined : or(isOwner, isGranted(source, caller, 'edit'));
  }
  const isPublished = isNotNull(object.currentVersionId);
  if (tab === 'subdivision') return and(isPublished, leadsAssigned(source, caller));
  return and(isPublished, or(isAssigned(source, caller), isOwner, isGranted(source, caller)));
}

/** Returns the status condition. «На согласовании» also finds published objects whose next version is being approved. */
function statusCondition(source: ContentSource, statuses: ContentListArgs['statuses']): SQL | undefined {
  if (!statuses || statuses.length === 0) return undefined;
  const { object, version } = source.tables;
  const isDraftOnApproval = sql`exists (select from ${version} v
    where v.organization_id = ${object.organizationId} and v.id = ${object.draftVersionId} and v.status = 'onApproval')`;
  return or(
    inArray(object.status, [...statuses]),
    statuses.includes('onApproval') ? isDraftOnApproval : undefined,
  );
}

/** Returns the archive condition: archived objects are shown only on request, by the switch or by the status. */
function archiveCondition(
  { tables }: ContentSource,
  { isArchive, statuses }: Pick<ContentListArgs, 'isArchive' | 'statuses'>,
): SQL | undefined {
  if (statuses?.includes('archived')) return undefined;
  return eq(tables.object.isArchive, isArchive === true);
}

const inOrder = (column: SQL): SQL => sql`${column} collate "und-x-icu"`;

function commonSorts(source: ContentSource): Record<ContentSort, SortOrder> {
  const column = (name: string) => objectColumn(source, name);
  const byName = asc(inOrder(column('name')));
  return {
    updatedAt: (direction) => [sql`${column('updated_at')} ${direction}`],
    name: (direction) => [sql`${inOrder(column('name'))} ${direction}`],
    code: (direction) => [sql`${inOrder(column('code'))} ${direction}`],
    dueAt: (direction) => [
      desc(sql`coalesce(${isOpen(sql`${assignmentTable.status}`)}, false)`),
      sql`${assignmentTable.dueAt} ${direction} nulls last`,
      byName,
    ],
    status: (direction) => [
      sql`array_position(array['draft', 'onApproval', 'published', 'archived'], ${column('status')}) ${direction}`,
      byName,
    ],
    owner: (direction) => [
      sql`${inOrder(sql`(${userTable.nameSecond} || ' ' || ${userTable.nameFirst})`)} ${direction}`,
      byName,
    ],
    reviewAt: (direction) => [sql`${column('review_at')} ${direction} nulls last`, byName],
  };
}

/** Sorts by a text column of the kind's own; empty values come last. */
export function byOwnText(source: ContentSource, column: string): SortOrder {
  return (direction) => [
    sql`${inOrder(sql`nullif(${objectColumn(source, column)}, '')`)} ${direction} nulls last`,
    asc(inOrder(objectColumn(source, 'name'))),
  ];
}

const isCommon = (sort: string, sorts: object): sort is ContentSort => Object.hasOwn(sorts, sort);

/** Returns the requested order. `ownSorts`: additional sort fields of the kind. */
function orderOf<Sort extends string>(
  source: ContentSource,
  { sort, direction }: Pick<ContentListArgs<Sort>, 'sort' | 'direction'>,
  ownSorts?: Readonly<Partial<Record<Sort, SortOrder>>>,
): SQL[] {
  const by = sort ?? 'updatedAt';
  const isDescending = (direction ?? (by === 'updatedAt' ? 'desc' : 'asc')) === 'desc';
  const sorts = commonSorts(source);
  const order = isCommon(by, sorts) ? sorts[by] : ownSorts?.[by];
  return [
    ...(order ?? sorts.updatedAt)(isDescending ? sql`desc` : sql`asc`),
    desc(objectColumn(source, 'id')),
  ];
}

/** Returns the condition for the objects of a filtered list. `part`: another condition on them. */
function listed<Sort extends string>(
  source: ContentSource,
  scope: Scope,
  args: ContentListArgs<Sort>,
  part?: SQL,
): SQL | undefined {
  const { object } = source.tables;
  const pattern = likePattern(checkText(args.search ?? '', { field: 'search', max: limits.search }));
  return and(
    eq(object.organizationId, scope.organizationId),
    part,
    tabCondition(source, scope, args.scope),
    statusCondition(source, args.statuses),
    archiveCondition(source, args),
    args.search ? or(ilike(object.name, pattern), ilike(object.code, pattern)) : undefined,
  );
}

/** Joins the owner of an object. */
const isItsOwner = ({ tables }: ContentSource, { organizationId }: Scope): SQL | undefined =>
  and(eq(userTable.organizationId, organizationId), eq(userTable.id, tables.object.ownerId));

/** Joins the caller's newest assignment. With the person in the condition, the assignments of others are not read. */
function isOwnAssignment(source: ContentSource, scope: Scope): SQL | undefined {
  const caller = callerOf(scope);
  return and(
    eq(assignmentTable.organizationId, scope.organizationId),
    eq(assignmentTable.userId, caller.userId),
    eq(assignmentTable.objectType, source.objectType),
    eq(assignmentTable.objectId, source.tables.object.id),
    sql`${assignmentTable.id} = ${newestAssignmentId(source, caller)}`,
  );
}

/** Returns the ids of a filtered list in its order: for files, which then read it by ids, in parts. */
export async function listedIds<Sort extends string = ContentSort>(
  scope: Scope,
  source: ContentSource,
  args: ContentListArgs<Sort | ContentSort>,
  ownSorts: Readonly<Partial<Record<Sort | ContentSort, SortOrder>>>,
  limit: number,
): Promise<number[]> {
  const { object } = source.tables;
  const rows = await scope.tx
    .select({ id: object.id })
    .from(object)
    .innerJoin(userTable, isItsOwner(source, scope))
    .leftJoin(assignmentTable, isOwnAssignment(source, scope))
    .where(listed(source, scope, args))
    .orderBy(...orderOf(source, args, ownSorts))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Returns a page of a tab in one statement, with the count, the caller's rights and the caller's own assignment. `part`: a
 * condition on the kind's objects.
 */
export async function listContent<Sort extends string = ContentSort>(
  scope: Scope,
  source: ContentSource,
  args: ContentListArgs<Sort | ContentSort>,
  ownSorts?: Readonly<Partial<Record<Sort | ContentSort, SortOrder>>>,
  part?: SQL,
): Promise<{ items: ListedContent[]; count: number }> {
  const { tx, organizationId } = scope;
  const { object } = source.tables;
  const current = alias(source.tables.version, 'current_version');
  const draft = alias(source.tables.version, 'draft_version');
  const caller = callerOf(scope);
  const { limit, offset } = paging(args.page, args.pageSize, limits.pageSizeMax);
  const where = listed(source, scope, args, part);
  const { rows: items, count } = await paged({ limit, offset }, (page) =>
    tx
      .select({
        object,
        assignment: assignmentTable,
        access: accessColumns(source, caller),
        owner: userTable,
        current: withoutText(getTableColumns(current)),
        draft: withoutText(getTableColumns(draft)),
        count: countOfAll,
      })
      .from(object)
      .innerJoin(userTable, isItsOwner(source, scope))
      .leftJoin(
        current,
        and(eq(current.organizationId, organizationId), eq(current.id, object.currentVersionId)),
      )
      .leftJoin(draft, and(eq(draft.organizationId, organizationId), eq(draft.id, object.draftVersionId)))
      .leftJoin(assignmentTable, isOwnAssignment(source, scope))
      .where(where)
      .orderBy(...orderOf(source, args, ownSorts))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { items, count };
}
