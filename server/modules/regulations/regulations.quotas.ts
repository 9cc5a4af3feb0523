import { ending, ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const regulationQuotas = {
  regulationPictureAdd: ownWork,
  regulationQuestionsSave: ownWork,
  regulationAnswer: ['readings'],
  regulationBodySet: ownWork,
  regulationBodyRemove: ownWork,
  regulationCreate: ownWork,
  regulationImport: ownWork,
  regulationUpdate: ownWork,
  regulationDelete: ending,
  regulationDraftSave: ownWork,
  regulationDraftDiscard: ownWork,
  regulationAttach: ownWork,
  regulationDetach: ownWork,
  regulationSubmit: ['notices'],
  regulationDecide: ['notices'],
  regulationPublish: ['notices'],
  regulationPublishPreview: { because: 'writes nothing' },
  regulationOpen: ['readings'],
  regulationSignCode: ['codes'],
  regulationSign: ['signatures'],
  regulationRefuse: ['refusals'],
  regulationCommentCreate: ['comments'],
  regulationCommentResolve: ['comments'],
} as const satisfies MutationQuotas;
