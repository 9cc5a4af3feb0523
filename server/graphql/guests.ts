import { AppError } from '@server/errors';
import type { Caller, Support } from './context';
import type { SupportConsent } from './generated/resolvers';
import { hasRight } from './rights';

/** What lets a guest change something, or may come to that. */
const CHANGING: readonly (SupportConsent | null)[] = ['asked', 'allowed', 'waived'];

/**
 * Whether the caller may be in clients' cabinets at all, to look or to change something there: decided anew with every
 * request.
 */
export function mayEnterWorkspaces(caller: Caller, consent: SupportConsent | null = null): boolean {
  const flag = CHANGING.includes(consent) ? 'write' : 'read';
  return caller.isSuperAdmin && hasRight(caller, 'backOfficeSuper', flag);
}

/** Where somebody belongs, wherever they look. */
export function homeOf({ support, organizationId }: Pick<Caller, 'support' | 'organizationId'>): number {
  return support?.homeOrganizationId ?? organizationId;
}

/**
 * What guests never do, whatever the client allows: what takes something along, and every mutation that the contract does not
 * mark. @throws {AppError} support.readOnly, support.waiting, support.never
 */
export function refuseGuest(caller: Pick<Caller, 'support'> | null): void {
  if (!caller?.support) return;
  const { mayChange, consent, organizationName: name } = caller.support;
  if (mayChange) throw new AppError('support.never', { params: { name } });
  throw new AppError(consent === 'asked' ? 'support.waiting' : 'support.readOnly', { params: { name } });
}

/**
 * The caller in the client's cabinet that their session is marked with. Rights and role stay those of home; of the client
 * they see what its admins see, hold no place in it, and head nobody there. Time over or right lost: they are at home.
 */
export function asGuest(
  own: Caller,
  organizationId: number,
  support: Omit<Support, 'homeOrganizationId' | 'mayChange'>,
  now: Date,
): Caller {
  const { until, consent } = support;
  if (until <= now || own.viewAs !== null || !mayEnterWorkspaces(own, consent)) return own;
  return {
    ...own,
    ...{ organizationId, isLeader: false, leaderSubdivisionId: null, actingSubdivisionIds: [] },
    ...{ subdivisionId: null, positionId: null, scopedRights: [], roleIds: [] },
    support: {
      ...support,
      homeOrganizationId: own.organizationId,
      mayChange: consent === 'allowed' || consent === 'waived',
    },
  };
}
