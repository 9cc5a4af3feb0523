import { type SQL, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { PaymentRow } from '../payment.tables';

const { percent: PERCENT } = limits.referrals;

/** The organization whose accruals have changed. */
interface Earner {
  organizationId: number;
}

export interface Registered {
  organizationId: number;
  /** The referrer's link; null: none, or unknown. */
  linkId: number | null;
}

/** The organizations that have referred the given one, and those that have referred them, without it. The end of a CTE. */
const above = (first: SQL) => sql`
  select f.organization_id as id from ref_referral f where f.referred_organization_id in (${first})
  union
  select f.organization_id from above b join ref_referral f on f.referred_organization_id = b.id`;

/** Inserts who referred a new organization: nobody, if it was a person who referred themselves. */
export function insertReferral(tx: Tx, { organizationId, linkId }: Registered, at: Date): Promise<Earner[]> {
  return selectRows(tx, { organizationId: integer })(sql`
      with recursive newcomer as (
        select o.id, o.ref_id, lower(u.email) as email, u.phone from organization o
        join users u on u.organization_id = o.id and u.id = o.user_id where o.id = ${organizationId}),
      above as (${above(sql`select r.organization_id from newcomer n join users r on r.id = n.ref_id`)})
      insert into ref_referral (organization_id, user_id, link_id, referred_organization_id, is_same_person, created_at)
      select r.organization_id, r.id, l.id, n.id,
        exists (select from users c where c.organization_id = r.organization_id
          and (lower(c.email) = n.email or c.phone = n.phone)),
        ${at.toISOString()}::timestamptz
      from newcomer n join users r on r.id = n.ref_id
      left join ref_link l on l.organization_id = r.organization_id and l.user_id = r.id and l.id = ${linkId}::int
      where r.organization_id <> n.id and lower(r.email) <> n.email and r.phone is distinct from n.phone
        and not exists (select from above a join users c on c.organization_id = a.id where c.phone = n.phone)
      returning organization_id as "organizationId"`);
}

/**
 * What makes the provider look at an accrual first, as it is known now, of a referral `r` of the organization `o` whose payer is
 * `payer`: the same person, ИНН or card on both sides, or the ИНН of anybody above.
 */
const flagsOf = (paymentId: SQL): SQL => sql`
  array_remove(array[case when r.is_same_person then 'samePerson' end,
    case when o.form_inn = payer.form_inn or exists (
      with recursive above as (${above(sql`select r.organization_id`)})
      select from above a join organization c on c.id = a.id where c.form_inn = payer.form_inn) then 'sameInn' end,
    case when exists (
      select from payment p join payment own
        on own.organization_id = r.organization_id and own.card_fingerprint = p.card_fingerprint
      where p.organization_id = payer.id and p.id = ${paymentId}) then 'sameCard' end], null)`;

/** Inserts what a payment earns, once. */
export function insertAccruals(
  tx: Tx,
  { organizationId, id, amount }: PaymentRow,
  { at, holdUntil }: { at: Date; holdUntil: string },
): Promise<Earner[]> {
  return selectRows(tx, { organizationId: integer })(sql`
      with share as (
        select r.organization_id, r.id, ${String(amount)}::bigint * ${PERCENT}::int / 100 as amount,
          ${flagsOf(sql`${id}::int`)} as flags
        from ref_referral r join organization o on o.id = r.organization_id and o.deleted_at is null
        join organization payer on payer.id = r.referred_organization_id
        where r.referred_organization_id = ${organizationId})
      insert into ref_accrual
        (organization_id, referral_id, payment_id, paid, percent, amount, status, flags, hold_until, created_at)
      select s.organization_id, s.id, ${id}, ${String(amount)}::bigint, ${PERCENT}, s.amount,
        case when cardinality(s.flags) > 0 then 'review' else 'accrued' end, s.flags,
        ${holdUntil}::date, ${at.toISOString()}::timestamptz
      from share s where s.amount > 0
      on conflict (organization_id, referral_id, payment_id) do nothing
      returning organization_id as "organizationId"`);
}

/**
 * Returns accruals to the provider's review for which something is known now that was not known before: an ИНН was entered, or a
 * card was used, after the payment. What somebody has approved with the same flags stays approved.
 * @param organizationId whose accruals; null: everybody's
 */
export function flagAgain(tx: Tx, organizationId: number | null): Promise<Earner[]> {
  return selectRows(tx, { organizationId: integer })(sql`
      with known as (
        select a.organization_id, a.id, ${flagsOf(sql`a.payment_id`)} as flags
        from ref_accrual a join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id
        join organization o on o.id = r.organization_id join organization payer on payer.id = r.referred_organization_id
        where a.status = 'accrued' and (${organizationId}::int is null or a.organization_id = ${organizationId})),
      flagged as (
        update ref_accrual a set status = 'review', flags = array(select distinct unnest(a.flags || k.flags) order by 1)
        from known k where a.organization_id = k.organization_id and a.id = k.id and not k.flags <@ a.flags
        returning a.organization_id)
      select distinct organization_id as "organizationId" from flagged`);
}

/** Inserts what a refund takes back of what its payment had earned, once. */
export function insertClawbacks(
  tx: Tx,
  { organizationId, id, refunded }: PaymentRow,
  refundId: number,
  at: Date,
): Promise<Earner[]> {
  return selectRows(tx, { organizationId: integer })(sql`
      with due as (
        select a.organization_id, a.id,
          a.amount * ${String(refunded)}::bigint / a.paid - ref_taken_back(a.organization_id, a.id) as amount
        from ref_accrual a join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id
        where r.referred_organization_id = ${organizationId} and a.payment_id = ${id} and a.status <> 'rejected')
      insert into ref_clawback (organization_id, accrual_id, refund_id, amount, created_at)
      select d.organization_id, d.id, ${refundId}, d.amount, ${at.toISOString()}::timestamptz
      from due d where d.amount > 0
      on conflict (organization_id, accrual_id, refund_id) do nothing
      returning organization_id as "organizationId"`);
}
