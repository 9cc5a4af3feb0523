import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of the months that were paid for: what closing documents of the access are about. A month in which the tariff changed is
 * split: the days before the change with their cost, and the rest.
 */
export const chargeMonths = sql`(
  select b.organization_id, b.id, b.period_from, least(b.period_to, s.day) as period_to, b.amount - coalesce(s.returned, 0) as amount
  from subscription_charge b
  left join subscription_change s on s.organization_id = b.organization_id and s.replaced_charge_id = b.id)`;

/**
 * SQL of whether a month `c` was paid for, is over in the time zone of its organization `o` at a moment, and has no document. Its
 * last day is not part of it.
 */
export const isMonthOpen = (at: Date): SQL => sql`
  c.amount > 0 and c.period_to <= (${at.toISOString()}::timestamptz at time zone o.timezone)::date
  and not exists (
    select from pay_document d
    where d.organization_id = c.organization_id and d.charge_id = c.id and d.status <> 'voided')`;
