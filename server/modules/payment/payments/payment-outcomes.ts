import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import { adminIds } from '@server/modules/employees/admins.read-model';
import type { PaymentRow } from '../payment.tables';
import { mismatchOf } from './crediting';
import type { GatewayPayment } from './gateway';
import { type PaymentKey, paymentsRepository as repository } from './payments.repository';
import type { PaymentDeps } from './payments.deps';

/** After this time, the service has closed a payment that was never paid. */
const EXPIRES_MS = 3 * 86_400_000;

/** Whether the service has closed it, if it was not paid. */
export const isExpired = ({ now }: PaymentDeps, { createdAt }: PaymentRow): boolean =>
  now().getTime() - createdAt.getTime() > EXPIRES_MS;

/** Returns the time of the next check: after a minute, two, four… up to an hour. */
export const nextCheck = (at: Date, checks: number) =>
  new Date(at.getTime() + Math.min(60_000 * 2 ** checks, 3_600_000));

/** Clears the data that a finished payment no longer needs. */
const OVER = { confirmationUrl: null, checkAt: null, cardMethodId: null } as const;

/** Returns the key of a payment. */
export const keyOf = ({ organizationId, id: paymentId }: PaymentRow): PaymentKey => ({
  organizationId,
  paymentId,
});

/** Publishes to the browsers of its organization. */
const publish = ({ live }: PaymentDeps, tx: Tx, { organizationId, id }: PaymentRow): Promise<void> =>
  live.publish(tx, { organizationId, topic: 'payment', ids: [id] });

async function notifyAdmins(
  { notify }: PaymentDeps,
  tx: Tx,
  payment: PaymentRow,
  type: 'paymentSucceeded' | 'paymentFailed',
): Promise<void> {
  const { organizationId, id, amount } = payment;
  await notify(systemScope(tx, organizationId), {
    type,
    userIds: await adminIds(tx, organizationId),
    objectType: 'payment',
    objectId: id,
    route: '/payment/balance',
    params: { amount: roublesText(amount) },
    dedupeKey: `${type}:${id}`,
  });
}

/** Writes to the history as the provider's system: the entry for the start of the payment names the person. */
const writeHistory = ({ audit }: PaymentDeps, tx: Tx, payment: PaymentRow, status: PaymentRow['status']) =>
  audit.write(systemScope(tx, payment.organizationId), {
    action: 'payment',
    objectType: 'payment',
    objectId: payment.id,
    changes: { amount: [null, roublesText(payment.amount)], status: [payment.status, status] },
  });

/** Ends a payment for which no money was received; `error` is the reason. */
export async function endUnpaid(
  deps: PaymentDeps,
  tx: Tx,
  payment: PaymentRow,
  status: 'failed' | 'cancelled' | 'expired',
  error: string,
) {
  await repository.update(tx, keyOf(payment), { ...OVER, status, error });
  await writeHistory(deps, tx, payment, status);
  await publish(deps, tx, payment);
  const isNotified = payment.isAuto && (await deps.autoTopUps.failed(tx, payment, error));
  if (!isNotified) await notifyAdmins(deps, tx, payment, 'paymentFailed');
}

async function succeed(deps: PaymentDeps, tx: Tx, payment: PaymentRow, said: GatewayPayment): Promise<void> {
  const mismatch = mismatchOf(payment, said, deps.shopId);
  if (mismatch !== null) {
    deps.log.error(
      { payment: payment.id, mismatch },
      'a payment is not what was ordered: nothing was credited',
    );
    await endUnpaid(deps, tx, payment, 'failed', 'mismatch');
    return;
  }
  await repository.update(tx, keyOf(payment), {
    status: 'succeeded',
    externalId: said.id,
    receipt: said.receipt,
    cardFingerprint: said.cardFingerprint,
    paidAt: deps.now(),
    error: null,
    ...OVER,
  });
  await writeHistory(deps, tx, payment, 'succeeded');
  await publish(deps, tx, payment);
  await notifyAdmins(deps, tx, payment, 'paymentSucceeded');
  await deps.credit(tx, payment);
  if (payment.isAuto) await deps.autoTopUps.succeeded(tx, payment);
  if (payment.savesCard && said.savedCard) await deps.autoTopUps.keepCard(tx, payment, said.savedCard);
}

/** Stores the service's response. A finished payment stays unchanged. */
export const applyAnswer = (deps: PaymentDeps, key: PaymentKey, said: GatewayPayment): Promise<void> =>
  deps.database.system(async (tx) => {
    const payment = await repository.lock(tx, key);
    if (!payment || (payment.status !== 'draft' && payment.status !== 'pending')) return;
    if (said.status === 'succeeded') return succeed(deps, tx, payment, said);
    if (said.status === 'canceled')
      return endUnpaid(deps, tx, payment, 'cancelled', said.reason ?? 'cancelled');
    if (isExpired(deps, payment)) return endUnpaid(deps, tx, payment, 'expired', 'expired');
    await repository.update(tx, key, {
      status: 'pending',
      externalId: said.id,
      confirmationUrl: said.confirmationUrl,
      checks: payment.checks + 1,
      checkAt: nextCheck(deps.now(), payment.checks),
    });
    if (payment.status === 'draft') await publish(deps, tx, payment);
  });
