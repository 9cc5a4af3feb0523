import type { ReportChart } from '@src/api/generated/types';
import type { ReportRows } from '../api';

type Group = ReportRows['groups'][number];

/** The maximum number of slices that are distinguishable in a pie chart. */
const MOST_PARTS = 6;
/** The maximum number of bars in one chart. */
const MOST_BARS = 15;
const BAR = 34;
const PIE = 260;

/**
 * Returns the largest groups, and the others combined into one: a chart of fifty groups is unreadable, and the table beside it
 * contains them all.
 * @param rest the name of the combined group
 */
export function drawnGroups(chart: ReportChart, groups: readonly Group[], rest: string): Group[] {
  const most = chart === 'bars' ? MOST_BARS : MOST_PARTS;
  if (groups.length <= most) return [...groups];
  const others = groups.slice(most - 1);
  const sum = (key: 'count' | 'marked') => others.reduce((all, group) => all + group[key], 0);
  return [...groups.slice(0, most - 1), { name: rest, count: sum('count'), marked: sum('marked') }];
}

/** Returns the height of the chart in pixels, known before it is loaded so that nothing jumps. */
export const chartHeight = (chart: ReportChart, count: number): number =>
  chart === 'bars' ? Math.min(count, MOST_BARS) * BAR + 72 : PIE;
