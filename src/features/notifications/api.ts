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
    letters: { providesTags: (result) => listTags('Letter', result?.letters.items) },
    organizationNotifications: { providesTags: settings },
    roleNotifications: { providesTags: settings },
    userNotifications: { providesTags: settings },
    notificationSchedule: { providesTags: settings },
    notificationTexts: { providesTags: settings },
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
