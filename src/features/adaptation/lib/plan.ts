import type { AdaptationKind, AdaptationLane, PlanPage } from '../api';

export type Plan = NonNullable<PlanPage['adaptation']>;
export type Entry = Plan['entries'][number];

export const lanes = ['employee', 'mentor', 'leader', 'hr'] as const satisfies readonly AdaptationLane[];
/** Kinds of steps that a template may have; tasks of the trial period are a person's own. */
export const stepKinds = ['task', 'meeting', 'checkin'] as const satisfies readonly AdaptationKind[];

export interface PlanDay {
  dueOn: string | null;
  day: number | null;
  entries: Entry[];
}

/** The entries by their day, in order; those without one come last. */
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

/** Before which of the days today lies; the number of days when it lies behind all of them. */
export function todayPlace(days: readonly PlanDay[], today: string): number {
  const place = days.findIndex(({ dueOn }) => dueOn === null || dueOn >= today);
  return place < 0 ? days.length : place;
}

export const paceColours = { onTrack: 'green', behind: 'orange', critical: 'red' } as const;
export const laneColours = { employee: 'blue', mentor: 'purple', leader: 'amber', hr: 'grey' } as const;

/** The number of a day as people read it: with a minus sign, not a hyphen. */
export const shownDay = (day: number) => String(day).replace('-', '−');
