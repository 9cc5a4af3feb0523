import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectShelfTable } from '../assignments.tables';

/** Serializes clicks on the button: the second one sees the result of the first. */
export async function lockTaking(
  tx: Tx,
  organizationId: number,
  userId: number,
  { objectType, objectId }: ObjectKey,
): Promise<void> {
  const key = `take:${userId}:${objectType}:${objectId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext(${key}))`);
}

/** Puts the object on the shelf. @returns whether it was not already there */
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

/** Takes the object off the shelf; people who have taken it keep it. @returns whether it was there */
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
