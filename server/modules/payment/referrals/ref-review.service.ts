import { sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { integer, listOf, oneOf, type RowOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type {
  MutationRefAccrualDecideArgs,
  QueryRefAccrualsArgs,
  RefEntryStatus,
  RefFlag,
} from '@server/graphql/generated/resolvers';
import { checkText, paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { countOfAll, paged } from '@server/modules/paged';
import { fullNameSql } from '@server/modules/person-name';
import { requireBackOffice } from '../back-office-access';
import { providerDay } from './accruals';
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

const select = (where: SQL, at: Date, { limit, offset }: { limit: number; offset: number }): SQL => sql`
  select a.id, a.created_at::text as "createdAt", a.organization_id as "organizationId", o.name as "organizationName",
    ${fullNameSql('u')} as "invitedBy", payer.id as "payerId", payer.name as "payerName", a.paid::text, a.percent,
    a.amount::text, ref_taken_back(a.organization_id, a.id)::text as "clawedBack", a.hold_until::text as "availableFrom", ${accrualStatus(providerDay(at))} as status, a.flags, a.reason,
    ${countOfAll} as count
  from ref_accrual a
  join ref_referral r on r.organization_id = a.organization_id and r.id = a.referral_id
  join users u on u.organization_id = r.organization_id and u.id = r.user_id
  join organization o on o.id = a.organization_id
  join organization payer on payer.id = r.referred_organization_id
  where ${where} order by a.id desc limit ${limit} offset ${offset}`;

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'>;

/** Manages the provider's decisions about accruals, for backOfficeRef. */
export function createRefReview({ audit, live, now }: Deps) {
  async function find(tx: Tx, organizationId: number, id: number): Promise<RefAccrualView> {
    const where = sql`a.organization_id = ${organizationId} and a.id = ${id}`;
    const rows = await selectRows(tx, accrualRow)(select(where, now(), { limit: 1, offset: 0 }));
    const [row] = rows;
    if (!row) throw new AppError('notFound');
    return viewOf(row);
  }

  return {
    /** @throws {AppError} access.denied */
    async list(context: Context, { organizationId, isReview, page, pageSize }: QueryRefAccrualsArgs) {
      requireBackOffice(context, 'backOfficeRef', 'read');
      const client = organizationId ?? null;
      const where = sql`(${client}::int is null or a.organization_id = ${client})
        and (not ${isReview ?? false}::boolean or a.status = 'review')`;
      return context.within(null, async (tx) => {
        const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), async (shown) => {
          const found = await selectRows(tx, accrualRow)(select(where, now(), shown));
          return found;
        });
        return { items: rows.map(viewOf), count };
      });
    },

    /**
     * Decides whether an accrual under review is earned. One on hold can still be rejected, but not one that could already be
     * withdrawn.
     * @throws {AppError} access.denied, notFound, ref.decided, validation.required for `reason`
     */
    async decide(
      context: Context,
      { organizationId, id, isApproved, reason }: MutationRefAccrualDecideArgs,
    ): Promise<RefAccrualView> {
      requireBackOffice(context, 'backOfficeRef', 'write');
      const { reason: max } = limits.referrals;
      const checked = checkText(reason ?? '', { field: 'reason', max, isRequired: !isApproved });
      return context.within(null, async (tx) => {
        const before = await find(tx, organizationId, id);
        const { rows } = await tx.execute(sql`
          update ref_accrual a set status = ${isApproved ? 'accrued' : 'rejected'}, reason = ${checked}
          where a.organization_id = ${organizationId} and a.id = ${id} and (a.status = 'review'
            or (not ${isApproved}::boolean and a.status = 'accrued' and a.hold_until > ${providerDay(now())}::date))
          returning a.id`);
        if (rows.length === 0) throw new AppError('ref.decided');
        const after = await find(tx, organizationId, id);
        await writeBothHistories(
          audit,
          { ...context.scope, tx },
          {
            client: { id: organizationId, name: before.organizationName },
            providerId: context.scope.organizationId,
          },
          {
            action: isApproved ? 'approve' : 'reject',
            objectType: 'refAccrual',
            objectId: id,
            changes: {
              amount: [null, roublesText(before.amount)],
              ...(checked === '' ? {} : { reason: [null, checked] }),
            },
          },
        );
        await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
        return after;
      });
    },
  };
}

export type RefReview = ReturnType<typeof createRefReview>;
