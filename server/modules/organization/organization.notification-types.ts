import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const organizationNotificationTypes = {
  idealProposal: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: false,
    variables: ['person', 'text'],
  },
  idealProposalResult: {
    section: 'organization',
    reason: 'account',
    isSentOutside: true,
    variables: ['result', 'comment'],
  },
  gapCheckOpened: {
    section: 'organization',
    reason: 'account',
    isSentOutside: true,
    variables: ['person'],
  },
} as const satisfies NotificationTypes;
