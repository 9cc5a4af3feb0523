import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { contentTable, type ContentRow } from '@server/modules/files/files.tables';
import {
  regulationVersionTable,
  type RegulationVersionMeta,
  type RegulationVersionRow,
  type StoredClause,
} from './regulations.tables';

export type NewVersion = Omit<typeof regulationVersionTable.$inferInsert, 'id' | 'organizationId'>;

const { clauses: clausesColumn, ...withoutClauses } = getTableColumns(regulationVersionTable);

/** All columns but the text. */
export const metaColumns = withoutClauses;

const own = (organizationId: number, id: number) =>
  and(eq(regulationVersionTable.organizationId, organizationId), eq(regulationVersionTable.id, id));

/** With its text; null when it is absent or foreign. */
export async function findVersion(
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<RegulationVersionRow | null> {
  const [row] = await tx.select().from(regulationVersionTable).where(own(organizationId, id));
  return row ?? null;
}

/** The draft, locked until the transaction ends: two editors come one after the other. */
export async function lockVersion(
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<RegulationVersionRow | null> {
  const [row] = await tx.select().from(regulationVersionTable).where(own(organizationId, id)).for('update');
  return row ?? null;
}

/** A new draft as it was stored. */
export async function insertVersion(
  tx: Tx,
  organizationId: number,
  values: NewVersion,
): Promise<RegulationVersionRow> {
  const [row] = await tx
    .insert(regulationVersionTable)
    .values({ ...values, organizationId })
    .returning();
  if (!row) throw new Error('a version was not stored');
  return row;
}

/** The database refuses to change a published one. */
export async function updateVersion(
  tx: Tx,
  organizationId: number,
  id: number,
  change: Partial<NewVersion>,
): Promise<RegulationVersionRow> {
  const [row] = await tx
    .update(regulationVersionTable)
    .set(change)
    .where(own(organizationId, id))
    .returning();
  if (!row) throw new Error(`version ${id} is gone`);
  return row;
}

/** Versions without their texts. */
export async function versionsByIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<RegulationVersionMeta[]> {
  return tx
    .select(metaColumns)
    .from(regulationVersionTable)
    .where(
      and(
        eq(regulationVersionTable.organizationId, organizationId),
        inArray(regulationVersionTable.id, [...ids]),
      ),
    );
}

/** Published versions of the regulations, newest first, without their texts. */
export async function publishedVersions(
  tx: Tx,
  organizationId: number,
  regulationIds: readonly number[],
): Promise<RegulationVersionMeta[]> {
  return tx
    .select(metaColumns)
    .from(regulationVersionTable)
    .where(
      and(
        eq(regulationVersionTable.organizationId, organizationId),
        inArray(regulationVersionTable.regulationId, [...regulationIds]),
        eq(regulationVersionTable.status, 'published'),
      ),
    )
    .orderBy(desc(regulationVersionTable.major), desc(regulationVersionTable.minor));
}

/** Texts alone, by the versions' ids. */
export async function clausesByIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<{ id: number; clauses: StoredClause[] }[]> {
  return tx
    .select({ id: regulationVersionTable.id, clauses: clausesColumn })
    .from(regulationVersionTable)
    .where(
      and(
        eq(regulationVersionTable.organizationId, organizationId),
        inArray(regulationVersionTable.id, [...ids]),
      ),
    );
}

/** Whether the regulation was ever published. */
export async function hasPublished(tx: Tx, organizationId: number, regulationId: number): Promise<boolean> {
  const [row] = await tx
    .select({ found: sql<number>`1` })
    .from(regulationVersionTable)
    .where(
      and(
        eq(regulationVersionTable.organizationId, organizationId),
        eq(regulationVersionTable.regulationId, regulationId),
        eq(regulationVersionTable.status, 'published'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The contents in the order of `ids`; missing ones are left out. */
export async function attachmentsOf(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(contentTable)
    .where(and(eq(contentTable.organizationId, organizationId), inArray(contentTable.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
