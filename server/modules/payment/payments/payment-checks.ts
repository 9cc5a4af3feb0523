import type { Tx } from '@server/db/database';
import { dayOf } from '@server/modules/days';
import type { PaymentRow } from '../payment.tables';
import { type GatewayPayment, GatewayError, type PaymentGateway } from './gateway';
import { type PaymentKey, paymentsRepository as repository } from './payments.repository';
import { gatewayPages } from './gateway-pages';
import type { PaymentDeps } from './payments.deps';
import { nextCheck, keyOf, endUnpaid, applyAnswer, isExpired } from './payment-outcomes';

/** The service knows a key for a day, and takes it for another payment's afterwards. An hour less: its clock is another one. */
const KEY_KNOWN_MS = 23 * 3_600_000;
/** By how much its clock may be behind. */
const CLOCKS_DIFFER_MS = 3_600_000;

/**
 * Returns the charge of a saved card whose response was lost before the service has forgotten its key: sent again, it would
 * charge the card twice.
 * @throws {GatewayError} final: the card was not charged
 */
async function findCharge(
  { organizationId, id }: PaymentRow,
  sentAt: Date,
  service: PaymentGateway,
): Promise<GatewayPayment> {
  const since = new Date(sentAt.getTime() - CLOCKS_DIFFER_MS);
  for await (const items of gatewayPages((cursor) => service.payments({ since, cursor }))) {
    const found = items.find(
      ({ metadata }) =>
        metadata['organizationId'] === String(organizationId) && metadata['paymentId'] === String(id),
    );
    if (found) return found;
  }
  throw new GatewayError('the payment service has not charged the card', true);
}

async function askGateway(
  { config, now }: PaymentDeps,
  payment: PaymentRow,
  service: PaymentGateway,
): Promise<GatewayPayment> {
  if (payment.externalId !== null) return service.read(payment.externalId);
  const { isAuto, sentAt } = payment;
  if (isAuto && sentAt !== null && now().getTime() - sentAt.getTime() > KEY_KNOWN_MS)
    return findCharge(payment, sentAt, service);
  const { organizationId, id: paymentId, idempotenceKey, amount, email, savesCard, cardMethodId } = payment;
  return service.create({
    ...{ organizationId, paymentId, idempotenceKey, amount, email, savesCard, cardMethodId },
    method: payment.method === 'sbp' ? 'sbp' : 'card',
    returnUrl: `${config.publicUrl}/#/payment/balance?payment=${paymentId}`,
    day: dayOf(now(), 'Europe/Moscow'),
  });
}

/** Marks the time from which a saved card may be charged, whatever happens on our side: only the service knows the result. */
async function lockForSending({ now }: PaymentDeps, tx: Tx, key: PaymentKey): Promise<PaymentRow | null> {
  const payment = await repository.lock(tx, key);
  if (payment?.isAuto && payment.status === 'draft' && payment.sentAt === null)
    await repository.update(tx, key, { sentAt: now() });
  return payment;
}

/**
 * Checks a payment at the service, or starts it there; nothing is locked meanwhile.
 * @throws {GatewayError} only when the node is closing
 */
export async function checkPayment(deps: PaymentDeps, key: PaymentKey): Promise<void> {
  const payment = await deps.database.system((tx) => lockForSending(deps, tx, key));
  if (!payment || !deps.gateway || payment.provider !== deps.gateway.name) return;
  if (payment.status !== 'draft' && payment.status !== 'pending') return;
  try {
    await applyAnswer(deps, key, await askGateway(deps, payment, deps.gateway));
  } catch (error) {
    // The node is closing: the queue asks again on another one, and the poll no later than it would have.
    if (!(error instanceof GatewayError) || deps.closing.aborted) throw error;
    deps.log.warn({ err: error, payment: payment.id }, 'the payment service could not be asked');
    await deps.database.system(async (tx) => {
      const locked = await repository.lock(tx, key);
      if (locked?.status !== 'draft' && locked?.status !== 'pending') return;
      if (error.isFinal && locked.externalId === null)
        return endUnpaid(deps, tx, locked, 'failed', 'refused');
      // Nobody has seen a page on which it could be paid: that the service never answers must not use up the places for good.
      if (locked.status === 'draft' && !locked.isAuto && isExpired(deps, locked))
        return endUnpaid(deps, tx, locked, 'expired', 'expired');
      const checks = locked.checks + 1;
      await repository.update(tx, key, { checks, checkAt: nextCheck(deps.now(), checks) });
    });
  }
}

/** With one question more, a check ends before the next one begins: the other workers are for people who are paying. */
const MAX_CHECK_MS = 40_000;

/** Every minute: checks payments for which no notification has arrived, while there is time. */
export async function checkWaitingPayments(deps: PaymentDeps): Promise<void> {
  const end = performance.now() + MAX_CHECK_MS;
  const waiting = await deps.database.system((tx) => repository.toCheck(tx, deps.now()));
  for (const payment of waiting) {
    if (performance.now() > end) return;
    await checkPayment(deps, keyOf(payment));
  }
}
