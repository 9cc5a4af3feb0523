import type { NotificationTypes } from '@server/modules/notifications/notification-type';

/** The notification types of this module. */
export const paymentNotificationTypes = {
  balanceLow: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: true,
    variables: ['amount', 'date'],
  },
  paymentSucceeded: { section: 'organization', reason: 'admin', isSentOutside: true, variables: ['amount'] },
  paymentFailed: { section: 'organization', reason: 'admin', isSentOutside: true, variables: ['amount'] },
  paymentRefunded: { section: 'organization', reason: 'admin', isSentOutside: true, variables: ['amount'] },
  debtArose: { section: 'organization', reason: 'admin', isSentOutside: true, variables: ['amount'] },
  disputeAccepted: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: true,
    variables: ['title', 'count'],
  },
  disputeDeclined: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: true,
    variables: ['title', 'answer'],
  },
  tokenLimitReached: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: true,
    variables: ['title', 'percent', 'number', 'of'],
  },
  autoTopUpOff: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: true,
    variables: ['amount', 'result'],
  },
  refPayoutPaid: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: true,
    variables: ['amount', 'number', 'date'],
  },
  refPayoutDeclined: {
    section: 'organization',
    reason: 'admin',
    isSentOutside: true,
    variables: ['amount', 'number', 'answer'],
  },
  refInvoiceWaits: {
    section: 'organization',
    reason: 'provider',
    isSentOutside: true,
    variables: ['client', 'amount', 'number', 'date'],
  },
  moneyDiffers: {
    section: 'organization',
    reason: 'provider',
    isSentOutside: true,
    variables: ['client', 'count'],
  },
  adjustmentWaits: {
    section: 'organization',
    reason: 'provider',
    isSentOutside: true,
    variables: ['person', 'client', 'amount', 'reason'],
  },
  adjustmentDecided: {
    section: 'organization',
    reason: 'provider',
    isSentOutside: true,
    variables: ['client', 'amount', 'result', 'answer', 'person'],
  },
} as const satisfies NotificationTypes;
