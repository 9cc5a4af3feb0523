import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { providerDay } from './accruals';

/** The person and the time; a null person: everybody in the organization. */
interface Asked {
  userId: number | null;
  at: Date;
}

interface RefSums {
  available: bigint;
  /** The refunded part of what was withdrawn: the next bonuses compensate for it first. */
  owed: bigint;
  onHold: bigint;
  inReview: bigint;
  /** Requested by invoice, and not paid yet. */
  inPayment: bigint;
  /** Including what is in payment. */
  withdrawn: bigint;
}

/** For an accrual `a`: what is left of it after refunds. */
export const EARNED: SQL = sql`(a.amount - ref_taken_back(a.organization_id, a.id))`;

/**
 * Returns what referrals have earned, in kopecks. Withdrawals belong to the organization: nothing is withdrawn from one person's
 * share, whose available amount is what that share has earned.
 */
export async function refBalanceOf(tx: Tx, organizationId: number, { userId, at }: Asked): Promise<RefSums> {
  const today = providerDay(at);
  const rows = await selectRows(tx, {
    withdrawn: text,
    available: text,
    onHold: text,
    inReview: text,
    inPayment: text,
  })(sql`
    select (coalesce(sum(${EARNED}) filter (where a.status = 'accrued' and a.hold_until <= ${today}::date), 0)::bigint
        - p.withdrawn)::text as available,
      coalesce(sum(${EARNED}) filter (where a.status = 'accrued' and a.hold_until > ${today}::date), 0)::text as "onHold",
      coalesce(sum(${EARNED}) filter (where a.status = 'review'), 0)::text as "inReview",
      p."inPayment"::text as "inPayment", p.withdrawn::text as withdrawn
    from (
      select coalesce(sum(w.amount), 0)::bigint as withdrawn,
        coalesce(sum(w.amount) filter (where w.method = 'invoice' and d.is_paid is null), 0)::bigint as "inPayment"
      from ref_payout w
      left join ref_payout_decision d on d.organization_id = w.organization_id and d.payout_id = w.id
      where w.organization_id = ${organizationId} and ${userId}::int is null and d.is_paid is distinct from false) p
    left join (
      ref_accrual a join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id)
      on a.organization_id = ${organizationId} and (${userId}::int is null or r.user_id = ${userId})
    group by p.withdrawn, p."inPayment"`);
  const [row] = rows;
  if (!row) throw new Error('sums are always answered');
  const available = BigInt(row.available);
  return {
    available: available > 0n ? available : 0n,
    owed: available < 0n ? -available : 0n,
    onHold: BigInt(row.onHold),
    inReview: BigInt(row.inReview),
    inPayment: BigInt(row.inPayment),
    withdrawn: BigInt(row.withdrawn),
  };
}
