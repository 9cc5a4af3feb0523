import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import type { RightFlag } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import type { ProviderConsts } from '@server/modules/auth/consts.read-model';

/** The sections of the back office, whose tabs require rights in addition to being a super admin. */
export type Section = 'main' | 'account' | 'cabinet';

const AREAS = { account: 'backOfficeSettingAccount', cabinet: 'backOfficeSuper' } as const;

/** Whether the caller has the super-admin privilege: without it, the super organization has no main tab and no workspace tab. */
function hasPrivilege({ userId, isRootAdmin }: Caller, consts: ProviderConsts): boolean {
  return isRootAdmin || consts.superAdminPrivilegeIds.includes(userId);
}

/**
 * Checks access to the back-office tabs of a selected organization.
 * @throws {AppError} access.denied; notFound for the super organization without the privilege
 */
export function requireSection(
  caller: Caller,
  consts: ProviderConsts,
  { section, flag, organizationId }: { section: Section; flag: RightFlag; organizationId: number },
): void {
  if (!caller.isSuperAdmin) throw new AppError('access.denied');
  if (section !== 'main' && !hasRight(caller, AREAS[section], flag)) throw new AppError('access.denied');
  const isSuper = organizationId === consts.superOrganizationId;
  if (section !== 'account' && isSuper && !hasPrivilege(caller, consts)) throw new AppError('notFound');
}

/** The provider's own organization cannot be suspended, charged or deleted. @throws {AppError} backOffice.superOrganization */
export function rejectSuperOrganization(
  { superOrganizationId }: ProviderConsts,
  ids: readonly number[],
): void {
  if (ids.includes(superOrganizationId)) throw new AppError('backOffice.superOrganization');
}
