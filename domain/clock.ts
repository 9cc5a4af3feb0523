const MINUTE_SEC = 60;
const HOUR_SEC = 60 * MINUTE_SEC;
const two = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as «4:05», or «1:04:05» from an hour on. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / HOUR_SEC);
  const minutes = Math.floor(whole / MINUTE_SEC) % MINUTE_SEC;
  const rest = two(whole % MINUTE_SEC);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Parses the seconds of «4:05», «1:04:05» or «245»; null for anything else. */
export function secondsOf(text: string): number | null {
  const parts = text.trim().split(':');
  const isClock = parts.length <= 3 && parts.every((part) => /^\d{1,5}$/.test(part));
  if (!isClock || parts.slice(1).some((part) => Number(part) >= MINUTE_SEC)) return null;
  return parts.reduce((sum, part) => sum * MINUTE_SEC + Number(part), 0);
}
