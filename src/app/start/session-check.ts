import type { InitData } from '@src/api/init';
import type { AuthState } from '@src/store/slices/auth';

/** What the answer of `initApp` means for a client that believes what it believes. */
export type SessionVerdict = 'keep' | 'signOut';

/**
 * Signed out when the server does not know the session any more, and when the role's `updatedAt` has moved since
 * sign-in: what was loaded under other rights must not stay.
 */
export function checkSession(auth: AuthState, data: InitData): SessionVerdict {
  if (!auth.token) return 'keep';
  if (!data.userIsAuth || !data.initApp.user) return 'signOut';
  const before = auth.user?.position?.role?.updatedAt ?? null;
  const now = data.initApp.userRole?.updatedAt ?? null;
  return before === now ? 'keep' : 'signOut';
}
