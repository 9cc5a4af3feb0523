import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
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

/** A reserve that comes to its end. */
interface Settlement {
  organizationId: number;
  id: number;
  /** False: all of it goes back. */
  isUsed: boolean;
  /** How many of its tokens were used; null: all. */
  tokens: number | null;
  at: Date;
}

const settledReserveRow = { was: oneOf(['held', 'captured', 'released']), objectName: text, tokens: integer };

/** How a reserve stood before it was settled, and what was used of it. */
export type SettledReserve = RowOf<typeof settledReserveRow>;

/** SQL of reserves, in transactions of the system's. */
export const reservesRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<TokenReserveRow | null> {
    const [row] = await tx
      .select()
      .from(tokenReserveTable)
      .where(and(eq(tokenReserveTable.organizationId, organizationId), eq(tokenReserveTable.id, id)));
    return row ?? null;
  },

  /** Reserves in one statement. Without an id and tokens: there are only `have`, or, without that either, something is owed. */
  async reserve(
    tx: Tx,
    values: NewReserve,
  ): Promise<{ id: number | null; tokens: number | null; have: string | null }> {
    const { organizationId, key, action, objectId, objectName, initiatorId, tokens, expiresAt, at } = values;
    const rows = await selectRows(tx, {
      id: nullable(integer),
      tokens: nullable(integer),
      have: nullable(text),
    })(sql`
      select id, tokens, have::text from reserve_tokens(${organizationId}, ${key}, ${action}, ${objectId}, ${objectName},
        ${initiatorId}::int, ${tokens}, ${expiresAt.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`);
    const [row] = rows;
    if (!row) throw new Error('a reserve is answered');
    return row;
  },

  /** Settles it in one statement, which holds the ledger; one that is settled stays as it is. Null: there is none. */
  async settle(
    tx: Tx,
    { organizationId, id, isUsed, tokens, at }: Settlement,
  ): Promise<SettledReserve | null> {
    const rows = await selectRows(
      tx,
      settledReserveRow,
    )(sql`
      select was, object_name as "objectName", tokens
      from settle_tokens(${organizationId}, ${id}, ${isUsed}, ${tokens}::int, ${at.toISOString()}::timestamptz)`);
    return rows[0] ?? null;
  },

  /** Those whose time is over, of all organizations. */
  async due(tx: Tx, at: Date): Promise<{ organizationId: number; id: number }[]> {
    const rows = await selectRows(tx, { organizationId: integer, id: integer })(sql`
      select organization_id as "organizationId", id from token_reserve
      where status = 'held' and expires_at <= ${at.toISOString()}::timestamptz
      order by expires_at limit 1000`);
    return rows;
  },
};
