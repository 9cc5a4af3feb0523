import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const qualificationNotificationTypes = {
  qualificationAssigned: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    until: 'assignment',
    copies: 'about',
    variables: ['name'],
  },
  qualificationChanged: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    copies: 'about',
    variables: ['name'],
  },
  qualificationReminder: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    until: 'assignment',
    before: [3, 0],
    copies: 'about',
    variables: ['name'],
  },
  qualificationOverdue: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    until: 'assignment',
    repeatEvery: 3,
    copies: 'about',
    variables: ['name'],
  },
  qualificationTeamOverdue: {
    section: 'qualifications',
    reason: 'leader',
    hasEscalation: true,
    isSentOutside: true,
    variables: ['name', 'count'],
  },
  qualificationEarned: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    copies: 'about',
    variables: ['name', 'number'],
  },
  qualificationExpiring: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    copies: 'about',
    variables: ['name', 'date'],
  },
  qualificationLost: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    copies: 'about',
    variables: ['name', 'date'],
  },
  qualificationWithdrawn: {
    section: 'qualifications',
    reason: 'assignment',
    isSentOutside: true,
    copies: 'about',
    variables: ['name', 'reason'],
  },
  qualificationItemArchived: {
    section: 'qualifications',
    reason: 'owner',
    isSentOutside: true,
    variables: ['name', 'component'],
  },
} as const satisfies NotificationTypes;
