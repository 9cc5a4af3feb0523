import { sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { areaBeyond, isBackOffice } from '@server/graphql/access/rights';
import { areaName } from '@server/texts';
import { holdsRight } from './roles.read-model';
import type { StoredRights } from '@server/graphql/access/stored-rights';

/**
 * A caller cannot grant or revoke rights that they do not have. The system can.
 * @throws {AppError} role.beyondOwn naming the area
 */
export function rejectBeyond(
  { caller, lang }: Scope,
  before: StoredRights,
  after: StoredRights,
  field = 'rights',
): void {
  if (caller === null) return;
  const area = areaBeyond(caller, before, after);
  if (area !== null) throw new AppError('role.beyondOwn', { field, params: { area: areaName(lang, area) } });
}

/**
 * Rights for the provider's own work exist only in the provider's organization.
 * @throws {AppError} role.providerOnly
 */
export async function rejectForeignBackOffice(
  { tx, organizationId }: Scope,
  rights: StoredRights,
): Promise<void> {
  const asked = Object.entries(rights).some(([area, { read }]) => BACK_OFFICE_AREAS.has(area) && read);
  if (!asked) return;
  const { rows } = await tx.execute(sql`select is_super_organization(${organizationId}) as "isSuper"`);
  if (rows[0]?.['isSuper'] !== true) throw new AppError('role.providerOnly', { field: 'rights' });
}

const BACK_OFFICE_AREAS = new Set<string>(
  (['backOfficeSettingAccount', 'backOfficeDocs', 'backOfficeRef', 'backOfficeSuper'] as const).filter(
    isBackOffice,
  ),
);

/**
 * Runs after a write that may have removed the right: the caller must still be able to undo the change.
 * @throws {AppError} role.ownLast
 */
export async function rejectOwnLast({ tx, organizationId, caller }: Scope): Promise<void> {
  if (caller === null || caller.isAdmin) return;
  const { rows } = await tx.execute(sql`
    select from users u where u.organization_id = ${organizationId} and u.id = ${caller.userId}
      and ${holdsRight(organizationId, 'roles', 'write')}`);
  if (rows.length === 0) throw new AppError('role.ownLast');
}
