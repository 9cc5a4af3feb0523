import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of content of any kind. */
export const contentNotificationTypes = {
  confusionThreshold: {
    section: 'educations',
    reason: 'owner',
    isSentOutside: true,
    copies: 'same',
    variables: ['name', 'clause', 'count'],
  },
  confusionResolved: {
    section: 'educations',
    reason: 'asked',
    isSentOutside: false,
    variables: ['name', 'clause'],
  },
} as const satisfies NotificationTypes;
