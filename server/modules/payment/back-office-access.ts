import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { RightFlag } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';

/** Requires a super admin with the right. @throws {AppError} access.denied */
export function requireBackOffice(
  { signedIn }: Pick<Context, 'signedIn'>,
  area: 'backOfficeDocs' | 'backOfficeRef' | 'backOfficeSettingAccount',
  flag: RightFlag,
): void {
  if (!signedIn.isSuperAdmin || !hasRight(signedIn, area, flag)) throw new AppError('access.denied');
}
