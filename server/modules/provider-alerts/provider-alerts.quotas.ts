import { ending, ownReading, type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const providerAlertQuotas = {
  providerAlertSend: ['requests'],
  providerAlertStop: ending,
  ownAlertNote: ownReading,
} as const satisfies MutationQuotas;
