import { and, desc, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { IdealTarget } from './ideal-picture.policy';
import { targetColumns } from './ideal-picture.repository';
import { type IdealProposalRow, idealProposalTable as table } from './ideal-picture.tables';

const same = (column: typeof table.subdivisionId | typeof table.positionId, id: number | null): SQL =>
  id === null ? isNull(column) : eq(column, id);

export const proposalsRepository = {
  /** Returns the open proposals and, with `answeredSince`, those answered since then; of one author, or of all. */
  list(
    tx: Tx,
    organizationId: number,
    target: IdealTarget,
    { authorId, answeredSince }: { authorId: number | null; answeredSince: Date },
  ): Promise<IdealProposalRow[]> {
    const { subdivisionId, positionId } = targetColumns(target);
    const isWaiting = eq(table.status, 'waiting');
    return tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.organizationId, organizationId),
          same(table.subdivisionId, subdivisionId),
          same(table.positionId, positionId),
          authorId === null
            ? isWaiting
            : and(eq(table.authorId, authorId), or(isWaiting, gte(table.decidedAt, answeredSince))),
        ),
      )
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(100);
  },

  async lock(tx: Tx, organizationId: number, id: number): Promise<IdealProposalRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .for('update');
    return row ?? null;
  },

  async insert(tx: Tx, values: typeof table.$inferInsert): Promise<IdealProposalRow> {
    const [row] = await tx.insert(table).values(values).returning();
    if (!row) throw new Error('the insert of a proposal returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    { organizationId, id }: IdealProposalRow,
    change: Partial<typeof table.$inferInsert>,
  ): Promise<IdealProposalRow> {
    const [row] = await tx
      .update(table)
      .set(change)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .returning();
    if (!row) throw new Error('the update of a proposal returned nothing');
    return row;
  },
};
