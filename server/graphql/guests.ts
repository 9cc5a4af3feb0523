import { AppError } from '@server/errors';
import type { Caller, Support } from './context';
import { hasRight } from './rights';

/** Whether the caller may look into clients' cabinets at all: decided anew with every request. */
export function mayEnterWorkspaces(caller: Caller): boolean {
  return caller.isSuperAdmin && hasRight(caller, 'backOfficeSuper', 'read');
}

/** Where somebody belongs, wherever they look. */
export function homeOf({ support, organizationId }: Pick<Caller, 'support' | 'organizationId'>): number {
  return support?.homeOrganizationId ?? organizationId;
}

/** Whoever is a guest changes nothing and takes nothing along. @throws {AppError} support.readOnly */
export function refuseGuest(caller: Pick<Caller, 'support'> | null): void {
  if (caller?.support) {
    throw new AppError('support.readOnly', { params: { name: caller.support.organizationName } });
  }
}

/**
 * The caller in the client's cabinet that their session is marked with. Rights and role stay those of home; of the client
 * they see what its admins see, hold no place in it, and head nobody there. Time over or right lost: they are at home.
 */
export function asGuest(
  own: Caller,
  organizationId: number,
  support: Omit<Support, 'homeOrganizationId'>,
  now: Date,
): Caller {
  if (support.until <= now || own.viewAs !== null || !mayEnterWorkspaces(own)) return own;
  return {
    ...own,
    ...{ organizationId, isLeader: false, leaderSubdivisionId: null, actingSubdivisionIds: [] },
    ...{ subdivisionId: null, positionId: null, scopedRights: [], roleIds: [] },
    support: { ...support, homeOrganizationId: own.organizationId },
  };
}
