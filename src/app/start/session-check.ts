import type { InitData, SessionRole } from '@src/api/init';
import type { AuthState } from '@src/store/slices/auth';

/**
 * What the answer of `initApp` means for a client that believes what it believes. `reload`: the person has another role
 * by their position than before.
 */
export type SessionVerdict = 'keep' | 'signOut' | 'reload';

/**
 * Signed out when the server does not know the session any more, and when the role's `updatedAt` has moved since
 * sign-in: what was loaded under other rights must not stay. A position's role that became another one is taken over,
 * and the page loaded anew.
 */
export function checkSession(auth: AuthState, data: InitData): SessionVerdict {
  if (!auth.token) return 'keep';
  if (!data.userIsAuth || !data.initApp.user) return 'signOut';
  // Looking as another role says nothing of the person's own.
  if (data.initApp.viewAs) return 'keep';
  return compareRoles(auth.user?.position?.role ?? null, data.initApp.userRole ?? null);
}

type RoleStamp = Pick<SessionRole, 'id' | 'updatedAt'> | null;

function compareRoles(before: RoleStamp, now: RoleStamp): SessionVerdict {
  if (before?.id !== now?.id) return 'reload';
  return before?.updatedAt === now?.updatedAt ? 'keep' : 'signOut';
}
