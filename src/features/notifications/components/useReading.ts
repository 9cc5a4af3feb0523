import { useEffect, useState } from 'react';
import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';
import { timeouts } from '@src/store/slices/alerts';
import { useNotificationsReadMutation, useNotificationsUnreadMutation } from '../api';

/** Marks notifications as read or unread. `onOpened`: called automatically when a notification is followed. */
export function useReading() {
  const [read] = useNotificationsReadMutation();
  const [unread] = useNotificationsUnreadMutation();
  const isViewing = useAppSelector((state) => state.app.viewAs !== null || selectIsGuest(state));
  const readOne = (id: string) => void read({ ids: [id] });
  return {
    readOne,
    unreadOne: (id: string) => void unread({ ids: [id] }),
    // In view-as mode and in support sessions nothing may be changed, so following marks nothing.
    onOpened: isViewing ? () => undefined : readOne,
  };
}

/**
 * Marks all as read, with an undo for as long as an alert would be shown. It is inside the panel, because an alert outside is not
 * reachable by keyboard while the panel is open.
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
