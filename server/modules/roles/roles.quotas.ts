import { ending, ownWork, ownReading, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const roleQuotas = {
  accessRequestCreate: ['requests'],
  accessRequestGrant: ['notices'],
  accessRequestDecline: ['notices'],
  viewAsStart: ownReading,
  viewAsPersonStart: ownReading,
  viewAsEnd: ending,
  roleCreate: ownWork,
  roleUpdate: ['notices'],
  roleArchive: ['notices'],
  roleRestore: ['notices'],
  userRolesGrant: ['notices'],
  userRolesRevoke: ['notices'],
  usersRoleUpdate: ['notices'],
} as const satisfies MutationQuotas;
