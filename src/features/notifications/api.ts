import { api } from '@src/api/generated/notifications';
import { listTags } from '@src/api/tags';

export const { useNotificationsQuery, useNotificationsReadMutation, useLettersQuery } = api.enhanceEndpoints({
  addTagTypes: ['Notification', 'Letter'],
  endpoints: {
    notifications: { providesTags: (result) => listTags('Notification', result?.notifications.items) },
    notificationsRead: { invalidatesTags: ['Notification'] },
    letters: { providesTags: (result) => listTags('Letter', result?.letters.items) },
  },
});

export type {
  NotificationFieldsFragment as NotificationItem,
  LettersQuery,
} from '@src/api/generated/notifications';
