import limits from '@graphql/limits.json';

export interface BuyTokensValues {
  /** As typed. */
  tokens: number | string;
}

/** Quantities that can be chosen with one click. */
export const QUICK_TOKENS = [100, 500, 1_000, 5_000] as const;

/** Parses the typed quantity as an integer within the bounds; null when it is invalid. */
export function tokensOf(typed: number | string): number | null {
  const tokens = /^\d{1,9}$/.test(String(typed).trim()) ? Number(typed) : 0;
  return tokens >= 1 && tokens <= limits.tokens.purchase ? tokens : null;
}
