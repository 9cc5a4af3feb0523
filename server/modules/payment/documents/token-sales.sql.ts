import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of the months in which tokens were bought from the balance, with a row for each price: what closing documents are about. A
 * purchase that the ledger has reversed is no sale, whenever it was reversed.
 */
export const tokenSales = sql`(
  select p.organization_id, date_trunc('month', p.day::timestamp)::date as month, p.price, sum(p.tokens) as tokens,
    min(p.id) as first_purchase
  from token_purchase p
  where not exists (
    select from ledger_operation o
    join ledger_operation r on r.organization_id = o.organization_id and r.reversal_of = o.id
    where o.organization_id = p.organization_id and o.idempotency_key = 'tokenPurchase:' || p.id)
  group by p.organization_id, 2, p.price)`;

/** SQL of whether an organization is a client: the provider sells itself nothing. */
export const isClient = (organizationId: SQL) => sql`
  ${organizationId}::text is distinct from (select c.value from setting c where c.name = 'superOrganizationId')`;

/** SQL of whether a month is over in the time zone of its organization `o` at a moment. */
export const isMonthOver = (month: SQL, at: Date) => sql`
  (${month} + interval '1 month')::date <= (${at.toISOString()}::timestamptz at time zone o.timezone)::date`;

/** SQL of whether a month of tokens has its document. */
export const hasTokenDocument = (organizationId: SQL, month: SQL) => sql`exists (
  select from pay_document d
  where d.organization_id = ${organizationId} and d.tokens is not null and d.period_from = ${month} and d.status <> 'voided')`;

/** SQL of whether a month of tokens is closed here: the provider closed those before `from` by hand; null: none. */
export const isClosedHere = (month: SQL, from: string | null) => sql`
  ${month} >= coalesce(${from}::date, '-infinity'::date)`;
