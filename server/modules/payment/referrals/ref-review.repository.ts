import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { RefEntryStatus, RefFlag } from '@server/graphql/generated/types';
import { countOfAll } from '@server/modules/paged';
import { fullNameSql } from '@server/modules/person-name';
import { accrualStatus } from './ref-history.read-model';

/** An accrual as the provider sees it. */
export interface RefAccrualView {
  id: number;
  createdAt: Date;
  organizationId: number;
  organizationName: string;
  invitedBy: string;
  payerId: number;
  payerName: string;
  paid: bigint;
  percent: number;
  amount: bigint;
  clawedBack: bigint;
  availableFrom: string;
  status: RefEntryStatus;
  flags: RefFlag[];
  reason: string;
}

const accrualRow = {
  id: integer,
  organizationId: integer,
  reason: text,
  status: oneOf(enumerations.RefEntryStatus),
  organizationName: text,
  invitedBy: text,
  payerId: integer,
  payerName: text,
  percent: integer,
  availableFrom: text,
  flags: listOf(oneOf(enumerations.RefFlag)),
  amount: text,
  createdAt: text,
  paid: text,
  clawedBack: text,
  count: integer,
};

const viewOf = ({
  count: _all,
  createdAt,
  paid,
  amount,
  clawedBack,
  ...row
}: RowOf<typeof accrualRow>): RefAccrualView => ({
  ...row,
  createdAt: new Date(createdAt),
  paid: BigInt(paid),
  amount: BigInt(amount),
  clawedBack: BigInt(clawedBack),
});

const select = (where: SQL, today: string, { limit, offset }: { limit: number; offset: number }): SQL => sql`
  select a.id, a.created_at::text as "createdAt", a.organization_id as "organizationId", o.name as "organizationName",
    ${fullNameSql('u')} as "invitedBy", payer.id as "payerId", payer.name as "payerName", a.paid::text, a.percent,
    a.amount::text, ref_taken_back(a.organization_id, a.id)::text as "clawedBack", a.hold_until::text as "availableFrom", ${accrualStatus(today)} as status, a.flags, a.reason,
    ${countOfAll} as count
  from ref_accrual a
  join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id
  join users u on u.organization_id = r.organization_id and u.id = r.user_id
  join organization o on o.id = a.organization_id
  join organization payer on payer.id = r.referred_organization_id
  where ${where} order by a.id desc limit ${limit} offset ${offset}`;

type Key = Pick<RefAccrualView, 'organizationId' | 'id'>;
type AccrualRow = RowOf<typeof accrualRow>;

/** SQL of accruals as the provider sees them. Requires transactions of the system. */
export const accrualsRepository = {
  viewOf,

  async find(tx: Tx, { organizationId, id }: Key, today: string): Promise<RefAccrualView | null> {
    const where = sql`a.organization_id = ${organizationId} and a.id = ${id}`;
    const [row] = await selectRows(tx, accrualRow)(select(where, today, { limit: 1, offset: 0 }));
    return row ? viewOf(row) : null;
  },

  /** Returns a page of accruals, newest first; without an organization, of all clients. */
  rows(
    tx: Tx,
    { organizationId, isReview }: { organizationId: number | null; isReview: boolean },
    today: string,
    shown: { limit: number; offset: number },
  ): Promise<AccrualRow[]> {
    const where = sql`(${organizationId}::int is null or a.organization_id = ${organizationId})
      and (not ${isReview}::boolean or a.status = 'review')`;
    return selectRows(tx, accrualRow)(select(where, today, shown));
  },

  /** Stores a decision about an accrual under review; one on hold can still be rejected. Returns false when it is too late. */
  async decide(
    tx: Tx,
    { organizationId, id }: Key,
    { isApproved, reason, today }: { isApproved: boolean; reason: string; today: string },
  ): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      update ref_accrual a set status = ${isApproved ? 'accrued' : 'rejected'}, reason = ${reason}
      where a.organization_id = ${organizationId} and a.id = ${id} and (a.status = 'review'
        or (not ${isApproved}::boolean and a.status = 'accrued' and a.hold_until > ${today}::date))
      returning a.id`);
    return rows.length > 0;
  },
};
