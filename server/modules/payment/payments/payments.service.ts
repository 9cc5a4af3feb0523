import { topUpSchema } from '@domain/payment/top-up';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { PaymentInput } from '@server/graphql/generated/types';
import { checkAmountInput } from '../check-amount-input';
import { asSystem } from '../ledger/ledger';
import { paymentJobs } from '../payment.jobs';
import type { PaymentRow } from '../payment.tables';
import { type PaymentKey, paymentsRepository as repository } from './payments.repository';
import type { PaymentDeps } from './payments.deps';
import { nextCheck, keyOf } from './payment-outcomes';
import { checkPayment, checkWaitingPayments } from './payment-checks';
import {
  forgetUnmatchedNotifications,
  receiveNotification,
  readNotification,
} from './notifications/payment-notifications';

/** Unfinished payments per organization. */
const MAX_OPEN = limits.payment.open;

/** @throws {AppError} notFound */
async function findPayment({ tx, organizationId }: Scope, paymentId: number): Promise<PaymentRow> {
  const payment = await repository.find(tx, { organizationId, paymentId });
  if (!payment) throw new AppError('notFound');
  return payment;
}

/** @throws {AppError} payment.unavailable, payment.tooMany, validation.range for `amount`, validation.email for `email` */
async function createPayment(
  { gateway, now, audit, jobs, live }: PaymentDeps,
  scope: Scope,
  { amount, method, email, savesCard }: PaymentInput,
): Promise<PaymentRow> {
  if (!gateway || method === 'invoice') throw new AppError('payment.unavailable', { field: 'method' });
  const checked = checkAmountInput(topUpSchema, { amount, email });
  const { organizationId, caller } = scope;
  const payment = await asSystem(scope, async (tx) => {
    if ((await repository.countOpen(tx, organizationId)) >= MAX_OPEN) throw new AppError('payment.tooMany');
    return repository.insert(tx, {
      ...{ organizationId, method, amount, provider: gateway.name },
      email: checked.email,
      savesCard: savesCard === true && method === 'card',
      createdById: caller?.userId ?? null,
      createdAt: now(),
      checkAt: nextCheck(now(), 0),
    });
  });
  await audit.write(scope, {
    action: 'payment',
    objectType: 'payment',
    objectId: payment.id,
    changes: { amount: [null, roublesText(amount)] },
  });
  await live.publish(scope.tx, { organizationId, topic: 'payment', ids: [payment.id] });
  await jobs.enqueue(scope.tx, paymentJobs.checkPayment, keyOf(payment));
  return payment;
}

/**
 * Manages payments to the balance. A notification from the service or anybody else is only a reason to query the service itself.
 */
export function createPaymentsService(deps: PaymentDeps) {
  return {
    check: (key: PaymentKey) => checkPayment(deps, key),
    find: findPayment,
    create: (scope: Scope, input: PaymentInput) => createPayment(deps, scope, input),
    receive: (body: string, ip: string) => receiveNotification(deps, body, ip),
    readNotification: (id: number) => readNotification(deps, id),
    forgetUnmatchedNotifications: () => forgetUnmatchedNotifications(deps),
    checkAll: () => checkWaitingPayments(deps),
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
