import { ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const reportQuotas = {
  reportSave: ['requests'],
  reportDelete: ownWork,
  reportSnapshotCreate: ['requests'],
} as const satisfies MutationQuotas;
