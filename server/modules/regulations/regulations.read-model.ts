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
import { isOpen } from '@server/modules/assignment-statuses';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import type { Caller, Scope } from '@server/graphql/context';
import type { QueryRegulationsArgs, RegulationSort } from '@server/graphql/generated/resolvers';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import type { PublishedObject } from '@server/modules/content/content-kind';
import { checkText, likePattern, paging } from '@server/modules/checks';
import { mayEditAll } from '@server/modules/content/content.policy';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { countOfAll, paged } from '@server/modules/paged';
import { callerOf } from './regulations.deps';
import type { RegulationStanding } from './regulations.policy';
import {
  regulationTable,
  regulationVersionTable,
  type RegulationRow,
  type RegulationVersionMeta,
} from './regulations.tables';
import { isAssigned, isGranted, leadsAssigned, standingColumns } from './standing.read-model';

const regulation = regulationTable;
const byName = sql`${regulation.name} collate "und-x-icu"`;

/** A regulation with what is read in the same statement: loaders are filled from it. */
export interface ListedRegulation {
  regulation: RegulationRow;
  standing: RegulationStanding;
  assignment: AssignmentRow | null;
  owner: UserRow;
  current: RegulationVersionMeta | null;
  draft: RegulationVersionMeta | null;
}

export interface RegulationPage {
  items: ListedRegulation[];
  count: number;
}

const current = alias(regulationVersionTable, 'current_version');
const draft = alias(regulationVersionTable, 'draft_version');

function metaOf(version: typeof current | typeof draft) {
  const { clauses: _, ...columns } = getTableColumns(version);
  return columns;
}

/** Which regulations a tab shows. */
function scopeCondition(scope: Scope, tab: QueryRegulationsArgs['scope']): SQL | undefined {
  const caller = callerOf(scope);
  const isOwner = eq(regulation.ownerId, caller.userId);
  if (tab === 'editor') {
    return mayEditAll(caller) ? undefined : or(isOwner, isGranted(caller, 'edit'));
  }
  const isPublished = isNotNull(regulation.currentVersionId);
  if (tab === 'subdivision') return and(isPublished, leadsAssigned(caller));
  return and(isPublished, or(isAssigned(caller), isOwner, isGranted(caller)));
}

/** «На согласовании» also finds published regulations whose next version is being approved. */
function statusCondition({ statuses }: QueryRegulationsArgs): SQL | undefined {
  if (!statuses || statuses.length === 0) return undefined;
  const isDraftOnApproval = sql`exists (select from regulation_version v
    where v.organization_id = ${regulation.organizationId} and v.id = ${regulation.draftVersionId} and v.status = 'onApproval')`;
  return or(
    inArray(regulation.status, statuses),
    statuses.includes('onApproval') ? isDraftOnApproval : undefined,
  );
}

/** Archived ones are shown only when asked for, by the switch or by the status. */
function archiveCondition({ isArchive, statuses }: QueryRegulationsArgs): SQL | undefined {
  if (statuses?.includes('archived')) return undefined;
  return eq(regulation.isArchive, isArchive === true);
}

type Order = (direction: SQL) => SQL[];

const text = (column: SQL): SQL => sql`${column} collate "und-x-icu"`;

/** By column, in the direction asked for; what has no value stands last either way. */
const SORTS: Record<RegulationSort, Order> = {
  updatedAt: (direction) => [sql`${regulation.updatedAt} ${direction}`],
  name: (direction) => [sql`${byName} ${direction}`],
  code: (direction) => [sql`${text(sql`${regulation.code}`)} ${direction}`],
  dueAt: (direction) => [
    desc(sql`coalesce(${isOpen(sql`${assignmentTable.status}`)}, false)`),
    sql`${assignmentTable.dueAt} ${direction} nulls last`,
    asc(byName),
  ],
  status: (direction) => [
    sql`array_position(array['draft', 'onApproval', 'published', 'archived'], ${regulation.status}) ${direction}`,
    asc(byName),
  ],
  owner: (direction) => [
    sql`${text(sql`(${userTable.nameSecond} || ' ' || ${userTable.nameFirst})`)} ${direction}`,
    asc(byName),
  ],
  reviewAt: (direction) => [sql`${regulation.reviewAt} ${direction} nulls last`, asc(byName)],
  folder: (direction) => [
    sql`${text(sql`nullif(${regulation.folder}, '')`)} ${direction} nulls last`,
    asc(byName),
  ],
};

