/** Which way a number should go; null: more of it is neither better nor worse. */
export type Better = 'more' | 'less' | null;

export const changeTones = ['same', 'better', 'worse', 'more', 'less'] as const;

export interface Change {
  difference: number;
  tone: (typeof changeTones)[number];
}

/** How a number has changed; null: one of the two is not there. */
export function changeOf(now: number | null, before: number | null, better: Better): Change | null {
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return { difference, tone: 'same' };
  const way = difference > 0 ? 'more' : 'less';
  if (better === null) return { difference, tone: way };
  return { difference, tone: way === better ? 'better' : 'worse' };
}
