import { type MutationQuotas, ownWork } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const statisticQuotas = {
  statisticViewSave: ownWork,
  statisticViewDelete: ownWork,
  statisticRemind: ['reminders'],
} as const satisfies MutationQuotas;
