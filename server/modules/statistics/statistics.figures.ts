import type { StatisticRow, StatisticPoint } from '@server/graphql/generated/types';
import type { ObjectFigures } from './figures.read-model';
import type { Tally } from './statistics.read-model';

/** The percentage of what was assigned that is signed; null when nothing was assigned. */
export function performanceOf(signed: number, notSigned: number): number | null {
  const all = signed + notSigned;
  return all === 0 ? null : Math.round((100 * signed) / all);
}

/** Returns a tally in the form of the contract. */
export function statisticRow({ signed, open, refused, overdue }: Tally): StatisticRow {
  return {
    assigned: signed + open,
    signed,
    notSigned: open,
    overdue,
    refused,
    performance: performanceOf(signed, open),
  };
}

/** Returns the sum of the tallies. */
export function totalOf(tallies: readonly Tally[]): Tally {
  const total: Tally = { signed: 0, open: 0, refused: 0, overdue: 0 };
  for (const { signed, open, refused, overdue } of tallies) {
    total.signed += signed;
    total.open += open;
    total.refused += refused;
    total.overdue += overdue;
  }
  return total;
}

/** The median of the days taken; the average of the two middle values when their number is even. */
export function medianOf(bySpeed: ObjectFigures['bySpeed']): number | null {
  const count = bySpeed.reduce((sum, { signed }) => sum + signed, 0);
  if (count === 0) return null;
  const at = (place: number): number => {
    let seen = 0;
    for (const { days, signed } of bySpeed) {
      seen += signed;
      if (seen > place) return days;
    }
    return 0;
  };
  return (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
}

const DAY_MS = 86_400_000;
/** The number of days of a curve; its first point includes everything before. */
const CURVE_DAYS = 366;

/** Returns the totals of assigned and signed, day by day until `today`, which includes what begins later. */
export function curveOf(byDay: ObjectFigures['byDay'], today: string): StatisticPoint[] {
  const [first] = byDay;
  if (first === undefined) return [];
  const end = Date.parse(today);
  const start = Math.max(Math.min(Date.parse(first.day), end), end - (CURVE_DAYS - 1) * DAY_MS);
  const rest = [...byDay];
  let assigned = 0;
  let signed = 0;
  const points: StatisticPoint[] = [];
  for (let at = start; at <= end; at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    for (let next = rest[0]; next !== undefined && (next.day <= date || at === end); next = rest[0]) {
      assigned += next.assigned;
      signed += next.signed;
      rest.shift();
    }
    points.push({ date, assigned, signed });
  }
  return points;
}
