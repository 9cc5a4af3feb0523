import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { MutationRefAccrualDecideArgs, QueryRefAccrualsArgs } from '@server/graphql/generated/types';
import { checkText, paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { paged } from '@server/modules/paged';
import { requireBackOffice } from '../back-office-access';
import { providerDay } from './accruals';
import { type RefAccrualView, accrualsRepository } from './ref-review.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'>;

/** Manages the provider's decisions about accruals, for backOfficeRef. */
export function createRefReview({ audit, live, now }: Deps) {
  async function find(tx: Tx, organizationId: number, id: number): Promise<RefAccrualView> {
    const found = await accrualsRepository.find(tx, { organizationId, id }, providerDay(now()));
    if (!found) throw new AppError('notFound');
    return found;
  }

  return {
    /** @throws {AppError} access.denied */
    async list(context: Context, { organizationId, isReview, page, pageSize }: QueryRefAccrualsArgs) {
      requireBackOffice(context, 'backOfficeRef', 'read');
      const asked = { organizationId: organizationId ?? null, isReview: isReview ?? false };
      return context.within(null, async (tx) => {
        const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), (shown) =>
          accrualsRepository.rows(tx, asked, providerDay(now()), shown),
        );
        return { items: rows.map(accrualsRepository.viewOf), count };
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
        const decision = { isApproved, reason: checked, today: providerDay(now()) };
        const isDecided = await accrualsRepository.decide(tx, { organizationId, id }, decision);
        if (!isDecided) throw new AppError('ref.decided');
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
