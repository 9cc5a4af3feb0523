import { AppError } from '@server/errors';
import type { Caller, Support } from '../context';
import type { SupportConsent } from '../generated/types';
import { hasRight } from './rights';

/** Consents that let a guest change something, now or later. */
const CONSENTS_TO_CHANGE: readonly (SupportConsent | null)[] = ['asked', 'allowed', 'waived'];

/**
 * Whether the caller may enter clients' workspaces at all, to view or to change something there: checked again on every request.
 */
export function mayEnterWorkspaces(caller: Caller, consent: SupportConsent | null = null): boolean {
  const flag = CONSENTS_TO_CHANGE.includes(consent) ? 'write' : 'read';
  return caller.isSuperAdmin && hasRight(caller, 'backOfficeSuper', flag);
}

/** Returns the caller's own organization, regardless of the workspace that they view. */
export function homeOf({ support, organizationId }: Pick<Caller, 'support' | 'organizationId'>): number {
  return support?.homeOrganizationId ?? organizationId;
}

/**
 * Rejects actions that guests may never take, whatever the client allows: downloads, and every mutation that the contract does
 * not mark. @throws {AppError} support.readOnly, support.waiting, support.never
 */
export function rejectGuest(caller: Pick<Caller, 'support'> | null): void {
  if (!caller?.support) return;
  const { mayChange, consent, organizationName: name } = caller.support;
  if (mayChange) throw new AppError('support.never', { params: { name } });
  throw new AppError(consent === 'asked' ? 'support.waiting' : 'support.readOnly', { params: { name } });
}

/**
 * Returns the caller as a guest in the client's workspace of their session. They keep their own rights and role; they see what
 * the client's admins see, but hold no position there and head nobody. If the time is over or the right is lost, they are back in
 * their own organization.
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
