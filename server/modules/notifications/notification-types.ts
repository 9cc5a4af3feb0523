import { contentNotificationTypes } from './content-notification-types';
import type { NotificationType } from './notification-type';

/**
 * Everything that the system tells people, in the order of the settings' matrix. To add a type: a line here, its names
 * `organizationNotificationTypes.<type>` in enums.json, its texts `<type>` in notifications.json and
 * `notice.<type>.subject` and `.text` in letters.json, in both languages; then call `notify`.
 */
export const notificationTypes = {
  ...contentNotificationTypes,
  adaptationTask: {
    section: 'adaptation',
    reason: 'turn',
    isLetter: true,
    until: 'step',
    before: [0],
    repeatEvery: 3,
    variables: ['name', 'person'],
  },
  checkinDue: {
    section: 'adaptation',
    reason: 'turn',
    isLetter: true,
    until: 'step',
    before: [1, 0],
    repeatEvery: 3,
    variables: ['name', 'person'],
  },
  newcomerStartsSoon: {
    section: 'adaptation',
    reason: 'turn',
    isLetter: true,
    before: [3],
    variables: ['person', 'date'],
  },
  adaptationEnding: {
    section: 'adaptation',
    reason: 'turn',
    isLetter: true,
    until: 'decision',
    before: [7, 0],
    repeatEvery: 3,
    variables: ['person', 'date'],
  },
  adaptationResult: {
    section: 'adaptation',
    reason: 'account',
    isLetter: true,
    variables: ['person', 'result', 'comment'],
  },
  balanceLow: {
    section: 'organization',
    reason: 'admin',
    isLetter: true,
    variables: ['amount', 'date'],
  },
  paymentSucceeded: { section: 'organization', reason: 'admin', isLetter: true, variables: ['amount'] },
  paymentFailed: { section: 'organization', reason: 'admin', isLetter: true, variables: ['amount'] },
  paymentRefunded: { section: 'organization', reason: 'admin', isLetter: true, variables: ['amount'] },
  debtArose: { section: 'organization', reason: 'admin', isLetter: true, variables: ['amount'] },
  disputeAccepted: {
    section: 'organization',
    reason: 'admin',
    isLetter: true,
    variables: ['title', 'count'],
  },
  disputeDeclined: {
    section: 'organization',
    reason: 'admin',
    isLetter: true,
    variables: ['title', 'answer'],
  },
  autoTopUpOff: {
    section: 'organization',
    reason: 'admin',
    isLetter: true,
    variables: ['amount', 'result'],
  },
  providerMessage: { section: 'organization', reason: 'admin', isLetter: true, variables: ['message'] },
  profileChangeRequest: {
    section: 'employees',
    reason: 'personnel',
    isLetter: true,
    variables: ['person', 'fields'],
  },
  profileChangeResult: {
    section: 'employees',
    reason: 'account',
    isLetter: true,
    variables: ['fields', 'result', 'reason'],
  },
  documentExpiring: {
    section: 'employees',
    reason: 'account',
    isLetter: true,
    until: 'document',
    before: [30, 7, 0],
    repeatEvery: 7,
    variables: ['name', 'date'],
  },
  employeeDocumentExpiring: {
    section: 'employees',
    reason: 'personnel',
    isLetter: true,
    until: 'document',
    before: [30, 7, 0],
    repeatEvery: 7,
    variables: ['name', 'person', 'date'],
  },
  actingHead: {
    section: 'employees',
    reason: 'acting',
    isLetter: true,
    variables: ['name', 'person', 'dateFrom', 'dateTo', 'result'],
  },
  actingForHead: {
    section: 'employees',
    reason: 'replaced',
    isLetter: true,
    variables: ['name', 'person', 'dateFrom', 'dateTo', 'result'],
  },
  accessRequest: {
    section: 'employees',
    reason: 'admin',
    isLetter: true,
    copies: 'same',
    variables: ['person', 'what'],
  },
  accessRequestResult: {
    section: 'employees',
    reason: 'account',
    isLetter: true,
    variables: ['what', 'result'],
  },
  idealProposal: {
    section: 'organization',
    reason: 'admin',
    isLetter: false,
    variables: ['person', 'text'],
  },
  idealProposalResult: {
    section: 'organization',
    reason: 'account',
    isLetter: true,
    variables: ['result', 'comment'],
  },
  gapCheckOpened: {
    section: 'organization',
    reason: 'account',
    isLetter: true,
    variables: ['person'],
  },
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
  supportSession: {
    section: 'security',
    reason: 'admin',
    isLetter: true,
    variables: ['person', 'reason', 'minutes'],
  },
  supportRequest: {
    section: 'security',
    reason: 'admin',
    isLetter: true,
    isUrgent: true,
    variables: ['person', 'reason', 'minutes'],
  },
  roleChanged: {
    section: 'security',
    reason: 'account',
    isLetter: true,
    variables: ['role', 'result'],
  },
} as const satisfies Record<string, NotificationType>;

export type NotificationTypeName = keyof typeof notificationTypes;

/** The same with the optional facts of each readable. */
const byName: Readonly<Record<NotificationTypeName, NotificationType>> = notificationTypes;

/** What is known of a type. */
export function notificationType(name: NotificationTypeName): NotificationType {
  return byName[name];
}

/** Whether there is such a type. */
export function isNotificationType(name: string): name is NotificationTypeName {
  return Object.hasOwn(notificationTypes, name);
}

/** All of them, in the order of the matrix. */
export const notificationTypeNames: readonly NotificationTypeName[] =
  Object.keys(notificationTypes).filter(isNotificationType);

/** Types that ask their receiver for something until that has ended. */
export function typesUntil(until: NonNullable<NotificationType['until']>): NotificationTypeName[] {
  return notificationTypeNames.filter((name) => byName[name].until === until);
}
