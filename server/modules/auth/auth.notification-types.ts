import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const authNotificationTypes = {
  newDeviceLogin: {
    section: 'security',
    reason: 'account',
    isSentOutside: true,
    isUrgent: true,
    variables: ['device', 'address'],
  },
  signInUnconfirmed: {
    section: 'security',
    reason: 'admin',
    isSentOutside: true,
    variables: ['person'],
  },
  signInDisputed: {
    section: 'security',
    reason: 'admin',
    isSentOutside: true,
    isRequired: true,
    isUrgent: true,
    variables: ['person'],
  },
} as const satisfies NotificationTypes;
