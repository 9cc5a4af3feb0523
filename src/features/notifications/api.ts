import { api } from '@src/api/generated/notifications';
import { listTags } from '@src/api/tags';

const settings: ['NotificationSetting'] = ['NotificationSetting'];

export const {
  useNotificationReasonQuery,
  useNotificationsReadMutation,
  useNotificationsUnreadMutation,
  useLettersQuery,
  useLetterReadMutation,
  useOrganizationNotificationsQuery,
  useOrganizationNotificationsUpdateMutation,
  useRoleNotificationsQuery,
  useRoleNotificationsUpdateMutation,
  useUserNotificationsQuery,
  useUserNotificationsUpdateMutation,
  useNotificationScheduleQuery,
  useNotificationScheduleUpdateMutation,
  useNotificationTextsQuery,
  useNotificationTextUpdateMutation,
  useNotificationTestMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['Notification', 'NotificationSetting', 'Letter'],
  endpoints: {
    notificationsRead: { invalidatesTags: ['Notification'] },
    notificationsUnread: { invalidatesTags: ['Notification'] },
    notificationTest: { invalidatesTags: ['Notification'] },
    letters: { providesTags: (result) => listTags('Letter', result?.letters.items) },
    organizationNotifications: { providesTags: settings },
    organizationNotificationsUpdate: { invalidatesTags: settings },
    roleNotifications: { providesTags: settings },
    roleNotificationsUpdate: { invalidatesTags: settings },
    userNotifications: { providesTags: settings },
    userNotificationsUpdate: { invalidatesTags: settings },
    notificationSchedule: { providesTags: settings },
    notificationScheduleUpdate: { invalidatesTags: settings },
    notificationTexts: { providesTags: settings },
    notificationTextUpdate: { invalidatesTags: settings },
  },
});

import type {
  LettersQuery,
  NotificationMatrixFieldsFragment,
  NotificationScheduleFieldsFragment,
  NotificationTextFieldsFragment,
} from '@src/api/generated/notifications';

export type { LettersQuery };
export type {
  EscalationAudience,
  NotificationLevel,
  NotificationScheduleInput as ScheduleInput,
  NotificationSettingInput,
} from '@src/api/generated/types';

export type Matrix = NotificationMatrixFieldsFragment;
export type MatrixRow = Matrix['rows'][number];
export type Channel = Matrix['channels'][number];
export type Audience = MatrixRow['copies'];
export type Schedule = NotificationScheduleFieldsFragment;
export type NotificationTexts = NotificationTextFieldsFragment;
