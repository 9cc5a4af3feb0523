// Without the date library: the rules of every form ask here, the sign-in's too, and it would load it.

function stands(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // A day too many goes over into the next month.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether a date typed as dd.MM.yyyy stands in the calendar. */
export function isShownDate(text: string): boolean {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return stands(Number(year), Number(month), Number(day));
}

/** Whether a form's date, kept as yyyy-MM-dd, stands in the calendar. */
export function isStoredDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return stands(Number(year), Number(month), Number(day));
}
