/** The desirable direction of a number; null when neither is better. */
export type Better = 'more' | 'less' | null;

export const changeTones = ['same', 'better', 'worse', 'more', 'less'] as const;

export interface Change {
  difference: number;
  tone: (typeof changeTones)[number];
}

/** Returns the change of a number; null when one of the two is missing. */
export function changeOf(now: number | null, before: number | null, better: Better): Change | null {
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return { difference, tone: 'same' };
  const way = difference > 0 ? 'more' : 'less';
  if (better === null) return { difference, tone: way };
  return { difference, tone: way === better ? 'better' : 'worse' };
}
