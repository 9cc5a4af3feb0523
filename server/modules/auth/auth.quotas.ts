import { ownTries, ending, ownReading, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quotas of this module's mutations. */
export const authQuotas = {
  userAddressCode: ['codes'],
  userAddressConfirm: ownTries,
  userEmailChangeStart: ['codes'],
  userEmailChangeConfirm: ['security'],
  userTwoFactorStart: ownTries,
  userTwoFactorConfirm: ['security'],
  userTwoFactorCodes: ['security'],
  userTwoFactorOff: ['security'],
  userTwoFactorReset: ['security'],
  signInConfirmStart: ['codes'],
  signInConfirm: ['security'],
  userSignInConfirm: ['security'],
  userSocialBegin: ownReading,
  userSocialLink: ['security'],
  userSocialUnlink: ['security'],
  getSessionToken: ownTries,
  userRegAdmin: ownTries,
  demoStart: { because: 'counted per address, and so many at once are open' },
  sessionEnd: ending,
  organizationCreate: ['invitations'],
} as const satisfies MutationQuotas;
