import type { ReportChart } from '@src/api/generated/types';
import type { ReportRows } from '../api';

type Group = Pick<ReportRows['groups'][number], 'name' | 'count' | 'marked'>;

/** The groups that the server does not name. */
export type OtherGroups = NonNullable<ReportRows['otherGroups']>;

/** The maximum number of slices that are distinguishable in a pie chart. */
const MAX_PARTS = 6;
/** The maximum number of bars in one chart. */
const MAX_BARS = 15;
const BAR = 34;
const PIE = 260;

/**
 * Returns the largest groups, and all others combined into one: a chart of fifty groups is unreadable. The table beside it
 * contains those that are named.
 * @param unnamed the groups beyond these, whose rows count among the others
 * @param rest the name of the combined group
 */
export function drawnGroups(
  chart: ReportChart,
  groups: readonly Group[],
  unnamed: OtherGroups | null,
  rest: string,
): Group[] {
  const maxGroups = chart === 'bars' ? MAX_BARS : MAX_PARTS;
  if (groups.length <= maxGroups && !unnamed) return [...groups];
  const others = groups.slice(maxGroups - 1);
  const sum = (key: 'count' | 'marked') =>
    others.reduce((all, group) => all + group[key], unnamed?.[key] ?? 0);
  return [...groups.slice(0, maxGroups - 1), { name: rest, count: sum('count'), marked: sum('marked') }];
}

/** Returns the height of the chart in pixels, known before it is loaded so that nothing jumps. */
export const chartHeight = (chart: ReportChart, count: number): number =>
  chart === 'bars' ? Math.min(count, MAX_BARS) * BAR + 72 : PIE;
