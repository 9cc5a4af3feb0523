import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const educationNotificationTypes = {
  educationAssigned: {
    section: 'educations',
    reason: 'assignment',
    isSentOutside: true,
    until: 'assignment',
    copies: 'about',
    variables: ['name'],
  },
  educationChanged: {
    section: 'educations',
    reason: 'assignment',
    isSentOutside: true,
    until: 'assignment',
    copies: 'about',
    variables: ['name'],
  },
  educationReminder: {
    section: 'educations',
    reason: 'assignment',
    isSentOutside: true,
    until: 'assignment',
    before: [3, 0],
    copies: 'about',
    variables: ['name'],
  },
  educationCompleted: {
    section: 'educations',
    reason: 'assignment',
    isSentOutside: false,
    copies: 'about',
    variables: ['name'],
  },
  educationOverdue: {
    section: 'educations',
    reason: 'assignment',
    isSentOutside: true,
    until: 'assignment',
    repeatEvery: 3,
    copies: 'about',
    variables: ['name'],
  },
  educationTeamOverdue: {
    section: 'educations',
    reason: 'leader',
    hasEscalation: true,
    isSentOutside: true,
    variables: ['name', 'count'],
  },
  educationComment: {
    section: 'educations',
    reason: 'owner',
    isSentOutside: false,
    copies: 'same',
    variables: ['name', 'person', 'clause'],
  },
  educationPrerequisite: {
    section: 'educations',
    reason: 'owner',
    isSentOutside: false,
    variables: ['name', 'required'],
  },
} as const satisfies NotificationTypes;
