import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { contentTable, type ContentRow } from '@server/modules/files/files.tables';
import { regulationPictureTable } from './regulations.tables';

const table = regulationPictureTable;

/** Lets a regulation's texts name these pictures. */
export async function linkPictures(
  tx: Tx,
  organizationId: number,
  regulationId: number,
  contentIds: readonly number[],
): Promise<void> {
  if (contentIds.length === 0) return;
  await tx.insert(table).values(contentIds.map((contentId) => ({ organizationId, regulationId, contentId })));
}

/** Which of the pictures were added to the regulation. */
export async function knownPictures(
  tx: Tx,
  organizationId: number,
  regulationId: number,
  contentIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx
    .select({ id: table.contentId })
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.regulationId, regulationId),
        inArray(table.contentId, [...contentIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The pictures of regulations, newest first. */
export async function picturesOf(
  tx: Tx,
  organizationId: number,
  regulationIds: readonly number[],
): Promise<{ regulationId: number; content: ContentRow }[]> {
  return tx
    .select({ regulationId: table.regulationId, content: contentTable })
    .from(table)
    .innerJoin(
      contentTable,
      and(eq(contentTable.organizationId, table.organizationId), eq(contentTable.id, table.contentId)),
    )
    .where(and(eq(table.organizationId, organizationId), inArray(table.regulationId, [...regulationIds])))
    .orderBy(desc(table.contentId));
}
