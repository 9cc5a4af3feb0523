const DAY_MS = 86_400_000;
/** Days from the start of a workbook's calendar to the start of JavaScript's. */
const EPOCH = { 1900: 25_569, 1904: 24_107 };

/** Returns the day of a spreadsheet's serial number; null: not a plausible date in a person's life. */
export function serialDay(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial) - EPOCH[is1904 ? 1904 : 1900];
  const at = new Date(days * DAY_MS);
  const year = at.getUTCFullYear();
  return year >= 1900 && year <= 2200 ? at.toISOString().slice(0, 10) : null;
}

/** Whether a cell's format displays its number as a day. */
const isDayFormat = (format: string | undefined): boolean =>
  format !== undefined && /[dy]/i.test(format.replaceAll(/\[[^[\]]*\]|"[^"]*"|General/gi, ''));

/** Returns a number as a day if its cell's format displays it so, otherwise unchanged. */
export function numberText(value: number, format: string | undefined, is1904: boolean): string {
  return (isDayFormat(format) ? serialDay(value, is1904) : null) ?? String(value);
}
