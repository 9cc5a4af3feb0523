import { adaptationRisk, type AdaptationRisk } from '@domain/adaptation-risk';
import type { AdaptationPoint, AdaptationProgress } from '@server/graphql/generated/types';
import { daysAfter, daysBetween } from '@server/modules/days';
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

const weightOf = (works: readonly PlannedWork[]) => works.reduce((sum, { weight }) => sum + weight, 0);
const percent = (part: number, totalWeight: number) =>
  totalWeight === 0 ? 0 : Math.round((100 * part) / totalWeight);
const latest = (days: readonly string[]) => days.reduce((last, day) => (day > last ? day : last), '');

/** Counts completed and all tasks: steps of the plan and assignments alike. All counts of plan tasks use this function. */
export function countOf(works: readonly PlannedWork[]): { done: number; total: number } {
  return { done: works.filter(({ doneOn }) => doneOn !== null).length, total: works.length };
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

/** Returns the works that are overdue on the day of the plan. */
const overdueOf = (works: readonly PlannedWork[], { dateEnd, asOf }: PlanSpan): PlannedWork[] =>
  works.filter(({ dueOn, doneOn }) => doneOn === null && (dueOn ?? dateEnd) < asOf);

type Progress = Omit<AdaptationProgress, 'risk'>;

/** Returns the actual and the expected progress of the plan, and the forecast of its completion. */
export function progressOf(works: readonly PlannedWork[], span: PlanSpan, calendar: WorkCalendar): Progress {
  const totalWeight = weightOf(works);
  const actual = percent(weightOf(works.filter(({ doneOn }) => doneOn !== null)), totalWeight);
  const expected = percent(
    weightOf(works.filter(({ dueOn }) => (dueOn ?? span.dateEnd) < span.asOf)),
    totalWeight,
  );
  return {
    actual,
    expected,
    count: countOf(works),
    overdueCount: overdueOf(works, span).length,
    forecast: forecastOf(works, span, calendar),
    points: pointsOf(works, span),
  };
}

/** The facts about a plan that are not in its works. */
export interface PlanFacts {
  failedCount: number;
  lowGradeCount: number;
  hasMentor: boolean;
}

/** Returns the whole working days since anything was completed, or since the plan began. */
function idleDaysOf(
  works: readonly PlannedWork[],
  { dateStart, asOf }: PlanSpan,
  calendar: WorkCalendar,
): number {
  const lastDone = latest(works.flatMap(({ doneOn }) => (doneOn !== null && doneOn <= asOf ? [doneOn] : [])));
  const from = lastDone >= dateStart ? daysAfter(lastDone, 1) : dateStart;
  return workDaysBetween(from, daysAfter(asOf, -1), calendar);
}

/** Returns the risk of the plan. Every page that shows a risk uses this function, with the same works and facts. */
export function riskOf(
  works: readonly PlannedWork[],
  { actual, expected, forecast }: Pick<Progress, 'actual' | 'expected' | 'forecast'>,
  { span, facts, calendar }: { span: PlanSpan; facts: PlanFacts; calendar: WorkCalendar },
): AdaptationRisk {
  const overdue = overdueOf(works, span);
  const totalWeight = weightOf(works);
  return adaptationRisk({
    ...facts,
    overdueCount: overdue.length,
    overdueShare: totalWeight === 0 ? 0 : weightOf(overdue) / totalWeight,
    gap: expected - actual,
    idleDays: overdue.length === 0 ? 0 : idleDaysOf(works, span, calendar),
    lateDays: forecast ? Math.max(0, daysBetween(span.dateEnd, forecast)) : 0,
  });
}
