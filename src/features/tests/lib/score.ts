/** Formats integer hundredths: 7999 is «79,99». */
export function shownHundredths(value: number, language: string): string {
  return (value / 100).toLocaleString(language, { maximumFractionDigits: 2 });
}

const SECOND = 1000;
const MINUTE_SEC = 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** Formats the remaining time: «07:12», «1:07:12». */
export function shownLeft(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / SECOND));
  const minutes = Math.floor(all / MINUTE_SEC);
  const hours = Math.floor(minutes / MINUTE_SEC);
  const rest = `${two(minutes % MINUTE_SEC)}:${two(all % MINUTE_SEC)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
