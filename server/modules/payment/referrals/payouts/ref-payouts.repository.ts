import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

/** SQL of withdrawals of referral earnings. Requires transactions of the system. */
export const refPayoutsRepository = {
  /** Returns the id. `amount` is in kopecks; `tokens` is null when the money is not converted to tokens. */
  async insert(
    tx: Tx,
    payout: {
      organizationId: number;
      method: string;
      amount: bigint;
      tokens: number | null;
      createdById: number | null;
      createdAt: Date;
    },
  ): Promise<number> {
    const { organizationId, method, amount, tokens, createdById, createdAt } = payout;
    const rows = await selectRows(tx, { id: integer })(sql`
      insert into ref_payout (organization_id, method, amount, tokens, created_by_id, created_at)
      values (${organizationId}, ${method}, ${String(amount)}::bigint, ${tokens}::int,
        ${createdById}::int, ${createdAt.toISOString()}::timestamptz) returning id`);
    const [row] = rows;
    if (!row) throw new Error('the withdrawal was not written');
    return row.id;
  },

  /** Stores the provider's decision on a partner's invoice. */
  async insertDecision(
    tx: Tx,
    { organizationId, payoutId }: { organizationId: number; payoutId: number },
    decision: {
      isPaid: boolean;
      paidOn: string | null;
      paymentNumber: string | null;
      reason: string;
      decidedById: number;
      decidedAt: Date;
    },
  ): Promise<void> {
    const { isPaid, paidOn, paymentNumber, reason, decidedById, decidedAt } = decision;
    await tx.execute(sql`
      insert into ref_payout_decision
        (organization_id, payout_id, is_paid, paid_on, payment_number, reason, decided_by_id, decided_at)
      values (${organizationId}, ${payoutId}, ${isPaid}, ${paidOn}::date, ${paymentNumber},
        ${reason}, ${decidedById}, ${decidedAt.toISOString()}::timestamptz)`);
  },

  /** Returns the ledger operation that holds the money of the withdrawal. */
  async heldBy(tx: Tx, { organizationId, id }: { organizationId: number; id: number }): Promise<bigint> {
    const rows = await selectRows(tx, { id: text })(sql`
      select id::text from ledger_operation
      where organization_id = ${organizationId} and idempotency_key = ${`refPayout:${id}`}`);
    const [held] = rows;
    if (!held) throw new Error(`nothing was held for the withdrawal ${id}`);
    return BigInt(held.id);
  },
};
