import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { dayOf, daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import type { PaymentRow } from '../payment.tables';
import {
  flagAgain,
  type Registered,
  insertReferral,
  insertAccruals,
  insertClawbacks,
} from './accruals.repository';

const { holdDays: HOLD_DAYS } = limits.referrals;

/** Returns the day by which holds are counted, in the provider's time zone. */
export const providerDay = (at: Date): string => dayOf(at, 'Europe/Moscow');

/** Records who referred an organization, and what its payments earn. Requires transactions of the system. */
export function createAccruals({ live, now }: Pick<ModuleDeps, 'live' | 'now'>) {
  const publish = (tx: Tx, rows: readonly { organizationId: number }[]) =>
    Promise.all(
      rows.map(({ organizationId }) => live.publish(tx, { organizationId, topic: 'payment', ids: [] })),
    );

  return {
    /**
     * Records that an organization has registered through a person's link. Nobody can refer themselves: the same email or phone
     * is not a referral, nor is that of anybody who has referred the referrer, however indirectly. A colleague of the referrer is
     * one, but the provider reviews it before it earns.
     */
    async register(tx: Tx, registered: Registered): Promise<void> {
      const rows = await insertReferral(tx, registered, now());
      await publish(tx, rows);
    },

    /** Records the share of an external payment as earned, once, and holds it for some days. */
    async accrue(tx: Tx, payment: PaymentRow): Promise<void> {
      const at = now();
      const rows = await insertAccruals(tx, payment, {
        at,
        holdUntil: daysAfter(providerDay(at), HOLD_DAYS),
      });
      await publish(tx, rows);
    },

    /** Every night: what became known of referrals since their payments is reviewed by the provider before it can be withdrawn. */
    async lookAgain(tx: Tx): Promise<void> {
      await publish(tx, await flagAgain(tx, null));
    },

    /**
     * Takes back, after a refund of a payment, the same part of what it had earned, and all of it with the last refund, even if
     * it was withdrawn. Rejected accruals had earned nothing.
     */
    async takeBack(tx: Tx, payment: PaymentRow, refundId: number): Promise<void> {
      const rows = await insertClawbacks(tx, payment, refundId, now());
      await publish(tx, rows);
    },
  };
}

export type Accruals = ReturnType<typeof createAccruals>;
