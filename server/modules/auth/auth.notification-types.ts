import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const authNotificationTypes = {
  newDeviceLogin: {
    section: 'security',
    reason: 'account',
    isLetter: true,
    isUrgent: true,
    variables: ['device', 'address'],
  },
  signInUnconfirmed: {
    section: 'security',
    reason: 'admin',
    isLetter: true,
    variables: ['person'],
  },
  signInDisputed: {
    section: 'security',
    reason: 'admin',
    isLetter: true,
    isRequired: true,
    isUrgent: true,
    variables: ['person'],
  },
} as const satisfies NotificationTypes;
