import { ending, ownWork, ofProvider, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const supportQuotas = {
  supportSessionStart: ofProvider,
  supportSessionEnd: ending,
  supportSessionDecide: { because: 'one answer to each question of the provider’s' },
  supportSessionWithdraw: ending,
  supportAccessUpdate: ownWork,
} as const satisfies MutationQuotas;
