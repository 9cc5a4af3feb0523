import type { MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const sampleQuotas = {
  sampleFill: ['imports'],
  sampleRemove: ['structure'],
} as const satisfies MutationQuotas;
