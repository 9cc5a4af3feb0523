import { z } from 'zod';
import type { Tx } from '@server/db/database';
import { paymentJobs } from '../../payment.jobs';
import type { PaymentRow } from '../../payment.tables';
import { notificationsRepository as notifications } from './notifications.repository';
import { type PaymentKey, paymentsRepository as repository } from '../payments.repository';
import type { PaymentDeps } from '../payments.deps';
import { keyOf } from '../payment-outcomes';
import { checkPayment } from '../payment-checks';

const notified = z.object({
  event: z.string().max(64).optional(),
  object: z.object({
    id: z.string().max(64),
    /** For a refund: the payment that it belongs to. */
    payment_id: z.string().max(64).optional(),
    metadata: z.object({ organizationId: z.string(), paymentId: z.string() }).partial().optional(),
  }),
});

type Notified = z.infer<typeof notified>;

/** Parses what was sent; null: it is not a notification. */
function notifiedOf(body: string): Notified | null {
  try {
    return notified.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

const idShape = z.coerce.number().int().min(1).max(2_147_483_647);

/**
 * Reads a reported refund only if its payment's id at the service is known: outsiders do not know these ids and cannot cause
 * requests to it.
 */
async function enqueueRefund(
  { jobs }: PaymentDeps,
  tx: Tx,
  provider: PaymentRow['provider'],
  { id: externalId, payment_id: paymentId = '' }: Notified['object'],
): Promise<void> {
  if (await repository.byExternalId(tx, provider, paymentId))
    await jobs.enqueue(tx, paymentJobs.readRefund, { externalId });
}

/** The key of the payment that a notification names by our own number; null: none. */
function numberedOf({ object: { metadata } }: Notified): PaymentKey | null {
  const organizationId = idShape.safeParse(metadata?.organizationId);
  const paymentId = idShape.safeParse(metadata?.paymentId);
  if (!organizationId.success || !paymentId.success) return null;
  return { organizationId: organizationId.data, paymentId: paymentId.data };
}

/**
 * Returns the payment of ours that it concerns: one with its id at the service, which outsiders do not know, or one that waits for
 * such an id. Null: none.
 */
async function concerned(
  tx: Tx,
  provider: PaymentRow['provider'],
  notification: Notified,
): Promise<PaymentKey | null> {
  const { id, payment_id: paymentId = id } = notification.object;
  const known = await repository.byExternalId(tx, provider, paymentId);
  if (known) return keyOf(known);
  const key = numberedOf(notification);
  const payment = key && (await repository.find(tx, key));
  if (payment?.provider !== provider) return null;
  // Our own response may have brought the id between the two reads.
  const isOurs = payment.externalId === null ? payment.status === 'draft' : payment.externalId === paymentId;
  return isOurs ? key : null;
}

/**
 * Stores what was sent in the service's name, and responds at once: it is processed afterwards. What concerns no payment of ours, or
 * repeats itself too often, is stored for a while only, and causes nothing: anybody can send it.
 */
export async function receiveNotification(
  { gateway, database, jobs, now }: PaymentDeps,
  body: string,
  ip: string,
): Promise<void> {
  if (!gateway) return;
  const received = { provider: gateway.name, body, ip };
  const notification = notifiedOf(body);
  await database.system(async (tx) => {
    const payment = notification && (await concerned(tx, gateway.name, notification));
    const id = payment && (await notifications.keep(tx, received, payment));
    if (id === null || notification === null) return notifications.keepUnmatched(tx, received, now());
    // However many come, one question about it waits: the last one says as much as all of them.
    const key = `notification:${gateway.name}:${notification.object.id}`;
    await jobs.enqueue(tx, paymentJobs.readPaymentNotification, { id }, { key });
  });
}

const KEPT_MS = 30 * 86_400_000;

/** Every night: deletes notifications that concern no payment of ours and are old. */
export const forgetUnmatchedNotifications = ({ database, now }: PaymentDeps): Promise<void> =>
  database.system((tx) => notifications.deleteUnmatchedBefore(tx, new Date(now().getTime() - KEPT_MS)));

/** Queries the service about the subject of a notification. A payment whose id there is not known yet is found by our id. */
export async function readNotification(deps: PaymentDeps, id: number): Promise<void> {
  const key = await deps.database.system(async (tx): Promise<PaymentKey | null> => {
    const kept = await notifications.find(tx, id);
    const notification = kept && notifiedOf(kept.body);
    if (!kept || !notification) return null;
    const { object, event } = notification;
    if (event?.startsWith('refund.')) {
      await enqueueRefund(deps, tx, kept.provider, object);
      return null;
    }
    const payment = await repository.byExternalId(tx, kept.provider, object.id);
    return payment ? keyOf(payment) : numberedOf(notification);
  });
  if (key) await checkPayment(deps, key);
}
