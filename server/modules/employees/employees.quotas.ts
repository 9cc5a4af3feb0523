import { ending, type MutationQuotas, type Unlimited } from '@server/quotas/mutation-quota';

const jobStep: Unlimited = { because: 'a step of an import, which was counted when it began' };

/** The quotas of this module's mutations. */
export const employeeQuotas = {
  userDocumentCreate: ['people'],
  userDocumentUpdate: ['people'],
  userDocumentDelete: ['people'],
  employeeImportCreate: ['imports'],
  employeeImportColumns: jobStep,
  employeeImportOrgUnits: jobStep,
  employeeImportSettings: jobStep,
  employeeImportCell: jobStep,
  employeeImportChoice: jobStep,
  employeeImportRun: ['imports'],
  employeeImportRollBack: ['imports'],
  employeeImportDelete: ending,
  userNoteCreate: ['comments'],
  userNoteUpdate: ['comments'],
  userNoteDelete: ending,
  usersUpdate: ['people'],
  userCreate: ['people', 'invitations'],
  userUpdate: ['people'],
  userDelete: ['people'],
  userRestore: ['people'],
  userInvite: ['invitations'],
  usersInvite: { because: 'each email of it is counted as an invitation by itself' },
  userLeavingUpdate: ['people'],
  userHandOver: ['people'],
  userDismiss: ['people'],
  userDismissalUndo: ['people'],
  userRehire: ['people'],
  profileRequestCreate: ['requests'],
  profileRequestWithdraw: ending,
  profileRequestAccept: ['notices'],
  profileRequestDecline: ['notices'],
  adminUpdate: ['security'],
} as const satisfies MutationQuotas;
