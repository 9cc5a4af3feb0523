import { useMemo } from 'react';
import type { SessionUser } from '@src/api/init';
import { useAppDispatch } from './hooks';
import { flushStore } from './persistor';
import { signedIn, signedOut } from './slices/auth';

/** Entering and leaving the cabinet. Both load the page anew, so that nothing of another person stays in memory. */
export function useSession() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      enter: async (session: { token: string; user: SessionUser }, routePath?: string | null) => {
        dispatch(signedIn(session));
        await flushStore();
        goTo(routePath ?? '/');
      },
      leave: async () => {
        dispatch(signedOut());
        await flushStore();
        window.location.reload();
      },
    }),
    [dispatch],
  );
}

/** Goes to a route of the cabinet by loading the page. The running router, a visitor's, hears nothing of it. */
function goTo(routePath: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}#${routePath.replace(/^\/?#/, '')}`);
  window.location.reload();
}
