import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const employeeNotificationTypes = {
  profileChangeRequest: {
    section: 'employees',
    reason: 'personnel',
    isSentOutside: true,
    variables: ['person', 'fields'],
  },
  profileChangeResult: {
    section: 'employees',
    reason: 'account',
    isSentOutside: true,
    variables: ['fields', 'result', 'reason'],
  },
  documentExpiring: {
    section: 'employees',
    reason: 'account',
    isSentOutside: true,
    until: 'document',
    before: [30, 7, 0],
    repeatEvery: 7,
    variables: ['name', 'date'],
  },
  employeeDocumentExpiring: {
    section: 'employees',
    reason: 'personnel',
    isSentOutside: true,
    until: 'document',
    before: [30, 7, 0],
    repeatEvery: 7,
    variables: ['name', 'person', 'date'],
  },
} as const satisfies NotificationTypes;
