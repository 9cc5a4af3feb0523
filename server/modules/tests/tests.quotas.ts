import { ending, ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const testQuotas = {
  testCreate: ownWork,
  testUpdate: ownWork,
  testDelete: ending,
  testDraftSave: ownWork,
  testDraftDiscard: ownWork,
  testPictureAdd: ownWork,
  testPublish: ['notices'],
  testPublishPreview: { because: 'writes nothing' },
  testAttemptStart: ['readings'],
  testAnswerSave: { because: 'changes one row of an attempt of the caller, which was counted when it began' },
  // Each file is counted as an upload.
  testAnswerFileAdd: { because: 'belongs to an attempt of the caller, which was counted when it began' },
  testAttemptSubmit: { because: 'ends an attempt of the caller, which was counted when it began' },
  testAnswerGrade: ['notices'],
  testAttemptsGrant: ['notices'],
  testMinutesGrant: ['notices'],
  testAttemptAsk: ['notices'],
  testAttemptRequestDecline: ['notices'],
  testRegrade: ['notices'],
  testBankAdd: ownWork,
  testBankArchiveMany: ownWork,
  testTableRead: { because: 'writes nothing' },
  testRepetitionAnswer: { because: 'changes one row of three a day, and tells nobody' },
  testRepetitionSwitch: ownWork,
  testBankUpdate: ownWork,
  testBankArchive: ending,
} as const satisfies MutationQuotas;
