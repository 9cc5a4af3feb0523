import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { type ObjectGrantRow, objectGrantTable as table } from '../assignments.tables';

const withId = (organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** SQL of grants to read, edit or see the report of an object, beyond a person's role and assignments. */
export const grantsRepository = {
  async ofObject(tx: Tx, organizationId: number, object: ObjectKey): Promise<ObjectGrantRow[]> {
    return tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.organizationId, organizationId),
          eq(table.objectType, object.objectType),
          eq(table.objectId, object.objectId),
        ),
      )
      .orderBy(asc(table.id));
  },

  async find(tx: Tx, organizationId: number, id: number): Promise<ObjectGrantRow | null> {
    const [row] = await tx.select().from(table).where(withId(organizationId, id));
    return row ?? null;
  },

  /** Granting again is not an error: the latest setting for the subdivisions below applies. */
  async save(tx: Tx, grant: typeof table.$inferInsert): Promise<ObjectGrantRow> {
    const [row] = await tx
      .insert(table)
      .values(grant)
      .onConflictDoUpdate({
        target: [
          table.organizationId,
          table.objectType,
          table.objectId,
          table.level,
          table.targetType,
          table.targetId,
        ],
        set: { withChildren: grant.withChildren },
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx.delete(table).where(withId(organizationId, id));
  },
};
