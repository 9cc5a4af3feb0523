import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** What people are told about by this module. */
export const providerAlertNotificationTypes = {
  providerMessage: { section: 'organization', reason: 'admin', isLetter: true, variables: ['message'] },
} as const satisfies NotificationTypes;
