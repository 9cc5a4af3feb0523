/** Money is a whole number of kopecks, never a fraction of rubles. */

/** The max amount of one operation: 1 000 000 000,00 ₽. */
export const MAX_KOPECKS = 100_000_000_000n;

const TYPED = /^(\d{1,12})(?:[.,](\d{1,2}))?$/;
const SPACES = /[\s\u00a0\u202f]/g;

/** Parses a typed sum to kopecks; null: it is not a sum («-5», «1e3», three decimals). «5 000,5» is 500050. */
export function parseRoubles(typed: string): bigint | null {
  const [, roubles, kopecks = ''] = TYPED.exec(typed.replace(SPACES, '')) ?? [];
  if (roubles === undefined) return null;
  return BigInt(roubles) * 100n + BigInt(kopecks.padEnd(2, '0'));
}

/** Formats a sum as a person would type it: «1500», or «1500,50». Not for negative sums. */
export function typedRoubles(kopecks: bigint): string {
  const rest = kopecks % 100n;
  return `${kopecks / 100n}${rest === 0n ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

/** Formats a sum for a payment service and for documents: «5000.50». */
export function roublesText(kopecks: bigint): string {
  const size = kopecks < 0n ? -kopecks : kopecks;
  return `${kopecks < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** Returns a share of a sum to the kopeck, rounded half up: `part` of `whole` days. */
export function shareOf(sum: bigint, part: number, whole: number): bigint {
  if (whole <= 0) return 0n;
  return (sum * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n);
}

/** Returns the tax included in a sum, to the kopeck, rounded half up. `rate`: in percent. */
export function vatWithin(sum: bigint, rate: number): bigint {
  return shareOf(sum, rate, 100 + rate);
}
