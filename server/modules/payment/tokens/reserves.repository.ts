import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { TokenPart } from './token-parts';
import { tokenReserveTable, type TokenReserveRow } from './tokens.tables';

/** What is reserved, for whom. */
export interface NewReserve {
  organizationId: number;
  key: string;
  action: string;
  objectId: number;
  objectName: string;
  initiatorId: number | null;
  tokens: number;
  expiresAt: Date;
  at: Date;
}

const updateOf = (tx: Tx) => tx.update(tokenReserveTable);

/** What an organization can use, as a value of a statement. */
export const availableTokens = (organizationId: number): SQL<bigint> => sql`(
  select coalesce(sum(balance), 0) from ledger_account
  where organization_id = ${organizationId} and account = 'tokens')`;

/** SQL of reserves, for whoever holds the ledger. */
export const reservesRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<TokenReserveRow | null> {
    const [row] = await tx
      .select()
      .from(tokenReserveTable)
      .where(and(eq(tokenReserveTable.organizationId, organizationId), eq(tokenReserveTable.id, id)));
    return row ?? null;
  },

  /** Reserves in one statement. Without an id: there are only `have`, or, without that either, something is owed. */
  async reserve(
    tx: Tx,
    values: NewReserve,
  ): Promise<{ id: number | null; tokens: number; have: string | null }> {
    const { organizationId, key, action, objectId, objectName, initiatorId, tokens, expiresAt, at } = values;
    const { rows } = await tx.execute<{ id: number | null; tokens: number; have: string | null }>(sql`
      select id, tokens, have::text from reserve_tokens(${organizationId}, ${key}, ${action}, ${objectId}, ${objectName},
        ${initiatorId}::int, ${tokens}, ${expiresAt.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`);
    const [row] = rows;
    if (!row) throw new Error('a reserve is answered');
    return row;
  },

  async update(
    tx: Tx,
    { organizationId, id }: Pick<TokenReserveRow, 'organizationId' | 'id'>,
    values: Parameters<ReturnType<typeof updateOf>['set']>[0],
  ): Promise<void> {
    await updateOf(tx)
      .set(values)
      .where(and(eq(tokenReserveTable.organizationId, organizationId), eq(tokenReserveTable.id, id)));
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
