import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const adaptationNotificationTypes = {
  adaptationTask: {
    section: 'adaptation',
    reason: 'turn',
    isSentOutside: true,
    until: 'step',
    before: [0],
    repeatEvery: 3,
    variables: ['name', 'person'],
  },
  checkinDue: {
    section: 'adaptation',
    reason: 'turn',
    isSentOutside: true,
    until: 'step',
    before: [1, 0],
    repeatEvery: 3,
    variables: ['name', 'person'],
  },
  newcomerStartsSoon: {
    section: 'adaptation',
    reason: 'turn',
    isSentOutside: true,
    before: [3],
    variables: ['person', 'date'],
  },
  adaptationEnding: {
    section: 'adaptation',
    reason: 'turn',
    isSentOutside: true,
    until: 'decision',
    before: [7, 0],
    repeatEvery: 3,
    variables: ['person', 'date'],
  },
  adaptationResult: {
    section: 'adaptation',
    reason: 'account',
    isSentOutside: true,
    variables: ['person', 'result', 'comment'],
  },
} as const satisfies NotificationTypes;
