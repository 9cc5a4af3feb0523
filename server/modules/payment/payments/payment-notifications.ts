import { z } from 'zod';
import type { Tx } from '@server/db/database';
import { paymentJobs } from '../payment.jobs';
import type { PaymentRow } from '../payment.tables';
import { type PaymentKey, paymentsRepository as repository } from './payments.repository';
import type { PaymentDeps } from './payments.deps';
import { keyOf } from './payment-outcomes';
import { checkPayment } from './payment-checks';

const notified = z.object({
  event: z.string().max(64).optional(),
  object: z.object({
    id: z.string().max(64),
    /** For a refund: the payment that it belongs to. */
    payment_id: z.string().max(64).optional(),
    metadata: z.object({ organizationId: z.string(), paymentId: z.string() }).partial().optional(),
  }),
});

const idShape = z.coerce.number().int().min(1).max(2_147_483_647);

/**
 * Reads a reported refund only if its payment's id at the service is known: outsiders do not know these ids and cannot cause
 * requests to it.
 */
async function enqueueRefund(
  { jobs }: PaymentDeps,
  tx: Tx,
  provider: PaymentRow['provider'],
  { id: externalId, payment_id: paymentId = '' }: z.infer<typeof notified>['object'],
): Promise<void> {
  if (await repository.byExternalId(tx, provider, paymentId))
    await jobs.enqueue(tx, paymentJobs.readRefund, { externalId });
}

/** Stores what was sent in the service's name, and responds at once: it is processed afterwards. */
export async function receiveNotification(
  { gateway, database, jobs }: PaymentDeps,
  body: string,
  ip: string,
): Promise<void> {
  if (!gateway) return;
  await database.system(async (tx) => {
    const id = await repository.keepNotification(tx, gateway.name, body, ip);
    await jobs.enqueue(tx, paymentJobs.readPaymentNotification, { id });
  });
}

/** Queries the service about the subject of a notification. A payment whose id there is not known yet is found by our id. */
export async function readNotification(deps: PaymentDeps, id: number): Promise<void> {
  const key = await deps.database.system(async (tx): Promise<PaymentKey | null> => {
    const kept = await repository.notification(tx, id);
    const parsed = notified.safeParse(kept ? JSON.parse(kept.body) : null);
    if (!kept || !parsed.success) return null;
    const { object, event } = parsed.data;
    if (event?.startsWith('refund.')) {
      await enqueueRefund(deps, tx, kept.provider, object);
      return null;
    }
    const payment = await repository.byExternalId(tx, kept.provider, object.id);
    if (payment) return keyOf(payment);
    const organizationId = idShape.safeParse(object.metadata?.organizationId);
    const paymentId = idShape.safeParse(object.metadata?.paymentId);
    if (!organizationId.success || !paymentId.success) return null;
    return { organizationId: organizationId.data, paymentId: paymentId.data };
  });
  if (key) await checkPayment(deps, key);
}
