// Does not use the date library, because the rules of every form, including sign-in, would then load it.

function stands(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // A day that does not exist overflows into the next month.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether a date typed as dd.MM.yyyy exists. */
export function isShownDate(text: string): boolean {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return stands(Number(year), Number(month), Number(day));
}

/** Whether a form's date, stored as yyyy-MM-dd, exists. */
export function isStoredDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return stands(Number(year), Number(month), Number(day));
}
