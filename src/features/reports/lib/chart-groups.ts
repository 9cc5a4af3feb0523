import type { ReportChart } from '@src/api/generated/types';
import type { ReportRows } from '../api';

type Group = ReportRows['groups'][number];

/** Parts of a whole that an eye still tells apart. */
const MOST_PARTS = 6;
/** Bars on one picture. */
const MOST_BARS = 15;
const BAR = 34;
const PIE = 260;

/**
 * The largest groups, and the others as one: a picture of fifty says nothing, and the table beside it has them all.
 * @param rest what the others are called
 */
export function drawnGroups(chart: ReportChart, groups: readonly Group[], rest: string): Group[] {
  const most = chart === 'bars' ? MOST_BARS : MOST_PARTS;
  if (groups.length <= most) return [...groups];
  const others = groups.slice(most - 1);
  const sum = (key: 'count' | 'marked') => others.reduce((all, group) => all + group[key], 0);
  return [...groups.slice(0, most - 1), { name: rest, count: sum('count'), marked: sum('marked') }];
}

/** How high the picture of so many groups is, in pixels: known before it is loaded, so that nothing jumps. */
export const chartHeight = (chart: ReportChart, count: number): number =>
  chart === 'bars' ? Math.min(count, MOST_BARS) * BAR + 72 : PIE;
