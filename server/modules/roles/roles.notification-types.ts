import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const roleNotificationTypes = {
  accessRequest: {
    section: 'employees',
    reason: 'admin',
    isSentOutside: true,
    copies: 'same',
    variables: ['person', 'what'],
  },
  accessRequestResult: {
    section: 'employees',
    reason: 'account',
    isSentOutside: true,
    variables: ['what', 'result'],
  },
  roleChanged: {
    section: 'security',
    reason: 'account',
    isSentOutside: true,
    variables: ['role', 'result'],
  },
} as const satisfies NotificationTypes;
