import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const supportNotificationTypes = {
  supportSession: {
    section: 'security',
    reason: 'admin',
    isSentOutside: true,
    variables: ['person', 'reason', 'minutes'],
  },
  supportRequest: {
    section: 'security',
    reason: 'admin',
    isSentOutside: true,
    isUrgent: true,
    variables: ['person', 'reason', 'minutes'],
  },
} as const satisfies NotificationTypes;
