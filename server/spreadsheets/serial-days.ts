const DAY_MS = 86_400_000;
/** Days from the beginning of a workbook's calendar to that of JavaScript. */
const EPOCH = { 1900: 25_569, 1904: 24_107 };

/** The day that a spreadsheet's number stands for; null: no day of a person's life. */
export function serialDay(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial) - EPOCH[is1904 ? 1904 : 1900];
  const at = new Date(days * DAY_MS);
  const year = at.getUTCFullYear();
  return year >= 1900 && year <= 2200 ? at.toISOString().slice(0, 10) : null;
}

/** Whether a cell's format shows its number as a day. */
const isDayFormat = (format: string | undefined): boolean =>
  format !== undefined && /[dy]/i.test(format.replaceAll(/\[[^[\]]*\]|"[^"]*"|General/gi, ''));

/** A number as its cell's format shows it where that is a day, else as it is. */
export function numberText(value: number, format: string | undefined, is1904: boolean): string {
  return (isDayFormat(format) ? serialDay(value, is1904) : null) ?? String(value);
}
