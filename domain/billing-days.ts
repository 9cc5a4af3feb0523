import { addMonths } from 'date-fns/addMonths';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { setDate } from 'date-fns/setDate';

/** Days of charges: yyyy-MM-dd, in the organization's time zone. */

/**
 * Returns the day of the next charge: the same day of the next month, or its last day in a shorter month, and the original day
 * again afterwards.
 */
export function nextChargeDay(from: string, anchorDay: number): string {
  const month = addMonths(parseISO(`${from.slice(0, 7)}-01`), 1);
  return lightFormat(setDate(month, Math.min(anchorDay, getDaysInMonth(month))), 'yyyy-MM-dd');
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
