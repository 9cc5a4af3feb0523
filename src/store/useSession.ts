import { useMemo } from 'react';
import type { SessionUser } from '@src/api/init';
import { takeReturnPath } from '@src/lib/return-path';
import { takeSecret } from '@src/lib/route-secrets';
import { useAppDispatch } from './hooks';
import { openRoute } from './open-route';
import { flushStore } from './persistor';
import { signedIn, signedOut } from './slices/auth';

/** Signing in and out of the workspace. Both reload the page, so that no data of another user stays in memory. */
export function useSession() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      enter: async (session: { token: string; user: SessionUser }, routePath?: string | null) => {
        dispatch(signedIn(session));
        await flushStore();
        const returnPath = takeReturnPath();
        openRoute(routePath ?? returnPath ?? '/');
      },
      leave: async (route = '/') => {
        takeSecret('resetPasswordCode');
        dispatch(signedOut());
        await flushStore();
        openRoute(route);
      },
    }),
    [dispatch],
  );
}
