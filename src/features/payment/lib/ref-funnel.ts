import type { RefLink } from '../api';

export const funnelSteps = ['clicks', 'registrations', 'paid'] as const;

interface FunnelStep {
  step: (typeof funnelSteps)[number];
  count: number;
  /** The width of its bar, as a part of the widest one. */
  width: number;
  /** The part of the previous step; null: the first step, or nobody took the previous one. */
  ofPrevious: number | null;
}

/** Returns the funnel of some links: each step with its part of the one before, and what was earned, in kopecks. */
export function funnelOf(links: readonly Pick<RefLink, (typeof funnelSteps)[number] | 'earned'>[]): {
  steps: FunnelStep[];
  earned: string;
} {
  const counts = funnelSteps.map((step) => links.reduce((sum, link) => sum + link[step], 0));
  const widest = Math.max(1, ...counts);
  return {
    steps: funnelSteps.map((step, place) => {
      const count = counts[place] ?? 0;
      const previous = counts[place - 1] ?? 0;
      return { step, count, width: count / widest, ofPrevious: previous > 0 ? count / previous : null };
    }),
    earned: String(links.reduce((sum, { earned }) => sum + BigInt(earned), 0n)),
  };
}
