import { type MutationQuotas, ownWork } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const statisticQuotas = {
  statisticViewSave: ownWork,
  statisticViewDelete: ownWork,
  statisticRemind: ['reminders'],
} as const satisfies MutationQuotas;
