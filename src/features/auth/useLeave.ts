import { useCallback } from 'react';
import { useSession } from '@src/store/useSession';
import { useSessionEndMutation } from './api';

/** Ends the session on the server and on this device. Without a network it ends here at least. */
export function useLeave(): () => Promise<void> {
  const [sessionEnd] = useSessionEndMutation();
  const session = useSession();
  return useCallback(async () => {
    await sessionEnd();
    await session.leave();
  }, [sessionEnd, session]);
}
