/** Days of charges: yyyy-MM-dd, in the organization's time zone. */

const pad = (part: number) => String(part).padStart(2, '0');

/**
 * Returns the day of the next charge: the same day of the next month, or its last day in a shorter month, and the original day
 * again afterwards.
 */
export function nextChargeDay(from: string, anchorDay: number): string {
  const year = Number(from.slice(0, 4));
  const month = Number(from.slice(5, 7));
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const lastDay = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate();
  return `${nextYear}-${pad(nextMonth)}-${pad(Math.min(anchorDay, lastDay))}`;
}

/**
 * Returns the first day that a balance does not cover, counting the charges it covers from the next one on. Null: nothing is
 * charged.
 */
export function balanceLastsUntil(
  balance: bigint,
  charge: { on: string; amount: bigint; anchorDay: number },
): string | null {
  if (charge.amount <= 0n) return null;
  const charges = Math.min(Number(balance / charge.amount), 600);
  let day = charge.on;
  for (let made = 0; made < charges; made += 1) day = nextChargeDay(day, charge.anchorDay);
  return day;
}
