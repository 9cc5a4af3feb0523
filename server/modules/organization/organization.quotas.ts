import { ending, ownWork, ofProvider, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const organizationQuotas = {
  idealStatementCreate: ownWork,
  idealStatementUpdate: ownWork,
  idealStatementsCreate: ownWork,
  idealStatementArchive: ownWork,
  idealStatementsUpdate: ownWork,
  idealPictureSubmit: ['notices'],
  idealPictureDecide: ['notices'],
  idealProposalCreate: ['requests'],
  idealProposalWithdraw: ending,
  idealProposalDecide: ['notices'],
  gapCheckOpen: ['notices'],
  gapCheckAnswer: ['requests'],
  organizationSetupClose: ending,
  organizationUpdate: ownWork,
  organizationSettingUpdate: ownWork,
  organizationsUpdate: ofProvider,
  organizationDelete: ending,
  organizationRestore: ofProvider,
  organizationNoteCreate: ownWork,
  organizationNoteDelete: ending,
  organizationPersonInvite: ['invitations'],
  organizationPersonSignOut: ending,
  superAdminPrivilegeUpdate: ['requests'],
} as const satisfies MutationQuotas;
