import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, nullable, objectOf, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { tokenReserveTable, type TokenReserveRow } from './tokens.tables';

/** The data of a new reserve. */
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

/** The end of a reserve. */
interface Settlement {
  organizationId: number;
  id: number;
  /** False: all of it is given back. */
  isUsed: boolean;
  /** The number of its tokens that were used; null: all. */
  tokens: number | null;
  at: Date;
}

const warning = objectOf({ id: integer, month: text, used: integer, share: integer });

/** A limit of which a reservation has reached the share, in percent, at which it warns, or all. */
export type LimitWarning = RowOf<{ warning: typeof warning }>['warning'];

const reservedRow = {
  id: nullable(integer),
  tokens: nullable(integer),
  have: nullable(text),
  limitId: nullable(integer),
  limitUsed: nullable(text),
  warned: nullable(listOf(warning)),
};

/** The answer to a reservation. */
type ReserveAnswer = RowOf<typeof reservedRow>;

const settledReserveRow = { was: oneOf(['held', 'captured', 'released']), objectName: text, tokens: integer };

/** The state of a reserve before it was settled, and the used part of it. */
export type SettledReserve = RowOf<typeof settledReserveRow>;

/** SQL of reserves; requires transactions of the system. */
export const reservesRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<TokenReserveRow | null> {
    const [row] = await tx
      .select()
      .from(tokenReserveTable)
      .where(and(eq(tokenReserveTable.organizationId, organizationId), eq(tokenReserveTable.id, id)));
    return row ?? null;
  },

  /**
   * Reserves in one statement. A null id and null tokens mean that it was rejected: by the limit `limitId`, of which `limitUsed`
   * tokens are used; because only `have` tokens are available; or, when both are null, because the organization has a debt.
   */
  async reserve(tx: Tx, values: NewReserve): Promise<ReserveAnswer> {
    const { organizationId, key, action, objectId, objectName, initiatorId, tokens, expiresAt, at } = values;
    const rows = await selectRows(
      tx,
      reservedRow,
    )(sql`
      select id, tokens, have::text, limit_id as "limitId", limit_used::text as "limitUsed", warned
      from reserve_tokens(${organizationId}, ${key}, ${action}, ${objectId}, ${objectName},
        ${initiatorId}::int, ${tokens}, ${expiresAt.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`);
    const [row] = rows;
    if (!row) throw new Error('a reserve is answered');
    return row;
  },

  /** Settles a reserve in one statement, which locks the ledger; a settled one stays unchanged. Null: it does not exist. */
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

  /** Returns the reserves whose time is over, in all organizations. */
  async due(tx: Tx, at: Date): Promise<{ organizationId: number; id: number }[]> {
    const rows = await selectRows(tx, { organizationId: integer, id: integer })(sql`
      select organization_id as "organizationId", id from token_reserve
      where status = 'held' and expires_at <= ${at.toISOString()}::timestamptz
      order by expires_at limit 1000`);
    return rows;
  },
};
