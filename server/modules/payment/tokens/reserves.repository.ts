import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { TokenPart } from './token-parts';
import { tokenReserveTable, type TokenReserveRow } from './tokens.tables';

/** SQL of reserves, for whoever holds the ledger. */
export const reservesRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<TokenReserveRow | null> {
    const [row] = await tx
      .select()
      .from(tokenReserveTable)
      .where(and(eq(tokenReserveTable.organizationId, organizationId), eq(tokenReserveTable.id, id)));
    return row ?? null;
  },

  async byKey(tx: Tx, organizationId: number, key: string): Promise<TokenReserveRow | null> {
    const [row] = await tx
      .select()
      .from(tokenReserveTable)
      .where(and(eq(tokenReserveTable.organizationId, organizationId), eq(tokenReserveTable.key, key)));
    return row ?? null;
  },

  async insert(tx: Tx, values: typeof tokenReserveTable.$inferInsert): Promise<TokenReserveRow> {
    const [row] = await tx.insert(tokenReserveTable).values(values).returning();
    if (!row) throw new Error('the reserve was not written');
    return row;
  },

  async update(
    tx: Tx,
    { organizationId, id }: Pick<TokenReserveRow, 'organizationId' | 'id'>,
    values: Partial<TokenReserveRow>,
  ): Promise<void> {
    await tx
      .update(tokenReserveTable)
      .set(values)
      .where(and(eq(tokenReserveTable.organizationId, organizationId), eq(tokenReserveTable.id, id)));
  },

  /** Takes granted tokens, the soonest that expire first: up to so many. */
  async takeGranted(tx: Tx, organizationId: number, tokens: number): Promise<TokenPart[]> {
    const { rows } = await tx.execute<{ grantId: number; amount: number }>(sql`
      select grant_id as "grantId", amount from take_granted_tokens(${organizationId}, ${tokens})`);
    return rows;
  },

  /** Gives them back to their grants; those that were paid for have none. */
  async giveBack(tx: Tx, organizationId: number, parts: readonly TokenPart[]): Promise<void> {
    for (const { grantId, amount } of parts) {
      if (grantId === null) continue;
      await tx.execute(sql`
        update token_grant set remaining = remaining + ${amount}
        where organization_id = ${organizationId} and id = ${grantId}`);
    }
  },

  /** Those whose time is over, of all organizations. */
  async due(tx: Tx, at: Date): Promise<{ organizationId: number; id: number }[]> {
    const { rows } = await tx.execute<{ organizationId: number; id: number }>(sql`
      select organization_id as "organizationId", id from token_reserve
      where status = 'held' and expires_at <= ${at.toISOString()}::timestamptz
      order by expires_at limit 1000`);
    return rows;
  },
};
