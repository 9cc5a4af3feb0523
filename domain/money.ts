/** Money is a whole number of kopecks, never a fraction of roubles. */

/** The most that one operation moves: 1 000 000 000,00 ₽. */
export const MAX_KOPECKS = 100_000_000_000n;

const TYPED = /^(\d{1,12})(?:[.,](\d{1,2}))?$/;
const SPACES = /[\s\u00a0\u202f]/g;

/** What somebody typed, in kopecks; null: it is no sum («-5», «1e3», three decimals). «5 000,5» is 500050. */
export function parseRoubles(typed: string): bigint | null {
  const [, roubles, kopecks = ''] = TYPED.exec(typed.replace(SPACES, '')) ?? [];
  if (roubles === undefined) return null;
  return BigInt(roubles) * 100n + BigInt(kopecks.padEnd(2, '0'));
}

/** As somebody would type it: «1500», or «1500,50». Not below zero. */
export function typedRoubles(kopecks: bigint): string {
  const rest = kopecks % 100n;
  return `${kopecks / 100n}${rest === 0n ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

/** For a payment service and for documents: «5000.50». */
export function roublesText(kopecks: bigint): string {
  const size = kopecks < 0n ? -kopecks : kopecks;
  return `${kopecks < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** A share of a sum to the kopeck, half up: `part` of `whole` days. */
export function shareOf(sum: bigint, part: number, whole: number): bigint {
  if (whole <= 0) return 0n;
  return (sum * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n);
}

/** The tax that is in a sum, to the kopeck, half up. `rate`: in percent. */
export function vatWithin(sum: bigint, rate: number): bigint {
  return shareOf(sum, rate, 100 + rate);
}
