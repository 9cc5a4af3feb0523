import { useEffect, useState } from 'react';
import { timeouts } from '@src/store/slices/alerts';
import { useNotificationsReadMutation, useNotificationsUnreadMutation } from '../api';

/** Marking as read and taking it back. */
export function useReading() {
  const [read] = useNotificationsReadMutation();
  const [unread] = useNotificationsUnreadMutation();
  return {
    readOne: (id: string) => void read({ ids: [id] }),
    unreadOne: (id: string) => void unread({ ids: [id] }),
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
