import { useEffect, useState } from 'react';
import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';
import { timeouts } from '@src/store/slices/alerts';
import { useNotificationsReadMutation, useNotificationsUnreadMutation } from '../api';

/** Marking as read and taking it back. `onOpened`: what following a notification does by itself. */
export function useReading() {
  const [read] = useNotificationsReadMutation();
  const [unread] = useNotificationsUnreadMutation();
  const isViewing = useAppSelector((state) => state.app.viewAs !== null || selectIsGuest(state));
  const readOne = (id: string) => void read({ ids: [id] });
  return {
    readOne,
    unreadOne: (id: string) => void unread({ ids: [id] }),
    // Whoever looks as a role, or into a client's workspace, changes nothing, and did not ask to.
    onOpened: isViewing ? () => undefined : readOne,
  };
}

/**
 * Marking all as read, with the way back for as long as an alert would stay. It stands in the panel itself: while that
 * is open, an alert beside it is out of the keyboard's reach.
 */
export function useReadingAll() {
  const [read] = useNotificationsReadMutation();
  const [unread] = useNotificationsUnreadMutation();
  const [justRead, setJustRead] = useState<readonly string[]>([]);
  useEffect(() => {
    if (justRead.length === 0) return;
    const timer = setTimeout(() => setJustRead([]), timeouts.alert);
    return () => clearTimeout(timer);
  }, [justRead]);
  return {
    count: justRead.length,
    readAll: async () => {
      const { data } = await read({ ids: [] });
      setJustRead(data?.notificationsRead ?? []);
    },
    undo: async () => {
      setJustRead([]);
      await unread({ ids: [...justRead] });
    },
  };
}
