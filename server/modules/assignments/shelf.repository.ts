import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectShelfTable } from './assignments.tables';

/** Puts the object on the shelf. @returns whether it was not there */
export async function placeOnShelf(
  tx: Tx,
  organizationId: number,
  { objectType, objectId }: ObjectKey,
): Promise<boolean> {
  const placed = await tx
    .insert(objectShelfTable)
    .values({ organizationId, objectType, objectId })
    .onConflictDoNothing()
    .returning({ objectId: objectShelfTable.objectId });
  return placed.length > 0;
}

/** Takes the object off the shelf; who has taken it keeps it. @returns whether it was there */
export async function removeFromShelf(
  tx: Tx,
  organizationId: number,
  { objectType, objectId }: ObjectKey,
): Promise<boolean> {
  const removed = await tx
    .delete(objectShelfTable)
    .where(
      and(
        eq(objectShelfTable.organizationId, organizationId),
        eq(objectShelfTable.objectType, objectType),
        eq(objectShelfTable.objectId, objectId),
      ),
    )
    .returning({ objectId: objectShelfTable.objectId });
  return removed.length > 0;
}
