import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const reportsNotificationTypes = {
  reportNotSent: {
    ...{ section: 'organization', reason: 'owner', isSentOutside: true },
    variables: ['name', 'people'],
  },
} as const satisfies NotificationTypes;
