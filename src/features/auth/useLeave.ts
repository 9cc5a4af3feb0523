import { useCallback } from 'react';
import { replaceRoute } from '@src/store/open-route';
import { useSession } from '@src/store/useSession';
import { useSessionEndMutation } from './api';

/** Ends the session on the server and on this device. Without a network it ends here at least. */
export function useLeave(): (route?: string) => Promise<void> {
  const [sessionEnd] = useSessionEndMutation();
  const session = useSession();
  return useCallback(
    async (route = '/') => {
      // First: the end of the session may load the page before its answer does. Whoever signs in next on this device
      // does not begin where this person was.
      replaceRoute('/');
      await sessionEnd();
      await session.leave(route);
    },
    [sessionEnd, session],
  );
}
