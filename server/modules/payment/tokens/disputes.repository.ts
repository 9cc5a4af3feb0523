import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type TokenDisputeRow, tokenDisputeTable as disputes } from './disputes.tables';

type Key = Pick<TokenDisputeRow, 'organizationId' | 'id'>;

const own = ({ organizationId, id }: Key) =>
  and(eq(disputes.organizationId, organizationId), eq(disputes.id, id));

/** SQL of disputes about write-offs. Requires transactions of the system. */
export const disputesRepository = {
  async lock(tx: Tx, key: Key): Promise<TokenDisputeRow | null> {
    const [row] = await tx.select().from(disputes).where(own(key)).for('update');
    return row ?? null;
  },

  /** Stores the answer to a dispute. */
  async update(tx: Tx, key: Key, answer: Partial<TokenDisputeRow>): Promise<void> {
    await tx.update(disputes).set(answer).where(own(key));
  },
};
