import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AuditChanges } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { wordChanges, type WordedChange } from '@server/modules/history/change-words.read-model';
import { holdsRight } from '@server/modules/roles/roles.read-model';
import { countOfAll, paged } from '@server/modules/paged';
import { isWithinScope, worksHereSql } from '@server/modules/sql';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { userTable, type UserRow } from '../employees.tables';
import { type ProfileRequestRow, profileRequestTable } from './profile-requests.tables';

const table = profileRequestTable;

export type ProfileRequestView = Omit<ProfileRequestRow, 'changes'> & {
  changes: WordedChange[];
  person: UserRow;
};

interface Found {
  request: ProfileRequestRow;
  person: UserRow;
  timezone: string;
  /** The number of all requests found, whatever the page. */
  count: number;
}

const itsPerson = and(eq(userTable.organizationId, table.organizationId), eq(userTable.id, table.userId));

const found = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      request: getTableColumns(table),
      person: getTableColumns(userTable),
      timezone: organizationTable.timezone,
      count: countOfAll,
    })
    .from(table)
    .innerJoin(userTable, itsPerson)
    .innerJoin(organizationTable, eq(organizationTable.id, table.organizationId))
    .where(where);

/** Returns the changes; for an open request compared with the present values, so that the decider sees the real changes. */
function changesOf({ request, person }: Found): AuditChanges {
  if (request.status !== 'open') return request.changes;
  const now = new Map<string, unknown>(Object.entries(person));
  return Object.fromEntries(
    Object.entries(request.changes).map(([field, [, after]]) => [field, [now.get(field), after]]),
  );
}

async function views(scope: Scope, all: readonly Found[]): Promise<ProfileRequestView[]> {
  const [first] = all;
  if (!first) return [];
  const worded = await wordChanges(scope, 'user', all.map(changesOf), first.timezone);
  return all.map(({ request, person }, index) => ({ ...request, person, changes: worded[index] ?? [] }));
}

/** Returns a request with display texts. Null: there is none with that id. */
export async function profileRequest(scope: Scope, id: number): Promise<ProfileRequestView | null> {
  const { tx, organizationId } = scope;
  const [view] = await views(
    scope,
    await found(tx, and(eq(table.organizationId, organizationId), eq(table.id, id))),
  );
  return view ?? null;
}

/** Returns the person's latest request, with display texts. */
export async function newestRequest(scope: Scope, userId: number): Promise<ProfileRequestView | null> {
  const { tx, organizationId } = scope;
  const where = and(eq(table.organizationId, organizationId), eq(table.userId, userId));
  const [view] = await views(scope, await found(tx, where).orderBy(desc(table.id)).limit(1));
  return view ?? null;
}

export interface OpenRequestsFilter {
  userId: number | null;
  /** Of `reachOf`. */
  accessScope: readonly number[] | null;
  limit: number;
  offset: number;
}

/** Returns a page of open requests with display texts: two statements, three for a page beyond the last one. */
export async function openRequests(
  scope: Scope,
  { userId, accessScope, limit, offset }: OpenRequestsFilter,
): Promise<{ items: ProfileRequestView[]; count: number }> {
  const { tx, organizationId } = scope;
  const where = and(
    eq(table.organizationId, organizationId),
    eq(table.status, 'open'),
    worksHereSql(userTable),
    userId === null ? undefined : eq(table.userId, userId),
    isWithinScope(organizationId, sql`${userTable.subdivisionId}`, accessScope),
  );
  const { rows, count } = await paged({ limit, offset }, (page) =>
    found(tx, where).orderBy(asc(table.id)).limit(page.limit).offset(page.offset),
  );
  return { items: await views(scope, rows), count };
}

/** Returns who may decide about the person's request: those who can edit their card, except the person. */
export async function decidersOf(
  tx: Tx,
  organizationId: number,
  person: Pick<UserRow, 'id' | 'subdivisionId'>,
): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    with recursive up as (
      select s.id, s.parent_id from subdivision s
        where s.organization_id = ${organizationId} and s.id = ${person.subdivisionId}::int
      union
      select s.id, s.parent_id from subdivision s join up on s.id = up.parent_id
        where s.organization_id = ${organizationId}
    )
    select u.id from users u
    where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)} and u.id <> ${person.id}
      and (${holdsRight(organizationId, 'employees', 'write')} or exists (
        select from person_role g where g.organization_id = ${organizationId} and g.user_id = u.id
          and g.scope_subdivision_id in (select up.id from up)
          and (g.rights -> 'employees' ->> 'write')::boolean))
    order by u.id`);
  return rows.map(({ id }) => id);
}
