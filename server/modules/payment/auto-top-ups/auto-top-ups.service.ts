import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import { adminIds } from '@server/modules/employees/admins.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { paymentJobs } from '../payment.jobs';
import type { PaymentRow } from '../payment.tables';
import type { SavedCard } from '../payments/gateway';
import { paymentsRepository } from '../payments/payments.repository';
import { autoTopUpsRepository as repository } from './auto-top-ups.repository';

/** It is switched off after this many consecutive failures. */
const MAX_FAILURES = 3;
const HOUR_MS = 3_600_000;
/** The delay after the first failure, and after each further one. */
const PAUSES_MS = [HOUR_MS, 24 * HOUR_MS] as const;
/** The owner of the card has revoked the permission: another attempt would be against their will. */
const REVOKED = 'permission_revoked';

/** The names of failures in notifications: `result.<word>` in emails. */
const RESULTS: Readonly<Record<string, string>> = {
  insufficient_funds: 'cardEmpty',
  card_expired: 'cardExpired',
  [REVOKED]: 'cardRevoked',
};

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'notify' | 'live' | 'audit' | 'jobs' | 'now'>;

/** Begins a top-up if one is due; the request to the service is made after the commit, with the payment's own key. */
async function beginTopUp({ now, audit, live, jobs }: Deps, tx: Tx, organizationId: number): Promise<void> {
  await repository.lock(tx, organizationId);
  // Checked again under the lock: another node may have begun one meanwhile.
  const [due] = await repository.due(tx, now(), organizationId);
  if (!due) return;
  const { amount, email, provider, methodId, updatedById } = due;
  const payment = await paymentsRepository.insert(tx, {
    ...{ organizationId, amount, email, provider, method: 'card', isAuto: true, cardMethodId: methodId },
    ...{ createdById: updatedById, createdAt: now(), checkAt: new Date(now().getTime() + 60_000) },
  });
  await audit.write(systemScope(tx, organizationId), {
    action: 'payment',
    objectType: 'payment',
    objectId: payment.id,
    changes: { autoTopUp: [null, roublesText(amount)] },
  });
  await live.publish(tx, { organizationId, topic: 'payment', ids: [payment.id] });
  await jobs.enqueue(tx, paymentJobs.checkPayment, { organizationId, paymentId: payment.id });
}

async function switchOff(
  { now, audit, notify }: Deps,
  tx: Tx,
  { organizationId, id, amount }: PaymentRow,
  error: string,
) {
  await repository.update(tx, organizationId, { isOn: false, offReason: error, updatedAt: now() });
  await audit.write(systemScope(tx, organizationId), {
    action: 'update',
    objectType: 'autoTopUp',
    objectId: organizationId,
    changes: { isOn: [true, false] },
  });
  await notify(systemScope(tx, organizationId), {
    type: 'autoTopUpOff',
    userIds: await adminIds(tx, organizationId),
    objectType: 'payment',
    objectId: id,
    route: '/payment/balance',
    params: { amount: roublesText(amount), result: RESULTS[error] ?? 'cardRefused' },
    dedupeKey: `autoTopUpOff:${id}`,
  });
}

/** Every minute: each organization in a separate transaction. */
async function beginAllDue(deps: Deps): Promise<void> {
  const due = await deps.database.system((tx) => repository.due(tx, deps.now()));
  for (const { organizationId } of due) {
    try {
      await deps.database.system((tx) => beginTopUp(deps, tx, organizationId));
    } catch (error) {
      deps.log.error({ err: error, organizationId }, 'an automatic top-up could not be begun');
    }
  }
}

/**
 * Handles a failed top-up: it waits, and after the third consecutive failure it is switched off. Runs in the transaction that
 * ends the payment. Returns whether people were notified of it.
 */
async function countFailure(deps: Deps, tx: Tx, payment: PaymentRow, error: string): Promise<boolean> {
  const { organizationId } = payment;
  const before = await repository.lock(tx, organizationId);
  if (!before?.isOn) return false;
  const failures = before.failures + 1;
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? HOUR_MS;
  await repository.update(tx, organizationId, {
    failures,
    nextTryAt: new Date(deps.now().getTime() + pause),
  });
  if (failures < MAX_FAILURES && error !== REVOKED) return false;
  await switchOff(deps, tx, payment, error);
  return true;
}

async function forgetFailures(tx: Tx, { organizationId }: PaymentRow): Promise<void> {
  await repository.update(tx, organizationId, { failures: 0, nextTryAt: null });
}

/** Saves the card of a successful payment at the service, as its payer has requested. */
async function keepCard({ now, audit }: Deps, tx: Tx, payment: PaymentRow, card: SavedCard): Promise<void> {
  const { organizationId, id: paymentId, provider } = payment;
  if (provider === 'bank') return;
  const { methodId, last4 } = card;
  await repository.keepCard(tx, {
    ...{ organizationId, provider, methodId, last4, paymentId, savedAt: now() },
  });
  await audit.write(systemScope(tx, organizationId), {
    action: 'update',
    objectType: 'autoTopUp',
    objectId: organizationId,
    changes: { card: [null, `•••• ${last4}`] },
  });
}

/** Makes top-ups without anybody present, with a card that was saved for them. */
export function createAutoTopUps(deps: Deps) {
  return {
    run: () => beginAllDue(deps),
    failed: (tx: Tx, payment: PaymentRow, error: string) => countFailure(deps, tx, payment, error),
    succeeded: forgetFailures,
    keepCard: (tx: Tx, payment: PaymentRow, card: SavedCard) => keepCard(deps, tx, payment, card),
  };
}

export type AutoTopUps = ReturnType<typeof createAutoTopUps>;
