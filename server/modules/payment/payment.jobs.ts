import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

export const paymentJobs = {
  /** Subscriptions whose day has come, or is near. */
  settleSubscriptions: defineJob({
    name: 'settleSubscriptions',
    payload: nothing,
    pool: 'slow',
    schedule: '* * * * *',
  }),
  /** Begins a payment at the service, or asks what has become of it. */
  checkPayment: defineJob({
    name: 'checkPayment',
    payload: z.object({ organizationId: z.number(), paymentId: z.number() }),
    pool: 'quick',
  }),
  /** Payments that no notification has told of. */
  checkPayments: defineJob({ name: 'checkPayments', payload: nothing, pool: 'slow', schedule: '* * * * *' }),
  /** Balances that have fallen below what their organizations keep. */
  topUpAutomatically: defineJob({
    name: 'topUpAutomatically',
    payload: nothing,
    pool: 'slow',
    schedule: '* * * * *',
  }),
  /** A refund that somebody told of. */
  readRefund: defineJob({ name: 'readRefund', payload: z.object({ externalId: z.string() }), pool: 'quick' }),
  /** Refunds that no notification has told of. */
  readRefunds: defineJob({ name: 'readRefunds', payload: nothing, pool: 'slow', schedule: '23 * * * *' }),
  /** The receipt of a refund for which the service has none. */
  registerRefundReceipt: defineJob({
    name: 'registerRefundReceipt',
    payload: z.object({ organizationId: z.number(), refundId: z.number() }),
    pool: 'quick',
  }),
  /** Acts of the months that are over. */
  issueActs: defineJob({ name: 'issueActs', payload: nothing, pool: 'slow', schedule: '17 * * * *' }),
  /** The bytes of a document, where its download did not make them first. */
  makePayDocument: defineJob({
    name: 'makePayDocument',
    payload: z.object({ organizationId: z.number(), documentId: z.number() }),
    pool: 'slow',
  }),
  /** Corrections of balances that nobody has confirmed in time. */
  expireAdjustments: defineJob({
    name: 'expireAdjustments',
    payload: nothing,
    pool: 'slow',
    schedule: '41 * * * *',
  }),
  /** By what the browsers that opened a link were told apart, of earlier days. */
  forgetRefClicks: defineJob({
    name: 'forgetRefClicks',
    payload: nothing,
    pool: 'slow',
    schedule: '12 0 * * *',
  }),
  /** Granted tokens whose day has come. */
  expireTokens: defineJob({ name: 'expireTokens', payload: nothing, pool: 'slow', schedule: '* * * * *' }),
  /** Tokens whose paid action was killed before it used them or gave them back. */
  settleReserves: defineJob({
    name: 'settleReserves',
    payload: nothing,
    pool: 'slow',
    schedule: '* * * * *',
  }),
  /** What somebody told in the payment service's name. */
  readPaymentNotification: defineJob({
    name: 'readPaymentNotification',
    payload: z.object({ id: z.number() }),
    pool: 'quick',
  }),
};
