import type { NotificationItem } from '../first-api';

export interface Day {
  /** Days back from today. */
  ago: number;
  items: NotificationItem[];
}

const DAY_MS = 86_400_000;

function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}

/** Notifications by the days of the reader's clock, in the order in which they came. */
export function byDay(items: readonly NotificationItem[], now: Date): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    // Rounded: a day on which the clock is moved has an hour more or less.
    const ago = Math.round(
      (startOfDay(now).getTime() - startOfDay(new Date(item.createdAt)).getTime()) / DAY_MS,
    );
    const last = days.at(-1);
    if (last?.ago === ago) last.items.push(item);
    else days.push({ ago, items: [item] });
  }
  return days;
}
