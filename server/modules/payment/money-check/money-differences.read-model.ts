import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { MoneyDifferenceKind } from '@server/graphql/generated/types';
import { texts } from '@server/modules/sql';
import { chargeMonths, isMonthOpen } from '../documents/charge-months.sql';
import {
  hasTokenDocument,
  isClient,
  isClosedHere,
  isMonthOver,
  tokenSales,
} from '../documents/token-sales.sql';
import { RECEIVED_STATUSES } from '../payment.tables';

/** Something whose money differs from what it is compared with. Sums are kopecks. */
export interface MoneyDifference {
  kind: MoneyDifferenceKind;
  /** The number of the operation, the payment, the document; null: of the whole chain. */
  subject: bigint | null;
  expected: bigint;
  actual: bigint;
  /** The id at the payment service of what is not known here. */
  reference: string | null;
}

const differenceRow = {
  kind: oneOf(enumerations.MoneyDifferenceKind),
  subject: nullable(text),
  expected: text,
  actual: text,
  reference: nullable(text),
};

const RECEIVED = sql.raw(`('${RECEIVED_STATUSES.join("', '")}')`);

/** Payments and refunds against the operations that moved their money. */
const outside = (organizationId: number) => sql`
  select 'payment' as kind, p.id::bigint as subject, p.amount as expected, coalesce(-o.bank, 0) as actual
  from payment p left join operation o on o.key = 'payment:' || p.id
  where p.organization_id = ${organizationId} and p.status in ${RECEIVED} and p.amount is distinct from -o.bank
  union all
  select 'payment', o.object_id, 0, -o.bank from operation o
  where o.kind = 'topUp' and o.object_type = 'payment' and not exists (
    select from payment p where p.organization_id = ${organizationId} and p.id = o.object_id and p.status in ${RECEIVED})
  union all
  select 'refund', f.id, f.amount, coalesce(o.bank, 0)
  from payment_refund f left join operation o on o.key = 'paymentRefund:' || f.id
  where f.organization_id = ${organizationId} and f.amount is distinct from o.bank
  union all
  select 'refund', p.id, p.refunded, f.amount
  from payment p left join lateral (
    select coalesce(sum(r.amount), 0) as amount from payment_refund r
    where r.organization_id = p.organization_id and r.payment_id = p.id) f on true
  where p.organization_id = ${organizationId} and p.refunded <> f.amount`;

/** What the client paid for against the operations that charged it. */
const inside = (organizationId: number) => sql`
  select 'charge', c.id, c.amount, coalesce(o.revenue, 0)
  from subscription_charge c
  left join operation o on o.kind = 'charge' and o.object_type = 'subscriptionCharge' and o.object_id = c.id
  where c.organization_id = ${organizationId} and c.amount > 0 and c.amount is distinct from o.revenue
  union all
  select 'purchase', t.id, t.tokens * t.price, coalesce(o.revenue, 0)
  from token_purchase t
  left join operation o on o.kind = 'purchase' and o.object_type = 'tokenPurchase' and o.object_id = t.id
  where t.organization_id = ${organizationId} and t.tokens * t.price is distinct from o.revenue`;

/** Receipts (54-ФЗ) that the payment service has refused, or has not confirmed for a day. */
const receipts = (organizationId: number) => sql`
  select 'receipt', p.id, p.amount, 0 from payment p
  where p.organization_id = ${organizationId} and p.receipt = 'refused'
  union all
  select 'receipt', s.payment_id, s.amount, 0 from settlement_receipt s
  where s.organization_id = ${organizationId}
    and (s.status = 'refused' or (s.status = 'asked' and s.created_at < now() - interval '1 day'))
  union all
  select 'receipt', f.payment_id, f.amount, 0 from payment_refund f
  where f.organization_id = ${organizationId} and f.receipt = 'refused'`;

/** The job that issues documents has had a day since the end of the month. */
const ISSUED_WITHIN_MS = 86_400_000;

