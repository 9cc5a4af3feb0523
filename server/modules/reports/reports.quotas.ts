import { ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const reportQuotas = {
  reportSave: ['requests'],
  reportDelete: ownWork,
  reportSnapshotCreate: ['requests'],
} as const satisfies MutationQuotas;
