import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import { dayOf } from '@server/modules/days';
import { adminIds } from '@server/modules/employees/admins.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { debtOf } from '../ledger/debt';
import { paymentJobs } from '../payment.jobs';
import { type PaymentRow, RECEIVED_STATUSES } from '../payment.tables';
import { refundParts } from '../receipts/refund-parts';
import { settlementReceiptsRepository } from '../receipts/settlement-receipts.repository';
import { type GatewayRefund, GatewayError, type PaymentGateway } from './gateway';
import { type PaymentKey, paymentsRepository } from './payments.repository';
import { gatewayPages } from './gateway-pages';
import type { TakeBack } from './refunding';
import { type RefundKey, refundsRepository as repository } from './refunds.repository';
import type { PaymentRefundRow } from './refunds.tables';

/** The dependencies of refunds. */
type RefundDeps = Pick<ModuleDeps, 'database' | 'log' | 'notify' | 'live' | 'audit' | 'jobs' | 'now'> & {
  gateway: PaymentGateway | null;
  takeBack: TakeBack;
  /** Checks the state of a payment at the service. */
  check(key: PaymentKey): Promise<void>;
};

/** How far back refunds are searched: the longest one takes a month at the service. */
const LOOK_BACK_MS = 45 * 86_400_000;

/** Notifies the admins of what was refunded, and of the resulting debt. */
async function notifyAdmins(
  { notify, live }: RefundDeps,
  tx: Tx,
  { organizationId }: PaymentRow,
  { id, amount }: PaymentRefundRow,
): Promise<void> {
  const userIds = await adminIds(tx, organizationId);
  const send = async (type: 'paymentRefunded' | 'debtArose', sum: bigint) =>
    notify(systemScope(tx, organizationId), {
      ...{ type, userIds, objectType: 'paymentRefund', objectId: id, route: '/payment/balance' },
      params: { amount: roublesText(sum) },
      dedupeKey: `${type}:${id}`,
    });
  await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  await send('paymentRefunded', amount);
  const debt = await debtOf(tx, organizationId);
  if (debt > 0n) await send('debtArose', debt);
}

/** Writes the refund to the history, with the system as the actor. */
async function writeHistory(
  { audit }: RefundDeps,
  tx: Tx,
  before: PaymentRow,
  after: PaymentRow,
  { reason }: PaymentRefundRow,
) {
  await audit.write(systemScope(tx, before.organizationId), {
    action: 'payment',
    objectType: 'payment',
    objectId: before.id,
    changes: {
      refunded: [before.refunded === 0n ? null : roublesText(before.refunded), roublesText(after.refunded)],
      status: [before.status, after.status],
      ...(reason === '' ? {} : { reason: [null, reason] }),
    },
  });
}

/** Deducts a refund of a payment whose row is locked. The caller must have checked that it fits. */
async function deduct(
  deps: RefundDeps,
  tx: Tx,
  payment: PaymentRow,
  reported: GatewayRefund & { amount: bigint },
) {
  const { organizationId, id: paymentId, provider, refunded } = payment;
  const after = {
    refunded: refunded + reported.amount,
    status:
      refunded + reported.amount === payment.amount ? ('refunded' as const) : ('partiallyRefunded' as const),
  };
  const refund = await repository.insert(tx, {
    ...{ organizationId, paymentId, provider, externalId: reported.id, amount: reported.amount },
    ...{ reason: reported.reason, receipt: reported.hasReceipt ? 'service' : 'asked', createdAt: deps.now() },
  });
  await paymentsRepository.update(tx, { organizationId, paymentId }, after);
  await writeHistory(deps, tx, payment, { ...payment, ...after }, refund);
  await deps.takeBack(tx, { ...payment, ...after }, refund);
  await notifyAdmins(deps, tx, payment, refund);
  const key = { organizationId, refundId: refund.id };
  if (refund.receipt === 'asked') return deps.jobs.enqueue(tx, paymentJobs.registerRefundReceipt, key);
  const settled = (await repository.find(tx, key))?.settled ?? 0n;
  if (settled > 0n)
    deps.log.error(
      { refund: refund.id },
      'the service has registered a settled advance as an advance: somebody has to correct the receipt',
    );
}

/** Returns why a refund cannot be deducted; null: it fits. */
function misfitOf(payment: PaymentRow, { amount }: GatewayRefund): string | null {
  if (!RECEIVED_STATUSES.includes(payment.status)) return 'the payment was not credited';
  if (amount === null || amount <= 0n) return 'amount';
  if (payment.refunded + amount > payment.amount) return 'more than was paid';
  return null;
}

