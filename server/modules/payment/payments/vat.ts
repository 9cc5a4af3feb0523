/** The provider's regime of value added tax: none, a reduced rate of the simplified system, or the general one. */
export type VatRegime = 'none' | '5' | '7' | 'general';

const RATE_22_FROM = '2026-01-01';

/** Returns the percentage on a day; null: «НДС не облагается». */
export function vatRate(regime: VatRegime, day: string): number | null {
  if (regime === 'none') return null;
  if (regime === 'general') return day >= RATE_22_FROM ? 22 : 20;
  return Number(regime);
}

/** `vat_code` of a receipt (tag 1199), for the rate that is added to a price and for the one included in an advance. */
const CODES: Readonly<Record<number, { settled: number; advance: number }>> = {
  5: { settled: 7, advance: 9 },
  7: { settled: 8, advance: 10 },
  20: { settled: 4, advance: 6 },
  22: { settled: 11, advance: 12 },
};

/** In an advance, the tax is a part of the amount received (22/122); for what was provided, it is a rate (22 %). */
export function vatCode(regime: VatRegime, day: string, of: 'settled' | 'advance'): number {
  const rate = vatRate(regime, day);
  return rate === null ? 1 : (CODES[rate]?.[of] ?? 1);
}
