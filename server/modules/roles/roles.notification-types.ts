import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const roleNotificationTypes = {
  accessRequest: {
    section: 'employees',
    reason: 'admin',
    isLetter: true,
    copies: 'same',
    variables: ['person', 'what'],
  },
  accessRequestResult: {
    section: 'employees',
    reason: 'account',
    isLetter: true,
    variables: ['what', 'result'],
  },
  roleChanged: {
    section: 'security',
    reason: 'account',
    isLetter: true,
    variables: ['role', 'result'],
  },
} as const satisfies NotificationTypes;