/** Documents against the payments, charges and tokens that they are about, and months of either without one. */
const documents = (organizationId: number, issuedBy: Date, tokensFrom: string | null) => sql`
  select 'invoice', d.number, p.amount, d.paid
  from pay_document d left join lateral (
    select coalesce(sum(b.amount), 0) as amount from payment b
    where b.organization_id = d.organization_id and b.document_id = d.id and b.status in ${RECEIVED}) p on true
  where d.organization_id = ${organizationId} and d.type = 'invoice' and d.paid <> p.amount
  union all
  select 'act', d.number, c.amount - coalesce(s.returned, 0), d.amount
  from pay_document d
  join subscription_charge c on c.organization_id = d.organization_id and c.id = d.charge_id
  left join subscription_change s on s.organization_id = c.organization_id and s.replaced_charge_id = c.id
  where d.organization_id = ${organizationId} and d.type in ('act', 'upd') and d.status <> 'voided'
    and d.amount <> c.amount - coalesce(s.returned, 0)
  union all
  select 'act', d.number, coalesce(s.amount, 0), d.amount
  from pay_document d
  left join (
    select month, sum(tokens * price) as amount from ${tokenSales} t where organization_id = ${organizationId} group by month) s
    on s.month = d.period_from
  where d.organization_id = ${organizationId} and d.tokens is not null and d.status <> 'voided'
    and d.amount <> coalesce(s.amount, 0)
  union all
  select 'closing', min(s.first_purchase), sum(s.tokens * s.price), 0
  from ${tokenSales} s join organization o on o.id = s.organization_id
  where s.organization_id = ${organizationId}
    and ${isMonthOver(sql`s.month`, issuedBy)}
    and not ${hasTokenDocument(sql`s.organization_id`, sql`s.month`)} and ${isClient(sql`o.id`)}
    and ${isClosedHere(sql`s.month`, tokensFrom)}
  group by s.month
  union all
  select 'unclosedCharge', c.id, c.amount, 0
  from ${chargeMonths} c join organization o on o.id = c.organization_id
  where c.organization_id = ${organizationId} and ${isMonthOpen(issuedBy)}`;

const differenceOf = ({
  subject,
  expected,
  actual,
  kind,
  reference,
}: RowOf<typeof differenceRow>): MoneyDifference => ({
  kind,
  subject: subject === null ? null : BigInt(subject),
  expected: BigInt(expected),
  actual: BigInt(actual),
  reference,
});

/** What only the payment service can tell: asked at night. */
export const OF_SERVICE: readonly MoneyDifferenceKind[] = ['service', 'unknownPayment', 'unknownRefund'];

/** Compares the money of an organization, and stores what differed at night. Requires transactions of the system. */
export const moneyDifferences = {
  /** Returns the organizations that have a ledger, deleted ones too: their money is kept. */
  async organizations(tx: Tx): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(
      sql`select organization_id as id from ledger_head order by organization_id`,
    );
    return rows.map(({ id }) => id);
  },

  /**
   * Returns what differs between the ledger and the payments, charges, purchases and documents, at most a hundred. Months of tokens
   * before the day `tokensFrom` need no document.
   */
  async find(
    tx: Tx,
    organizationId: number,
    { at, tokensFrom }: { at: Date; tokensFrom: string | null },
  ): Promise<MoneyDifference[]> {
    const rows = await selectRows(
      tx,
      differenceRow,
    )(sql`
      with operation as materialized (
        select o.id, o.kind, o.object_type, o.object_id, o.idempotency_key as key,
          coalesce(sum(l.amount) filter (where l.account = 'bank'), 0) as bank,
          coalesce(sum(l.amount) filter (where l.account = 'revenue'), 0) as revenue
        from ledger_operation o
        join ledger_line l on l.organization_id = o.organization_id and l.operation_id = o.id and l.currency = 'rub'
        where o.organization_id = ${organizationId} and o.kind in ('topUp', 'refund', 'charge', 'purchase')
        group by o.organization_id, o.id)
      select kind, subject::text, expected::text, actual::text, null::text as reference from (
        ${outside(organizationId)} union all ${inside(organizationId)} union all ${documents(organizationId, new Date(at.getTime() - ISSUED_WITHIN_MS), tokensFrom)}
        union all ${receipts(organizationId)}) d
      order by kind, subject limit 100`);
    return rows.map(differenceOf);
  },

  /** Returns what the last check stored. */
  async stored(tx: Tx, organizationId: number): Promise<MoneyDifference[]> {
    const rows = await selectRows(
      tx,
      differenceRow,
    )(sql`
      select kind, subject::text, expected::text, actual::text, reference from money_difference
      where organization_id = ${organizationId} order by kind, subject, id limit 100`);
    return rows.map(differenceOf);
  },

  /** Replaces the stored differences; without an answer of the payment service, those with it stay. */
  async replace(
    tx: Tx,
    organizationId: number,
    found: readonly MoneyDifference[],
    { at, isServiceKnown }: { at: Date; isServiceKnown: boolean },
  ): Promise<void> {
    await tx.execute(sql`
      delete from money_difference
      where organization_id = ${organizationId} and (${isServiceKnown} or kind <> all(${texts(OF_SERVICE)}))`);
    for (const { kind, subject, expected, actual, reference } of found) {
      await tx.execute(sql`
        insert into money_difference (organization_id, kind, subject, expected, actual, reference, found_at)
        values (${organizationId}, ${kind}, ${subject === null ? null : String(subject)}::bigint, ${String(expected)}::bigint,
          ${String(actual)}::bigint, ${reference}, ${at.toISOString()}::timestamptz)`);
    }
  },
};
