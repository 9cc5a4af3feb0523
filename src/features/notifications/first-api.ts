import { api, type NotificationsQuery } from '@src/api/generated/notifications-first';
import { listTags } from '@src/api/tags';

export type NotificationItem = NotificationsQuery['notifications']['items'][number];

/** What the bell of the frame asks. The rest of notifications: `api.ts`. */
export const { useNotificationsQuery } = api.enhanceEndpoints({
  endpoints: {
    notifications: { providesTags: (result) => listTags('Notification', result?.notifications.items) },
  },
});
