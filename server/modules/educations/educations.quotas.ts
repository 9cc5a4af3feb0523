import { ending, ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quotas of this module's mutations. */
export const educationQuotas = {
  educationCreate: ownWork,
  educationUpdate: ownWork,
  educationDelete: ending,
  educationDraftSave: ownWork,
  educationVideoSave: ownWork,
  educationVideoUpload: ['uploads'],
  educationVideoUploadCancel: ending,
  educationDraftDiscard: ownWork,
  educationPictureAdd: ownWork,
  educationPublish: ['notices'],
  educationPublishPreview: { because: 'writes nothing' },
  educationOpen: ['readings'],
  educationProgress: { because: 'changes one row of the caller, whose clock it moves' },
  educationCheckpointAnswer: { because: 'changes one row of the caller' },
  educationWatch: { because: 'changes one row of the caller, whose clock it moves' },
  educationCommentCreate: ['comments'],
  educationCommentResolve: ['comments'],
} as const satisfies MutationQuotas;
