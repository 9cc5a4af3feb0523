import { ending, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const historyQuotas = {
  historyCheckStart: ['checks'],
  historyCheckCancel: ending,
  historyRevert: ['people'],
} as const satisfies MutationQuotas;
