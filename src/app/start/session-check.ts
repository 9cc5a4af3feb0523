import type { InitData, SessionRole } from '@src/api/init';
import type { AuthState } from '@src/store/slices/auth';

/** The meaning of an `initApp` response for the client's saved session. `reload`: the user's position now has another role. */
export type SessionVerdict = 'keep' | 'signOut' | 'reload';

/**
 * Signs out when the server no longer accepts the session, and when the role's `updatedAt` has changed since sign-in, because
 * data loaded under other rights must not remain. When the position has another role, the role is saved and the page reloaded.
 */
export function checkSession(auth: AuthState, data: InitData): SessionVerdict {
  if (!auth.token) return 'keep';
  if (!data.userIsAuth || !data.initApp.user) return 'signOut';
  // In view-as mode, the response does not contain the user's own role.
  if (data.initApp.viewAs) return 'keep';
  return compareRoles(auth.user?.position?.role ?? null, data.initApp.userRole ?? null);
}

type RoleStamp = Pick<SessionRole, 'id' | 'updatedAt'> | null;

function compareRoles(before: RoleStamp, now: RoleStamp): SessionVerdict {
  if (before?.id !== now?.id) return 'reload';
  return before?.updatedAt === now?.updatedAt ? 'keep' : 'signOut';
}
