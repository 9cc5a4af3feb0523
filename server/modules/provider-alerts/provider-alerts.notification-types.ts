import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const providerAlertNotificationTypes = {
  providerMessage: { section: 'organization', reason: 'admin', isSentOutside: true, variables: ['message'] },
} as const satisfies NotificationTypes;
