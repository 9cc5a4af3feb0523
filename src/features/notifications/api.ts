import { api } from '@src/api/generated/notifications';
import { listTags } from '@src/api/tags';

const settings: ['NotificationSetting'] = ['NotificationSetting'];

export const {
  useNotificationReasonQuery,
  useNotificationsReadMutation,
  useNotificationsUnreadMutation,
  useEmailsQuery,
  useEmailReadMutation,
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
  addTagTypes: ['Notification', 'NotificationSetting', 'Email'],
  endpoints: {
    emails: { providesTags: (result) => listTags('Email', result?.emails.items) },
    organizationNotifications: { providesTags: settings },
    roleNotifications: { providesTags: settings },
    userNotifications: { providesTags: settings },
    notificationSchedule: { providesTags: settings },
    notificationTexts: { providesTags: settings },
  },
});

import type {
  EmailsQuery,
  NotificationMatrixFieldsFragment,
  NotificationScheduleFieldsFragment,
  NotificationTextFieldsFragment,
} from '@src/api/generated/notifications';

export type { EmailsQuery };
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