const ofPayment = ({ organizationId, id: paymentId }: PaymentRow): PaymentKey => ({
  organizationId,
  paymentId,
});

/** Processes the service's response about a refund: it is deducted once. An unfinished one is checked again by the poll. */
async function applyRefund(
  deps: RefundDeps,
  reported: GatewayRefund,
  service: PaymentGateway,
): Promise<void> {
  if (reported.status !== 'succeeded') return;
  const found = await deps.database.system((tx) =>
    paymentsRepository.byExternalId(tx, service.name, reported.paymentId),
  );
  if (!found) {
    deps.log.warn({ refund: reported.id }, 'a refund of a payment that is not known here');
    return;
  }
  // The payment's own notification may have been lost: what was not credited cannot be refunded.
  await deps.check(ofPayment(found));
  await deps.database.system(async (tx) => {
    const payment = await paymentsRepository.lock(tx, ofPayment(found));
    if (!payment || (await repository.known(tx, service.name, [reported.id])).size > 0) return;
    const misfit = misfitOf(payment, reported);
    const { amount } = reported;
    if (misfit === null && amount !== null) return deduct(deps, tx, payment, { ...reported, amount });
    deps.log.error(
      { payment: payment.id, refund: reported.id, misfit },
      'a refund does not fit: nothing was taken off',
    );
  });
}

/** Reads the refund in a notification. @throws {GatewayError} when the service could not be asked: the queue asks again */
async function readRefund(deps: RefundDeps, externalId: string): Promise<void> {
  const { gateway } = deps;
  if (!gateway) return;
  const reported = await gateway.readRefund(externalId).catch((error: unknown) => {
    // The reported refund does not exist.
    if (error instanceof GatewayError && error.isFinal) return null;
    throw error;
  });
  if (reported) await applyRefund(deps, reported, gateway);
}

/** Every hour: reads refunds for which no notification has arrived. @throws {GatewayError} also when there are too many */
async function readNewRefunds(deps: RefundDeps): Promise<void> {
  const { database, gateway, now } = deps;
  if (!gateway) return;
  const since = new Date(now().getTime() - LOOK_BACK_MS);
  for await (const items of gatewayPages((cursor) => gateway.refunds({ since, cursor }))) {
    const ids = items.map(({ id }) => id);
    const known = await database.system((tx) => repository.known(tx, gateway.name, ids));
    for (const item of items) if (!known.has(item.id)) await applyRefund(deps, item, gateway);
  }
}

/** Reads the data of a refund's receipt; null: it is registered, or nobody has asked for it. */
async function refundOrder(tx: Tx, key: RefundKey) {
  const refund = await repository.find(tx, key);
  if (refund?.receipt !== 'asked') return null;
  const { organizationId } = key;
  const { paymentId, amount, settled } = refund;
  const payment = await paymentsRepository.find(tx, { organizationId, paymentId });
  if (!payment) return null;
  const settlements = await settlementReceiptsRepository.ofPayment(tx, { organizationId, paymentId });
  const dayIn = (at: Date) => dayOf(at, 'Europe/Moscow');
  const parts = refundParts(
    { amount, settled, before: await repository.settledBefore(tx, refund), day: dayIn(payment.createdAt) },
    settlements.map(({ receipt, of }) => ({ amount: receipt.amount, of, day: dayIn(receipt.createdAt) })),
  );
  const order = {
    ...{ refundId: refund.externalId, email: payment.email, parts },
    idempotenceKey: refund.receiptKey,
  };
  return { refund, order };
}

/**
 * Registers the receipt of a refund for which the service has none. @throws {GatewayError}: the queue asks again, by the same key
 */
async function registerReceipt({ database, gateway, log }: RefundDeps, key: RefundKey): Promise<void> {
  const found = await database.system((tx) => refundOrder(tx, key));
  if (!found || gateway?.name !== found.refund.provider) return;
  const { refund, order } = found;
  const receipt = await gateway.registerRefundReceipt(order).then(
    () => 'registered' as const,
    (error: unknown) => {
      if (!(error instanceof GatewayError) || !error.isFinal) throw error;
      log.error(
        { err: error, refund: refund.id },
        'the receipt of a refund was rejected: somebody has to register it',
      );
      return 'refused' as const;
    },
  );
  await database.system((tx) => repository.setReceipt(tx, key, receipt));
}

/**
 * Manages refunds that were made outside, in the service's own account pages. A notification from anybody is only a reason to
 * query the service itself.
 */
export function createRefundsService(deps: RefundDeps) {
  return {
    read: (externalId: string) => readRefund(deps, externalId),
    readAll: () => readNewRefunds(deps),
    registerReceipt: (key: RefundKey) => registerReceipt(deps, key),
  };
}
