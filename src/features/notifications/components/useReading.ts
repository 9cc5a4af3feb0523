import { useTranslation } from 'react-i18next';
import { useNotify } from '@src/store/useNotify';
import { useNotificationsReadMutation, useNotificationsUnreadMutation } from '../api';

/** Marking as read, one or all, and taking it back. */
export function useReading() {
  const { t } = useTranslation(['notifications', 'common']);
  const notify = useNotify();
  const [read] = useNotificationsReadMutation();
  const [unread] = useNotificationsUnreadMutation();
  return {
    readOne: (id: string) => void read({ ids: [id] }),
    unreadOne: (id: string) => void unread({ ids: [id] }),
    /** With the way back, as everything that is done to many at once. */
    readAll: async () => {
      const { data } = await read({ ids: [] });
      const ids = data?.notificationsRead ?? [];
      if (ids.length === 0) return;
      notify.alert(t('notifications:readDone', { count: ids.length }), {
        label: t('common:action.undo'),
        onPress: () => void unread({ ids }),
      });
    },
  };
}
