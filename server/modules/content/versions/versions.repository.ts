import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type {
  Block,
  ContentTables,
  ContentVersionMeta,
  ContentVersionRow,
  FrozenPart,
} from '../content.tables';

type Table = ContentTables['version'];
export type NewVersion = Omit<Table['$inferInsert'], 'id' | 'organizationId'>;

const own = (version: Table, organizationId: number, id: number) =>
  and(eq(version.organizationId, organizationId), eq(version.id, id));

/** Returns the columns of versions except the text and the kind's own part. */
export function withoutText<Columns extends { clauses: unknown; own: unknown }>(
  columns: Columns,
): Omit<Columns, 'clauses' | 'own'> {
  const { clauses: _, own: __, ...others } = columns;
  return others;
}

/** Returns all columns of a version except its text. */
export const metaColumns = (version: Table) => withoutText(getTableColumns(version));

/** Returns the version with its text; null when it is missing or belongs to another organization. */
export async function findVersion(
  tx: Tx,
  version: Table,
  organizationId: number,
  id: number,
): Promise<ContentVersionRow | null> {
  const [row] = await tx
    .select()
    .from(version)
    .where(own(version, organizationId, id));
  return row ?? null;
}

/** Returns only the kind's own part of the version; null: the version is missing or belongs to another organization. */
export async function ownPartOf(
  tx: Tx,
  version: Table,
  organizationId: number,
  id: number,
): Promise<{ own: FrozenPart | null } | null> {
  const [row] = await tx
    .select({ own: version.own })
    .from(version)
    .where(own(version, organizationId, id));
  return row ?? null;
}

/** Reads the draft and locks it until the transaction ends: two editors take turns. */
export async function lockVersion(
  tx: Tx,
  version: Table,
  organizationId: number,
  id: number,
): Promise<ContentVersionRow | null> {
  const [row] = await tx
    .select()
    .from(version)
    .where(own(version, organizationId, id))
    .for('update');
  return row ?? null;
}

/** Like `lockVersion`, without the text: it is long and not needed to compare copies. */
export async function lockVersionMeta(
  tx: Tx,
  version: Table,
  organizationId: number,
  id: number,
): Promise<ContentVersionMeta | null> {
  const [row] = await tx
    .select(metaColumns(version))
    .from(version)
    .where(own(version, organizationId, id))
    .for('update');
  return row ?? null;
}

/** Inserts a draft and returns it as stored. */
export async function insertVersion(
  tx: Tx,
  version: Table,
  organizationId: number,
  values: NewVersion,
): Promise<ContentVersionRow> {
  const [row] = await tx
    .insert(version)
    .values({ ...values, organizationId })
    .returning();
  if (!row) throw new Error('a version was not stored');
  return row;
}

/** Updates a draft and returns it without its text. The database rejects changes of a published version. */
export async function updateVersion(
  tx: Tx,
  version: Table,
  organizationId: number,
  id: number,
  change: Partial<NewVersion>,
): Promise<ContentVersionMeta> {
  const [row] = await tx
    .update(version)
    .set(change)
    .where(own(version, organizationId, id))
    .returning(metaColumns(version));
  if (!row) throw new Error(`version ${id} is gone`);
  return row;
}

/** Versions without their texts. */
export async function versionsByIds(
  tx: Tx,
  version: Table,
  organizationId: number,
  ids: readonly number[],
): Promise<ContentVersionMeta[]> {
  return tx
    .select(metaColumns(version))
    .from(version)
    .where(and(eq(version.organizationId, organizationId), inArray(version.id, [...ids])));
}

/** Returns the published versions of the objects, newest first, without their texts. */
export async function publishedVersions(
  tx: Tx,
  version: Table,
  organizationId: number,
  objectIds: readonly number[],
): Promise<ContentVersionMeta[]> {
  return tx
    .select(metaColumns(version))
    .from(version)
    .where(
      and(
        eq(version.organizationId, organizationId),
        inArray(version.objectId, [...objectIds]),
        eq(version.status, 'published'),
      ),
    )
    .orderBy(desc(version.major), desc(version.minor));
}

/** Returns only the texts, by version id. */
export async function clausesByIds(
  tx: Tx,
  version: Table,
  organizationId: number,
  ids: readonly number[],
): Promise<{ id: number; clauses: Block[] }[]> {
  return tx
    .select({ id: version.id, clauses: version.clauses })
    .from(version)
    .where(and(eq(version.organizationId, organizationId), inArray(version.id, [...ids])));
}

/** Whether the object was ever published. */
export async function hasPublished(
  tx: Tx,
  version: Table,
  organizationId: number,
  objectId: number,
): Promise<boolean> {
  const [row] = await tx
    .select({ found: sql<number>`1` })
    .from(version)
    .where(
      and(
        eq(version.organizationId, organizationId),
        eq(version.objectId, objectId),
        eq(version.status, 'published'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Deletes a draft with its approvals; the audit log still shows that they were requested. */
export async function deleteDraft(
  tx: Tx,
  { version, approval }: ContentTables,
  organizationId: number,
  versionId: number,
): Promise<void> {
  await tx
    .delete(approval)
    .where(and(eq(approval.organizationId, organizationId), eq(approval.versionId, versionId)));
  await tx.delete(version).where(own(version, organizationId, versionId));
}

/** Returns the newest version that had to be done again; 0: none was published. */
export async function newestMajorId(
  tx: Tx,
  version: Table,
  organizationId: number,
  objectId: number,
): Promise<number> {
  const [row] = await tx
    .select({ id: sql<number | null>`max(${version.id})` })
    .from(version)
    .where(
      and(
        eq(version.organizationId, organizationId),
        eq(version.objectId, objectId),
        eq(version.status, 'published'),
        eq(version.significance, 'major'),
      ),
    );
  return row?.id ?? 0;
}
