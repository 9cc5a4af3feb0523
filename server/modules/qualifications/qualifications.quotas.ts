import { ending, ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
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
