import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const structureNotificationTypes = {
  actingHead: {
    section: 'employees',
    reason: 'acting',
    isSentOutside: true,
    variables: ['name', 'person', 'dateFrom', 'dateTo', 'result'],
  },
  actingForHead: {
    section: 'employees',
    reason: 'replaced',
    isSentOutside: true,
    variables: ['name', 'person', 'dateFrom', 'dateTo', 'result'],
  },
} as const satisfies NotificationTypes;
