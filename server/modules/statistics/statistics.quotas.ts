import { type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const statisticQuotas = {
  statisticRemind: ['reminders'],
} as const satisfies MutationQuotas;
