import { type SQL, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { dayOf, daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import type { PaymentRow } from '../payment.tables';

const { percent: PERCENT, holdDays: HOLD_DAYS } = limits.referrals;

/** Returns the day by which holds are counted, in the provider's time zone. */
export const providerDay = (at: Date): string => dayOf(at, 'Europe/Moscow');

interface Registered {
  organizationId: number;
  /** The referrer's link; null: none, or unknown. */
  linkId: number | null;
}

/** The organizations that have referred the given one, and those that have referred them, without it. The end of a CTE. */
const above = (first: SQL) => sql`
  select f.organization_id as id from ref_referral f where f.referred_organization_id in (${first})
  union
  select f.organization_id from above b join ref_referral f on f.referred_organization_id = b.id`;

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
    async register(tx: Tx, { organizationId, linkId }: Registered): Promise<void> {
      const rows = await selectRows(tx, { organizationId: integer })(sql`
        with recursive newcomer as (
          select o.id, o.ref_id, lower(u.email) as email, u.phone from organization o
          join users u on u.organization_id = o.id and u.id = o.user_id where o.id = ${organizationId}),
        above as (${above(sql`select r.organization_id from newcomer n join users r on r.id = n.ref_id`)})
        insert into ref_referral (organization_id, user_id, link_id, referred_organization_id, is_same_person, created_at)
        select r.organization_id, r.id, l.id, n.id,
          exists (select from users c where c.organization_id = r.organization_id
            and (lower(c.email) = n.email or c.phone = n.phone)),
          ${now().toISOString()}::timestamptz
        from newcomer n join users r on r.id = n.ref_id
        left join ref_link l on l.organization_id = r.organization_id and l.user_id = r.id and l.id = ${linkId}::int
        where r.organization_id <> n.id and lower(r.email) <> n.email and r.phone is distinct from n.phone
          and not exists (select from above a join users c on c.organization_id = a.id where c.phone = n.phone)
        returning organization_id as "organizationId"`);
      await publish(tx, rows);
    },

    /** Records the share of an external payment as earned, once, and holds it for some days. */
    async accrue(tx: Tx, { organizationId, id, amount }: PaymentRow): Promise<void> {
      const at = now();
      const rows = await selectRows(tx, { organizationId: integer })(sql`
        with recursive above as (
          ${above(sql`select r.organization_id from ref_referral r where r.referred_organization_id = ${organizationId}`)}),
        share as (
          select r.organization_id, r.id, ${String(amount)}::bigint * ${PERCENT}::int / 100 as amount,
            array_remove(array[case when r.is_same_person then 'samePerson' end,
              case when o.form_inn = payer.form_inn or exists (
                select from above a join organization c on c.id = a.id where c.form_inn = payer.form_inn) then 'sameInn' end,
              case when exists (
                select from payment p join payment own
                  on own.organization_id = r.organization_id and own.card_fingerprint = p.card_fingerprint
                where p.organization_id = ${organizationId} and p.id = ${id}) then 'sameCard' end], null) as flags
          from ref_referral r join organization o on o.id = r.organization_id and o.deleted_at is null
          join organization payer on payer.id = r.referred_organization_id
          where r.referred_organization_id = ${organizationId})
        insert into ref_accrual
          (organization_id, referral_id, payment_id, paid, percent, amount, status, flags, hold_until, created_at)
        select s.organization_id, s.id, ${id}, ${String(amount)}::bigint, ${PERCENT}, s.amount,
          case when cardinality(s.flags) > 0 then 'review' else 'accrued' end, s.flags,
          ${daysAfter(providerDay(at), HOLD_DAYS)}::date, ${at.toISOString()}::timestamptz
        from share s where s.amount > 0
        on conflict (organization_id, referral_id, payment_id) do nothing
        returning organization_id as "organizationId"`);
      await publish(tx, rows);
    },

    /**
     * Takes back, after a refund of a payment, the same part of what it had earned, and all of it with the last refund, even if
     * it was withdrawn. Rejected accruals had earned nothing.
     */
    async takeBack(tx: Tx, { organizationId, id, refunded }: PaymentRow, refundId: number): Promise<void> {
      const rows = await selectRows(tx, { organizationId: integer })(sql`
        with due as (
          select a.organization_id, a.id,
            a.amount * ${String(refunded)}::bigint / a.paid - ref_taken_back(a.organization_id, a.id) as amount
          from ref_accrual a join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id
          where r.referred_organization_id = ${organizationId} and a.payment_id = ${id} and a.status <> 'rejected')
        insert into ref_clawback (organization_id, accrual_id, refund_id, amount, created_at)
        select d.organization_id, d.id, ${refundId}, d.amount, ${now().toISOString()}::timestamptz
        from due d where d.amount > 0
        on conflict (organization_id, accrual_id, refund_id) do nothing
        returning organization_id as "organizationId"`);
      await publish(tx, rows);
    },
  };
}

export type Accruals = ReturnType<typeof createAccruals>;
