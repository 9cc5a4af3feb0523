import { ending, ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const qualificationQuotas = {
  qualificationCreate: ownWork,
  qualificationUpdate: ownWork,
  qualificationDelete: ending,
  qualificationDraftSave: ownWork,
  qualificationDraftDiscard: ownWork,
  qualificationPublish: ['notices'],
  qualificationPublishPreview: { because: 'writes nothing' },
  qualificationItemReplace: ['notices'],
  qualificationAwardWithdraw: ['notices'],
} as const satisfies MutationQuotas;
