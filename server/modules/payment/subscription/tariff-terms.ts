import { shareOf } from '@domain/money';
import { daysBetween } from '@server/modules/days';
import { monthlyCharge, type TariffPrice } from './tariff';

/** The charge that pays for today: for a month, or for the rest of one after a change of the tariff. */
export interface PaidPeriod {
  chargeId: number;
  periodFrom: string;
  /** The first day that it does not pay for. */
  periodTo: string;
  /** The start of the month that it is a part of. */
  monthFrom: string;
  amount: bigint;
  /** The number of people that it counted. */
  people: number;
}

/** The money that a change to another tariff moves, and when. */
export interface TariffTerms {
  /** False: it applies from the next charge; what is paid for stays unchanged. */
  isNow: boolean;
  /** For the remaining days, including today, at the price that was paid for them. */
  returned: bigint;
  /** For the same days and the same people by the other tariff. */
  charged: bigint;
}

const NOTHING = { returned: 0n, charged: 0n };

/**
 * A more expensive tariff begins today: the rest of the paid month is returned to the kopeck and charged again for the same days.
 * A cheaper one begins with the next charge, because what is paid for is not returned. If no month is paid for, no money moves.
 */
export function tariffTerms(paid: PaidPeriod | null, tariff: TariffPrice, today: string): TariffTerms {
  if (!paid) return { isNow: true, ...NOTHING };
  const { periodFrom, periodTo, monthFrom, amount, people } = paid;
  const left = daysBetween(today, periodTo);
  const returned = shareOf(amount, left, daysBetween(periodFrom, periodTo));
  const charged = shareOf(monthlyCharge(tariff, people), left, daysBetween(monthFrom, periodTo));
  return charged < returned ? { isNow: false, ...NOTHING } : { isNow: true, returned, charged };
}
