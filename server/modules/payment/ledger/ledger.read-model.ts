import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { LedgerAccount, LedgerCurrency } from './ledger-operation';

/** A part of the ledger that differs from what was written, with its position. */
export interface LedgerFault {
  operationId: bigint | null;
  /** When the operation was posted, and its kind; null when it is missing. */
  at: Date | null;
  kind: string | null;
  lineNumber: number | null;
  account: string | null;
  fault: string;
}

/** The effect of an operation on the client's money, as shown in the history of operations. */
export interface LedgerEntry {
  operationId: bigint;
  kind: string;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
  note: string;
  objectType: string | null;
  objectId: number | null;
}

const entryRow = {
  operationId: text,
  kind: text,
  amount: text,
  balanceAfter: text,
  at: text,
  note: text,
  objectType: nullable(text),
  objectId: nullable(integer),
};

/** Reads the ledger. */
export const ledgerReadModel = {
  /** Returns the current amount of the account. */
  async current(
    tx: Tx,
    organizationId: number,
    account: LedgerAccount,
    currency: LedgerCurrency,
  ): Promise<bigint> {
    const rows = await selectRows(tx, { balance: text })(sql`
      select balance::text from ledger_account
      where organization_id = ${organizationId} and account = ${account} and currency = ${currency}`);
    return BigInt(rows[0]?.balance ?? 0);
  },

  /** Returns its amount at an instant. */
  async asOf(
    tx: Tx,
    organizationId: number,
    account: LedgerAccount,
    currency: LedgerCurrency,
    at: Date,
  ): Promise<bigint> {
    const rows = await selectRows(tx, { balance: text })(sql`
      select ledger_balance(${organizationId}, ${account}, ${currency}, ${at.toISOString()}::timestamptz)::text as balance`);
    return BigInt(rows[0]?.balance ?? 0);
  },

  /**
   * Returns the operations on money and debt, newest first, starting below the operation `before`. There is never a balance and a
   * debt at the same time, so both are one sum: a negative one is a debt.
   */
  async moneyEntries(
    tx: Tx,
    organizationId: number,
    { before, limit }: { before: bigint | null; limit: number },
  ): Promise<LedgerEntry[]> {
    const below = before === null ? sql`` : sql`and l.operation_id < ${String(before)}::bigint`;
    const newest = (account: LedgerAccount) => sql`(
      select l.operation_id, l.amount, l.balance_after from ledger_line l
      where l.organization_id = ${organizationId} and l.account = ${account} and l.currency = 'rub' ${below}
      order by l.at desc, l.operation_id desc, l.number desc limit ${limit})`;
    const rows = await selectRows(
      tx,
      entryRow,
    )(sql`
      select o.id::text as "operationId", o.kind, m.amount, m."balanceAfter", o.at::text, o.note,
        o.object_type as "objectType", o.object_id as "objectId"
      from (
        select operation_id, sum(amount)::text as amount, sum(balance_after)::text as "balanceAfter"
        from (${newest('balance')} union all ${newest('debt')}) l
        group by operation_id order by operation_id desc limit ${limit}) m
      join ledger_operation o on o.organization_id = ${organizationId} and o.id = m.operation_id
      order by o.id desc`);
    return rows.map(({ operationId, amount, balanceAfter, at, ...row }) => ({
      ...row,
      operationId: BigInt(operationId),
      amount: BigInt(amount),
      balanceAfter: BigInt(balanceAfter),
      at: new Date(at),
    }));
  },

  async countLines(tx: Tx, organizationId: number): Promise<number> {
    const rows = await selectRows(tx, { count: integer })(
      sql`select count(*)::int as count from ledger_line where organization_id = ${organizationId}`,
    );
    return rows[0]?.count ?? 0;
  },

  /** «Проверить книгу»: empty when every line is unchanged. */
  async faults(tx: Tx, organizationId: number): Promise<LedgerFault[]> {
    const rows = await selectRows(tx, {
      operationId: nullable(text),
      at: nullable(text),
      kind: nullable(text),
      lineNumber: nullable(integer),
      account: nullable(text),
      fault: text,
    })(sql`
      select f.operation_id::text as "operationId", o.at::text, o.kind, f.line_number as "lineNumber", f.account, f.fault
      from ledger_faults(${organizationId}) f
      left join ledger_operation o on o.organization_id = ${organizationId} and o.id = f.operation_id
      order by f.operation_id, f.line_number nulls last limit 100`);
    return rows.map(({ operationId, at, ...row }) => ({
      ...row,
      operationId: operationId === null ? null : BigInt(operationId),
      at: at === null ? null : new Date(at),
    }));
  },
};
