import type { MutationQuotas } from '@server/quotas/mutation-quota';

/** The quotas of this module's mutations. */
export const sampleQuotas = {
  sampleFill: ['imports'],
  sampleRemove: ['structure'],
} as const satisfies MutationQuotas;
