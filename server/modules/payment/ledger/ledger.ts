import { sql } from 'drizzle-orm';
import { actAs, type Tx } from '@server/db/database';
import { boolean, type RowOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Scope } from '@server/graphql/context';

export type LedgerCurrency = 'rub' | 'token' | 'tokenGranted';

/** Accounts of the client, which have a running balance, and of the provider, which are sums. */
export type LedgerAccount =
  | 'balance'
  | 'debt'
  | 'tokens'
  | 'held'
  | 'payable'
  | 'bank'
  | 'revenue'
  | 'promo'
  | 'referral'
  | 'adjustment'
  | 'issued'
  | 'used';

export type LedgerKind =
  | 'topUp'
  | 'charge'
  | 'purchase'
  | 'grant'
  | 'expire'
  | 'reserve'
  | 'release'
  | 'writeOff'
  | 'refund'
  | 'chargeback'
  | 'adjust'
  | 'refBonus'
  | 'payout'
  | 'reversal';

/** One line: `+` increases what the client has. */
export interface LedgerLine {
  account: LedgerAccount;
  currency: LedgerCurrency;
  amount: bigint;
}

export interface LedgerOperation {
  organizationId: number;
  /** The same key is posted once, even if it is sent again. */
  key: string;
  kind: LedgerKind;
  lines: readonly LedgerLine[];
  at: Date;
  actorId?: number | null;
  object?: { type: string; id: number };
  note?: string;
}

export interface Posted {
  id: bigint;
  /** False: the key was posted before. */
  isNew: boolean;
}

/** Returns two lines that move a sum from the provider's account to the client's, or back when it is negative. */
export function between(
  account: LedgerAccount,
  other: LedgerAccount,
  amount: bigint,
  currency: LedgerCurrency = 'rub',
): LedgerLine[] {
  return [
    { account, currency, amount },
    { account: other, currency, amount: -amount },
  ];
}

const postedRow = { id: text, isNew: boolean };

type PostedRow = RowOf<typeof postedRow>;

function postedOf(rows: readonly PostedRow[]): Posted {
  const [row] = rows;
  if (!row) throw new Error('the ledger answered nothing');
  return { id: BigInt(row.id), isNew: row.isNew };
}

const linesJson = (lines: readonly LedgerLine[]) =>
  // 64-bit numbers do not fit in JavaScript numbers: they are written into the JSON unchanged.
  `[${lines.map(({ account, currency, amount }) => `{"account":"${account}","currency":"${currency}","amount":${amount}}`).join(',')}]`;

/** Writes the ledger: in a transaction of the system, as its last step. */
export const ledger = {
  /** Locks the ledger until the commit, so that decisions are based on what is read afterwards. */
  async lock(tx: Tx, organizationId: number): Promise<void> {
    await tx.execute(sql`select ledger_lock(${organizationId})`);
  },

  /** @throws the violated constraint: ledger_account_not_negative, ledger_operation_same, at the commit ledger_operation_zero */
  async post(tx: Tx, operation: LedgerOperation): Promise<Posted> {
    const { organizationId, key, kind, lines, at, actorId = null, object, note = '' } = operation;
    const rows = await selectRows(
      tx,
      postedRow,
    )(sql`
      select id::text, is_new as "isNew" from ledger_post(${organizationId}, ${key}, ${kind}, ${linesJson(lines)}::jsonb,
        ${at.toISOString()}::timestamptz, ${actorId}::int, ${object?.type ?? null}::text, ${object?.id ?? null}::int, ${note})`);
    return postedOf(rows);
  },

  /** Reverses a whole operation, once. @throws the violated constraint, as `post` does */
  async reverse(
    tx: Tx,
    operation: Omit<LedgerOperation, 'kind' | 'lines'> & { reversalOf: bigint },
  ): Promise<Posted> {
    const { organizationId, key, at, actorId = null, object, note = '', reversalOf } = operation;
    const rows = await selectRows(
      tx,
      postedRow,
    )(sql`
      select id::text, is_new as "isNew" from ledger_post(${organizationId}, ${key}, 'reversal', null,
        ${at.toISOString()}::timestamptz, ${actorId}::int, ${object?.type ?? null}::text, ${object?.id ?? null}::int, ${note},
        ${String(reversalOf)}::bigint)`);
    return postedOf(rows);
  },
};

/**
 * Runs a part of a tenant's transaction as the system: only the system writes the ledger. It commits or rolls back with the rest.
 */
export async function asSystem<T>(
  { tx, organizationId, caller }: Pick<Scope, 'tx' | 'organizationId' | 'caller'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await actAs(tx, null);
  const comeBack = () => actAs(tx, organizationId, caller ?? undefined);
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    // Code that catches the error continues with its former role; after a failed statement, the transaction cannot continue.
    await comeBack().catch(() => undefined);
    throw error;
  }
  await comeBack();
  return result;
}
