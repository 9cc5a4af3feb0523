import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** What people are told about by this module. */
export const supportNotificationTypes = {
  supportSession: {
    section: 'security',
    reason: 'admin',
    isLetter: true,
    variables: ['person', 'reason', 'minutes'],
  },
  supportRequest: {
    section: 'security',
    reason: 'admin',
    isLetter: true,
    isUrgent: true,
    variables: ['person', 'reason', 'minutes'],
  },
} as const satisfies NotificationTypes;
