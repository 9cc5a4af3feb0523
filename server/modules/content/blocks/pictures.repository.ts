import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { contentTable, type ContentRow } from '@server/modules/files/files.tables';
import type { ContentTables } from '../content.tables';

type Table = ContentTables['picture'];

/** Allows an object's texts to use these pictures. */
export async function linkPictures(
  tx: Tx,
  table: Table,
  organizationId: number,
  objectId: number,
  contentIds: readonly number[],
): Promise<void> {
  if (contentIds.length === 0) return;
  await tx
    .insert(table)
    .values(contentIds.map((contentId) => ({ organizationId, objectId, contentId })))
    .onConflictDoNothing();
}

/** Returns which of the pictures were added to the object. */
export async function knownPictures(
  tx: Tx,
  table: Table,
  organizationId: number,
  objectId: number,
  contentIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx
    .select({ id: table.contentId })
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.objectId, objectId),
        inArray(table.contentId, [...contentIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the pictures of objects, newest first. */
export async function picturesOf(
  tx: Tx,
  table: Table,
  organizationId: number,
  objectIds: readonly number[],
): Promise<{ objectId: number; content: ContentRow }[]> {
  return tx
    .select({ objectId: table.objectId, content: contentTable })
    .from(table)
    .innerJoin(
      contentTable,
      and(eq(contentTable.organizationId, table.organizationId), eq(contentTable.id, table.contentId)),
    )
    .where(and(eq(table.organizationId, organizationId), inArray(table.objectId, [...objectIds])))
    .orderBy(desc(table.contentId));
}
