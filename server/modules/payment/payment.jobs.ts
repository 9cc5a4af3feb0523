import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

export const paymentJobs = {
  /** Settles subscriptions that are due now or soon. */
  settleSubscriptions: defineJob({
    name: 'settleSubscriptions',
    payload: noPayload,
    pool: 'slow',
    schedule: '* * * * *',
  }),
  /** Settles the subscription of an organization that was resumed or restored. */
  settleSubscription: defineJob({
    name: 'settleSubscription',
    payload: z.object({ organizationId: z.number() }),
    pool: 'quick',
  }),
  /** Starts a payment at the service, or checks its state. */
  checkPayment: defineJob({
    name: 'checkPayment',
    payload: z.object({ organizationId: z.number(), paymentId: z.number() }),
    pool: 'outside',
  }),
  /** Checks payments for which no notification has arrived. */
  checkPayments: defineJob({
    name: 'checkPayments',
    payload: noPayload,
    pool: 'outside',
    schedule: '* * * * *',
  }),
  /** Tops up balances that have fallen below their organizations' thresholds. */
  topUpAutomatically: defineJob({
    name: 'topUpAutomatically',
    payload: noPayload,
    pool: 'slow',
    schedule: '* * * * *',
  }),
  /** Reads a refund that was reported. */
  readRefund: defineJob({
    name: 'readRefund',
    payload: z.object({ externalId: z.string() }),
    pool: 'outside',
  }),
  /** Reads refunds for which no notification has arrived. */
  readRefunds: defineJob({
    name: 'readRefunds',
    payload: noPayload,
    pool: 'outside',
    schedule: '23 * * * *',
  }),
  /** Registers the receipt of a refund for which the service has none. */
  registerRefundReceipt: defineJob({
    name: 'registerRefundReceipt',
    payload: z.object({ organizationId: z.number(), refundId: z.number() }),
    pool: 'outside',
  }),
  /** Registers the receipt of what was paid for from an advance. */
  registerSettlementReceipt: defineJob({
    name: 'registerSettlementReceipt',
    payload: z.object({ organizationId: z.number(), receiptId: z.number() }),
    pool: 'outside',
  }),
  /** Issues acts for the months that are over. */
  issueActs: defineJob({ name: 'issueActs', payload: noPayload, pool: 'slow', schedule: '17 * * * *' }),
  /** Makes the bytes of a document, unless its download made them first. */
  makePayDocument: defineJob({
    name: 'makePayDocument',
    payload: z.object({ organizationId: z.number(), documentId: z.number() }),
    pool: 'slow',
  }),
  /** Expires corrections of balances that nobody has confirmed in time. */
  expireAdjustments: defineJob({
    name: 'expireAdjustments',
    payload: noPayload,
    pool: 'slow',
    schedule: '41 * * * *',
  }),
  /** Compares the ledgers with payments, charges, documents and the payment service. */
  checkMoney: defineJob({ name: 'checkMoney', payload: noPayload, pool: 'slow', schedule: '40 1 * * *' }),
  /** Looks again at what referrals have earned: whose ИНН or card has become known since. */
  flagAccruals: defineJob({
    name: 'flagAccruals',
    payload: noPayload,
    pool: 'slow',
    schedule: '16 0 * * *',
  }),
  /** Deletes the data that distinguished the browsers that opened a link on earlier days. */
  forgetRefClicks: defineJob({
    name: 'forgetRefClicks',
    payload: noPayload,
    pool: 'slow',
    schedule: '12 0 * * *',
  }),
  /** Deletes old notifications that concern no payment of ours. */
  forgetUnmatchedNotifications: defineJob({
    name: 'forgetUnmatchedNotifications',
    payload: noPayload,
    pool: 'slow',
    schedule: '14 0 * * *',
  }),
  /** Expires granted tokens at their expiry. */
  expireTokens: defineJob({ name: 'expireTokens', payload: noPayload, pool: 'slow', schedule: '* * * * *' }),
  /** Settles tokens whose paid action was killed before it used them or gave them back. */
  settleReserves: defineJob({
    name: 'settleReserves',
    payload: noPayload,
    pool: 'slow',
    schedule: '* * * * *',
  }),
  /** Processes a notification that was sent in the name of the payment service. */
  readPaymentNotification: defineJob({
    name: 'readPaymentNotification',
    payload: z.object({ id: z.number() }),
    pool: 'outside',
  }),
};
