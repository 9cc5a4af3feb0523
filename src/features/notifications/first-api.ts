import { api, type NotificationsQuery } from '@src/api/generated/notifications-first';
import { listTags } from '@src/api/tags';

export type NotificationItem = NotificationsQuery['notifications']['items'][number];

/** The query that the frame's bell needs. The rest of notifications is in `api.ts`. */
export const { useNotificationsQuery } = api.enhanceEndpoints({
  endpoints: {
    notifications: { providesTags: (result) => listTags('Notification', result?.notifications.items) },
  },
});
