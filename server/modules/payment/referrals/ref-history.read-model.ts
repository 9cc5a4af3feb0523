import { sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer, nullable, objectOf, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { RefEntryStatus, RefInvoice, RefPayoutMethod } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import { subjectOf } from '@server/graphql/access/subject';
import { asSystem } from '../ledger/ledger';
import { providerDay } from './accruals';
import { maskedName } from './masked-name';

/** An accrual, what was taken back from one, or a withdrawal. */
export interface RefEntryView {
  id: number;
  at: Date;
  status: RefEntryStatus;
  amount: bigint;
  name: string | null;
  availableFrom: string | null;
  reason: string | null;
  method: RefPayoutMethod | null;
  tokens: number | null;
  invoice: RefInvoice | null;
}

const entryRow = {
  id: integer,
  at: text,
  status: oneOf(enumerations.RefEntryStatus),
  amount: text,
  name: nullable(text),
  availableFrom: nullable(text),
  reason: nullable(text),
  method: nullable(oneOf(enumerations.RefPayoutMethod)),
  tokens: nullable(integer),
  invoice: nullable(
    objectOf({
      date: text,
      id: integer,
      number: text,
      paidOn: nullable(text),
      paymentNumber: nullable(text),
    }),
  ),
};

const PAGE = limits.referrals.page;

/** The state of an accrual on this day. */
export const accrualStatus = (today: string): SQL => sql`case
  when a.status = 'review' then 'inReview' when a.status = 'rejected' then 'rejected'
  when a.hold_until > ${today}::date then 'onHold' else 'available' end`;

/** The state of a withdrawal `p` after the decision `d`. */
export const payoutStatus: SQL = sql`case when p.method <> 'invoice' then 'withdrawn' when d.is_paid then 'paid'
  when d.is_paid is null then 'inPayment' else 'declined' end`;

const INVOICE = sql`case when i.payout_id is not null then jsonb_build_object('id', i.payout_id, 'number', i.number,
  'date', i.date, 'paidOn', d.paid_on, 'paymentNumber', d.payment_number) end`;

const PAYOUTS = sql`ref_payout p
  left join ref_payout_invoice i on i.organization_id = p.organization_id and i.payout_id = p.id
  left join ref_payout_decision d on d.organization_id = p.organization_id and d.payout_id = p.id`;

/** Returns whose referrals the caller sees; null: everybody's in the organization. @throws {AppError} access.denied */
export function shownReferrer({ caller }: Pick<Scope, 'caller'>): number | null {
  if (!caller) throw new AppError('access.denied');
  return hasRight(caller, 'payment', 'write') ? null : subjectOf(caller).userId;
}

interface Page {
  /** Only this one. */
  id?: number;
  /** The id below which to continue. */
  before?: number | null;
  limit: number;
  at: Date;
}

/** Reads as the system, because the name of the paying organization belongs to another tenant. */
async function entries(scope: Scope, { id, before = null, limit, at: now }: Page): Promise<RefEntryView[]> {
  const { organizationId } = scope;
  const userId = shownReferrer(scope);
  const rows = await asSystem(scope, (tx) =>
    selectRows(
      tx,
      entryRow,
    )(sql`
      select e.* from (
        select a.id, a.created_at::text as at, ${accrualStatus(providerDay(now))} as status, a.amount::text, o.name,
          a.hold_until::text as "availableFrom", nullif(a.reason, '') as reason, null::text as method, null::int as tokens,
          null::jsonb as invoice
        from ref_accrual a
        join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id
        join organization o on o.id = r.referred_organization_id
        where a.organization_id = ${organizationId} and (${userId}::int is null or r.user_id = ${userId})
        union all
        select c.id, c.created_at::text, 'clawedBack', (-c.amount)::text, o.name, null, null, null, null, null
        from ref_clawback c
        join ref_accrual a on a.organization_id = c.organization_id and a.id = c.accrual_id
        join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id
        join organization o on o.id = r.referred_organization_id
        where c.organization_id = ${organizationId} and (${userId}::int is null or r.user_id = ${userId})
        union all
        select p.id, p.created_at::text, ${payoutStatus}, (-p.amount)::text, null, null, nullif(d.reason, ''), p.method, p.tokens, ${INVOICE}
        from ${PAYOUTS} where p.organization_id = ${organizationId} and ${userId}::int is null
        union all
        select d.id, d.decided_at::text, 'returned', p.amount::text, null, null, null, p.method, null, ${INVOICE}
        from ${PAYOUTS} where p.organization_id = ${organizationId} and ${userId}::int is null and not d.is_paid) e
      where (${id ?? null}::int is null or e.id = ${id ?? null}) and (${before}::int is null or e.id < ${before})
      order by e.id desc limit ${limit}`),
  );
  return rows.map(({ at, amount, name, ...row }) => ({
    ...row,
    at: new Date(at),
    amount: BigInt(amount),
    name: name === null ? null : maskedName(name),
  }));
}

/** Reads what was earned, taken back and withdrawn. */
export const refHistoryReadModel = {
  async page(
    scope: Scope,
    at: Date,
    before: number | null,
  ): Promise<{ items: RefEntryView[]; hasMore: boolean }> {
    const items = await entries(scope, { before, limit: PAGE + 1, at });
    return { items: items.slice(0, PAGE), hasMore: items.length > PAGE };
  },

  /** @throws {AppError} notFound */
  async find(scope: Scope, at: Date, id: number): Promise<RefEntryView> {
    const [entry] = await entries(scope, { id, limit: 1, at });
    if (!entry) throw new AppError('notFound');
    return entry;
  },
};
