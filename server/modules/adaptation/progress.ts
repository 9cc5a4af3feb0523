import type {
  AdaptationPace,
  AdaptationPoint,
  AdaptationProgress,
} from '@server/graphql/generated/resolvers';
import { daysAfter } from '@server/modules/days';
import { afterWorkDays, type WorkCalendar, workDaysBetween } from './plan-days';

export interface PlannedWork {
  weight: number;
  /** Null: due by the end of the plan. */
  dueOn: string | null;
  doneOn: string | null;
}

export interface PlanSpan {
  dateStart: string;
  dateEnd: string;
  /** The day as of which the plan is evaluated: today, or when it was paused or ended. */
  asOf: string;
}

/** The number of days over which the pace is measured. */
const PACE_DAYS = 14;
const BEHIND = 10;
const CRITICAL = 25;

const weightOf = (works: readonly PlannedWork[]) => works.reduce((sum, { weight }) => sum + weight, 0);
const percent = (part: number, totalWeight: number) =>
  totalWeight === 0 ? 0 : Math.round((100 * part) / totalWeight);
const latest = (days: readonly string[]) => days.reduce((last, day) => (day > last ? day : last), '');

/** Counts completed and all tasks: steps of the plan and assignments alike. All counts of plan tasks use this function. */
export function countOf(works: readonly PlannedWork[]): { done: number; total: number } {
  return { done: works.filter(({ doneOn }) => doneOn !== null).length, total: works.length };
}

/** Returns the pace: on track up to 10 percentage points behind the plan, critical above 25. */
export function paceOf(actual: number, expected: number): AdaptationPace {
  const gap = expected - actual;
  if (gap > CRITICAL) return 'critical';
  return gap > BEHIND ? 'behind' : 'onTrack';
}

/**
 * Returns the expected completion date at the pace of the last two weeks, but not before the plan's own last day; null when
 * something is late and nothing was done in that time, because no forecast is possible then.
 */
export function forecastOf(
  works: readonly PlannedWork[],
  { dateStart, dateEnd, asOf }: PlanSpan,
  calendar: WorkCalendar,
): string | null {
  const open = works.filter(({ doneOn }) => doneOn === null);
  if (works.length === 0) return null;
  if (open.length === 0) return latest(works.map(({ doneOn }) => doneOn ?? ''));
  const lastPlanned = latest(open.map(({ dueOn }) => dueOn ?? dateEnd));
  const planned = lastPlanned > asOf ? lastPlanned : asOf;
  if (open.every(({ dueOn }) => (dueOn ?? dateEnd) >= asOf)) return planned;
  const windowStart = daysAfter(asOf, 1 - PACE_DAYS);
  const from = windowStart > dateStart ? windowStart : dateStart;
  const doneLately = works.filter(({ doneOn }) => doneOn !== null && doneOn >= windowStart && doneOn <= asOf);
  const days = Math.max(workDaysBetween(from, asOf, calendar), 1);
  const speed = weightOf(doneLately) / days;
  if (speed === 0) return null;
  const byPace = afterWorkDays(asOf, Math.ceil(weightOf(open) / speed), calendar);
  return byPace > planned ? byPace : planned;
}

function pointsOf(works: readonly PlannedWork[], { dateStart, dateEnd, asOf }: PlanSpan): AdaptationPoint[] {
  const totalWeight = weightOf(works);
  // Work due on a day is expected to be done by the next one.
  const due = (work: PlannedWork) => daysAfter(work.dueOn ?? dateEnd, 1);
  const days = new Set([dateStart, daysAfter(dateEnd, 1), asOf, ...works.map(due)]);
  for (const { doneOn } of works) if (doneOn !== null && doneOn <= asOf) days.add(doneOn);
  return [...days].sort().map((date) => ({
    date,
    expected: percent(weightOf(works.filter((work) => due(work) <= date)), totalWeight),
    actual:
      date > asOf
        ? null
        : percent(weightOf(works.filter(({ doneOn }) => doneOn !== null && doneOn <= date)), totalWeight),
  }));
}

/** Returns the actual and the expected progress of the plan, and the forecast of its completion. */
export function progressOf(
  works: readonly PlannedWork[],
  span: PlanSpan,
  calendar: WorkCalendar,
): AdaptationProgress {
  const totalWeight = weightOf(works);
  const isLate = ({ dueOn, doneOn }: PlannedWork) => doneOn === null && (dueOn ?? span.dateEnd) < span.asOf;
  const actual = percent(weightOf(works.filter(({ doneOn }) => doneOn !== null)), totalWeight);
  const expected = percent(
    weightOf(works.filter(({ dueOn }) => (dueOn ?? span.dateEnd) < span.asOf)),
    totalWeight,
  );
  return {
    actual,
    expected,
    pace: paceOf(actual, expected),
    count: countOf(works),
    overdueCount: works.filter(isLate).length,
    forecast: forecastOf(works, span, calendar),
    points: pointsOf(works, span),
  };
}
