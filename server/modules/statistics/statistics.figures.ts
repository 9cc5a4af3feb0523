import type { RegulationStatisticRow, StatisticPoint } from '@server/graphql/generated/resolvers';
import type { RegulationFigures, Tally } from './statistics.read-model';

/** Percent of what was assigned that is signed; null when nothing was. */
export function performanceOf(signed: number, notSigned: number): number | null {
  const all = signed + notSigned;
  return all === 0 ? null : Math.round((100 * signed) / all);
}

/** A tally as the contract shows it. */
export function statisticRow({ signed, open, refused, overdue }: Tally): RegulationStatisticRow {
  return {
    assigned: signed + open,
    signed,
    notSigned: open,
    overdue,
    refused,
    performance: performanceOf(signed, open),
  };
}

/** The tallies together. */
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

/** The middle of the days that it took; between the two middle ones when their number is even. */
export function medianOf(bySpeed: RegulationFigures['bySpeed']): number | null {
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
/** Days of a curve; what was before is in its first point. */
const CURVE_DAYS = 366;

/** How many were assigned and signed in all, day by day until `today`. */
export function curveOf(byDay: RegulationFigures['byDay'], today: string): StatisticPoint[] {
  const first = byDay[0]?.day;
  if (first === undefined) return [];
  const last = byDay.at(-1)?.day ?? today;
  const end = Date.parse(last > today ? last : today);
  const start = Math.max(Date.parse(first), end - (CURVE_DAYS - 1) * DAY_MS);
  const changes = new Map(byDay.map((change) => [Date.parse(change.day), change]));
  let assigned = 0;
  let signed = 0;
  for (const [at, change] of changes) {
    if (at >= start) continue;
    assigned += change.assigned;
    signed += change.signed;
  }
  const points: StatisticPoint[] = [];
  for (let at = start; at <= end; at += DAY_MS) {
    const change = changes.get(at);
    assigned += change?.assigned ?? 0;
    signed += change?.signed ?? 0;
    points.push({ date: new Date(at).toISOString().slice(0, 10), assigned, signed });
  }
  return points;
}
