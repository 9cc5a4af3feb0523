import { shareOf } from '@domain/money';
import { daysBetween } from '@server/modules/days';
import { monthlyCharge, type TariffPrice } from './tariff';

/** The charge that pays for today: of a month, or of the rest of one after a change of the tariff. */
export interface PaidPeriod {
  chargeId: number;
  periodFrom: string;
  /** The first day that it does not pay for. */
  periodTo: string;
  /** When the month began of which it is a part. */
  monthFrom: string;
  amount: bigint;
  /** How many people it counted. */
  people: number;
}

/** What going to another tariff moves, and when. */
export interface TariffTerms {
  /** False: it is the next charge's; what is paid for stays as it is. */
  isNow: boolean;
  /** For the days that are left, today among them, by what was paid for them. */
  returned: bigint;
  /** For the same days and the same people by the other tariff. */
  charged: bigint;
}

const NOTHING = { returned: 0n, charged: 0n };

/**
 * A dearer tariff begins today: the rest of the paid month goes back to the kopeck and is charged anew by the same days. A cheaper
 * one begins with the next charge, since what is paid for is not given back. Where no month is paid for, nothing moves.
 */
export function tariffTerms(paid: PaidPeriod | null, tariff: TariffPrice, today: string): TariffTerms {
  if (!paid) return { isNow: true, ...NOTHING };
  const { periodFrom, periodTo, monthFrom, amount, people } = paid;
  const left = daysBetween(today, periodTo);
  const returned = shareOf(amount, left, daysBetween(periodFrom, periodTo));
  const charged = shareOf(monthlyCharge(tariff, people), left, daysBetween(monthFrom, periodTo));
  return charged < returned ? { isNow: false, ...NOTHING } : { isNow: true, returned, charged };
}
