import type { AdaptationKind, AdaptationLane, PlanPage } from '../api';

export type Plan = NonNullable<PlanPage['adaptation']>;
export type Entry = Plan['entries'][number];

export const lanes = ['employee', 'mentor', 'leader', 'hr'] as const satisfies readonly AdaptationLane[];
/** The kinds of steps that a template can have; trial period tasks are individual. */
export const stepKinds = ['task', 'meeting', 'checkin'] as const satisfies readonly AdaptationKind[];

export interface PlanDay {
  dueOn: string | null;
  day: number | null;
  entries: Entry[];
}

/** Groups the entries by day, in order; those without a day come last. */
export function planDays(entries: readonly Entry[]): PlanDay[] {
  const days = new Map<string, PlanDay>();
  for (const entry of entries) {
    const key = entry.dueOn ?? '';
    const found = days.get(key) ?? { dueOn: entry.dueOn, day: entry.day, entries: [] };
    found.entries.push(entry);
    days.set(key, found);
  }
  return [...days.values()].sort((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'));
}

/** Returns the index of the day before which today lies; the number of days when today is after all of them. */
export function todayPlace(days: readonly PlanDay[], today: string): number {
  const place = days.findIndex(({ dueOn }) => dueOn === null || dueOn >= today);
  return place < 0 ? days.length : place;
}

export const riskColours = { low: 'green', medium: 'orange', high: 'red' } as const;
export const laneColours = { employee: 'blue', mentor: 'purple', leader: 'amber', hr: 'grey' } as const;

/** Formats a day number with a minus sign instead of a hyphen. */
export const shownDay = (day: number) => String(day).replace('-', '−');
