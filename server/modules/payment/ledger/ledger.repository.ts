import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { LedgerLine, LedgerOperation, Posted } from './ledger-operation';

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

/** Locks the ledger until the commit, so that decisions are based on what is read afterwards. */
export async function lockLedger(tx: Tx, organizationId: number): Promise<void> {
  await tx.execute(sql`select ledger_lock(${organizationId})`);
}

/** @throws the violated constraint: ledger_account_not_negative, ledger_operation_same, at the commit ledger_operation_zero */
export async function postOperation(tx: Tx, operation: LedgerOperation): Promise<Posted> {
  const { organizationId, key, kind, lines, at, actorId = null, object, note = '' } = operation;
  const rows = await selectRows(
    tx,
    postedRow,
  )(sql`
    select id::text, is_new as "isNew" from ledger_post(${organizationId}, ${key}, ${kind}, ${linesJson(lines)}::jsonb,
      ${at.toISOString()}::timestamptz, ${actorId}::int, ${object?.type ?? null}::text, ${object?.id ?? null}::int, ${note})`);
  return postedOf(rows);
}

/** Reverses a whole operation, once. @throws the violated constraint, as `postOperation` does */
export async function reverseOperation(
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
}
