/** The calendar day in a time zone, yyyy-MM-dd. */
export function dayOf(at: Date, timezone: string): string {
  // Swedish writes dates as yyyy-MM-dd.
  return new Intl.DateTimeFormat('sv', { timeZone: timezone }).format(at);
}

/** The day that lies so many days after another, yyyy-MM-dd. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from one to the other. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
