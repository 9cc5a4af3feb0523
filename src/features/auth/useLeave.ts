import { useCallback } from 'react';
import { replaceRoute } from '@src/store/open-route';
import { useSession } from '@src/store/useSession';
import { useSessionEndMutation } from './api';

/** Ends the session on the server and on this device. Without a connection, only on this device. */
export function useLeave(): (route?: string) => Promise<void> {
  const [sessionEnd] = useSessionEndMutation();
  const session = useSession();
  return useCallback(
    async (route = '/') => {
      // Done first, because the end of the session can reload the page before its response arrives. The next user on this device
      // must not start on this user's page.
      replaceRoute('/');
      await sessionEnd();
      await session.leave(route);
    },
    [sessionEnd, session],
  );
}
