import { ending, ownReading, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const providerAlertQuotas = {
  providerAlertSend: ['requests'],
  providerAlertStop: ending,
  ownAlertNote: ownReading,
} as const satisfies MutationQuotas;
