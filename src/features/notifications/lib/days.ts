import type { NotificationItem } from '../first-api';

export interface Day {
  /** Days before today. */
  ago: number;
  items: NotificationItem[];
}

const DAY_MS = 86_400_000;

function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}

/** Groups notifications by days in the user's time zone, keeping their order. */
export function byDay(items: readonly NotificationItem[], now: Date): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    // Rounded, because a day with a daylight saving change has 23 or 25 hours.
    const ago = Math.round(
      (startOfDay(now).getTime() - startOfDay(new Date(item.createdAt)).getTime()) / DAY_MS,
    );
    const last = days.at(-1);
    if (last?.ago === ago) last.items.push(item);
    else days.push({ ago, items: [item] });
  }
  return days;
}
