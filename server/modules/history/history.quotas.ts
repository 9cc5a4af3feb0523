import { ending, type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const historyQuotas = {
  historyCheckStart: ['checks'],
  historyCheckCancel: ending,
  historyRevert: ['people'],
} as const satisfies MutationQuotas;
