import { and, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { UserDocumentState } from '@server/graphql/generated/types';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { daysAfter } from '@server/modules/days';
import { type Given, isServed, worksHereSql } from '@server/modules/sql';
import { type UserDocumentRow, userDocumentTable as table } from './documents/employee-documents.tables';
import { type UserRow, userTable } from './employees.tables';

/** A document counts as expiring this many days before its last day. */
const EXPIRING_DAYS = 30;

export type UserDocumentView = UserDocumentRow & { state: UserDocumentState };

/**
 * Whether the person has a later document that replaces this one (`column` qualifies its row): of the same kind and name,
 * expiring later or never.
 */
export function isRenewed(d: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select from user_document later
    where later.organization_id = ${d}.organization_id and later.user_id = ${d}.user_id and later.kind = ${d}.kind
      and lower(later.name) = lower(${d}.name) and later.id <> ${d}.id
      and (later.valid_until is null or later.valid_until > ${d}.valid_until))`;
}

/** Returns the last day that counts as expiring soon. */
export function soonUntil(today: string): string {
  return daysAfter(today, EXPIRING_DAYS);
}

function stateOf({ validUntil }: UserDocumentRow, hasLater: boolean, today: string): UserDocumentState {
  if (validUntil === null) return 'valid';
  if (hasLater) return 'renewed';
  if (validUntil < today) return 'expired';
  return validUntil <= soonUntil(today) ? 'expiring' : 'valid';
}

/** Returns a person's documents: those that expire first come first, replaced ones last. */
export async function documentsOf(
  tx: Tx,
  organizationId: number,
  userId: number,
  today: string,
): Promise<UserDocumentView[]> {
  const hasLater = isRenewed(sql`user_document`);
  const rows = await tx
    .select({ ...getTableColumns(table), hasLater })
    .from(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.userId, userId)))
    .orderBy(hasLater, sql`${table.validUntil} nulls last`, table.id);
  return rows.map(({ hasLater: isLater, ...row }) => ({ ...row, state: stateOf(row, isLater, today) }));
}

/** Returns one document. Null: there is none with that id. */
export async function documentView(
  tx: Tx,
  organizationId: number,
  id: number,
  today: string,
): Promise<UserDocumentView | null> {
  const [row] = await tx
    .select({ ...getTableColumns(table), hasLater: isRenewed(sql`user_document`) })
    .from(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.id, id)));
  if (!row) return null;
  const { hasLater, ...document } = row;
  return { ...document, state: stateOf(document, hasLater, today) };
}

/** Returns documents that have expired or will by that day, of people who work here and have no replacement. */
export async function documentsDue(
  tx: Tx,
  organizationId: number,
  until: string,
): Promise<{ document: UserDocumentRow; person: UserRow }[]> {
  return tx
    .select({ document: getTableColumns(table), person: getTableColumns(userTable) })
    .from(table)
    .innerJoin(
      userTable,
      and(
        eq(userTable.organizationId, table.organizationId),
        eq(userTable.id, table.userId),
        worksHereSql(userTable),
      ),
    )
    .where(
      and(
        eq(table.organizationId, organizationId),
        lte(table.validUntil, until),
        sql`not ${isRenewed(sql`user_document`)}`,
      ),
    )
    .orderBy(table.validUntil, table.id);
}

/** Whether the person (`u`, a row of users) has a document that has expired or will by that day. */
export function holdsExpiring(organizationId: Given<number>, until: Given<string>): SQL {
  return sql`exists (
    select from user_document d
    where d.organization_id = ${organizationId} and d.user_id = u.id and d.valid_until <= ${until}::date
      and not ${isRenewed(sql`d`)})`;
}

/** Returns the organizations, of those that are served, in which somebody has a document with an end. */
export async function organizationsWithDocuments(tx: Tx): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select o.id from organization o where ${isServed(sql`o`)} and exists (
      select from user_document d where d.organization_id = o.id and d.valid_until is not null)
    order by o.id`);
  return rows.map(({ id }) => id);
}
