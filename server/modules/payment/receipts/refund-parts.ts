/** What a line of a receipt is for: money in advance, or what an advance has paid for. */
export type ReceiptLineKind = 'advance' | PaidFor;
export type PaidFor = 'access' | 'tokens';

/** A part of a refund with one line in its receipt. */
export interface RefundPart {
  /** Kopecks. */
  amount: bigint;
  /** The advance, or what it had paid for already: then the full payment is returned. */
  of: ReceiptLineKind;
  /** The day that determines the tax rate, yyyy-MM-dd: that of the returned receipt. */
  day: string;
}

/** A sum that an advance has paid for, what that was, and the day of its receipt. */
interface SettledSum {
  amount: bigint;
  of: PaidFor;
  day: string;
}

interface RefundedSum {
  amount: bigint;
  /** The part that is taken from what was paid for. */
  settled: bigint;
  /** What earlier refunds of the payment have taken from what was paid for. */
  before: bigint;
  /** The day of the payment. */
  day: string;
}

const smaller = (first: bigint, second: bigint): bigint => (first < second ? first : second);

/**
 * Splits a refund by the receipts that it returns: the advance, then what was paid for last.
 * @param settlements what the payment has paid for, the newest first
 * @throws when less was paid for than the refund takes
 */
export function refundParts(
  { amount, settled, before, day }: RefundedSum,
  settlements: readonly SettledSum[],
): RefundPart[] {
  const parts: RefundPart[] = amount > settled ? [{ amount: amount - settled, of: 'advance', day }] : [];
  let skipped = before;
  let left = settled;
  for (const settlement of settlements) {
    const gone = smaller(skipped, settlement.amount);
    skipped -= gone;
    const taken = smaller(left, settlement.amount - gone);
    left -= taken;
    if (taken > 0n) parts.push({ ...settlement, amount: taken });
  }
  if (left > 0n) throw new Error('a refund takes more than was settled');
  return parts;
}