function orderOf({ sort, direction }: QueryRegulationsArgs): SQL[] {
  const by = sort ?? 'updatedAt';
  const isDescending = (direction ?? (by === 'updatedAt' ? 'desc' : 'asc')) === 'desc';
  return SORTS[by](isDescending ? sql`desc` : sql`asc`);
}

/** A tab's page, in one statement: with the count, the caller's rights and the caller's own obligation. */
export async function listRegulations(scope: Scope, args: QueryRegulationsArgs): Promise<RegulationPage> {
  const { tx, organizationId } = scope;
  const caller = callerOf(scope);
  const pattern = likePattern(checkText(args.search ?? '', { field: 'search', max: limits.search }));
  const { limit, offset } = paging(args.page, args.pageSize, limits.pageSizeMax);
  const where = and(
    eq(regulation.organizationId, organizationId),
    scopeCondition(scope, args.scope),
    statusCondition(args),
    archiveCondition(args),
    args.search ? or(ilike(regulation.name, pattern), ilike(regulation.code, pattern)) : undefined,
  );
  const { rows: items, count } = await paged({ limit, offset }, (page) =>
    tx
      .select({
        regulation,
        assignment: assignmentTable,
        standing: standingColumns(caller),
        owner: userTable,
        current: metaOf(current),
        draft: metaOf(draft),
        count: countOfAll,
      })
      .from(regulation)
      .innerJoin(
        userTable,
        and(eq(userTable.organizationId, organizationId), eq(userTable.id, regulation.ownerId)),
      )
      .leftJoin(
        current,
        and(eq(current.organizationId, organizationId), eq(current.id, regulation.currentVersionId)),
      )
      .leftJoin(draft, and(eq(draft.organizationId, organizationId), eq(draft.id, regulation.draftVersionId)))
      .leftJoin(
        assignmentTable,
        sql`${assignmentTable.id} = (select a.id from assignment a where a.organization_id = ${organizationId}
        and a.user_id = ${caller.userId} and a.object_type = 'regulation' and a.object_id = ${regulation.id}
        and a.status <> 'cancelled' order by a.cycle desc limit 1)`,
      )
      .where(where)
      .orderBy(...orderOf(args), desc(regulation.id))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { items, count };
}

/** Whether the caller sees everybody's rows in the report of `regulation`: what `seesWholeReport` says, as SQL. */
export function isWholeReportSeen(caller: Caller): SQL {
  if (mayEditAll(caller)) return sql`true`;
  return sql`(regulation.owner_id = ${caller.userId} or ${isGranted(caller, 'edit')} or ${isGranted(caller, 'report')})`;
}

/** In no particular order; absent ones are left out. */
export async function regulationsByIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<RegulationRow[]> {
  return tx
    .select()
    .from(regulation)
    .where(and(eq(regulation.organizationId, organizationId), inArray(regulation.id, [...ids])));
}

/** What is owed of each: its current version, and the newest one that had to be signed again. */
export async function publishedRegulations(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<PublishedObject[]> {
  const version = regulationVersionTable;
  const rows = await tx
    .select({
      id: regulation.id,
      versionId: regulation.currentVersionId,
      majorVersionId: sql<number>`max(${version.id})`,
    })
    .from(regulation)
    .innerJoin(
      version,
      and(
        eq(version.organizationId, regulation.organizationId),
        eq(version.regulationId, regulation.id),
        eq(version.status, 'published'),
        eq(version.significance, 'major'),
      ),
    )
    .where(
      and(
        eq(regulation.organizationId, organizationId),
        inArray(regulation.id, [...ids]),
        eq(regulation.isArchive, false),
        isNotNull(regulation.currentVersionId),
      ),
    )
    .groupBy(regulation.id);
  return rows.flatMap(({ id, versionId, majorVersionId }) =>
    versionId === null ? [] : [{ id, versionId, majorVersionId }],
  );
}
