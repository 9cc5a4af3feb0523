import { payoutPaymentSchema } from '@domain/payment/bank-payment';
import { checkInput } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { QueryRefPayoutsArgs, RefPayoutDecision } from '@server/graphql/generated/types';
import { systemScope } from '@server/graphql/system-scope';
import { checkText, paging } from '@server/modules/checks';
import { adminIds } from '@server/modules/employees/admins.read-model';
import { dayText } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { paged } from '@server/modules/paged';
import { requireBackOffice } from '../../back-office-access';
import { between, ledger } from '../../ledger/ledger';
import { providerDay } from '../accruals';
import { refPayoutsReadModel, type RefPayoutView } from './ref-payouts.read-model';
import { refPayoutsRepository } from './ref-payouts.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'notify' | 'now'>;

/** A decision with checked fields: when and by which order it is paid, or why it is not. */
type Checked =
  | { isPaid: true; paidOn: string; paymentNumber: string; reason: '' }
  | { isPaid: false; paidOn: null; paymentNumber: null; reason: string };

function checkedOf({ isPaid, paidOn, paymentNumber, reason }: RefPayoutDecision, today: string): Checked {
  if (!isPaid) {
    const rule = { field: 'reason', max: limits.referrals.reason, isRequired: true };
    return { isPaid, paidOn: null, paymentNumber: null, reason: checkText(reason ?? '', rule) };
  }
  const checked = checkInput(payoutPaymentSchema, { paidOn, paymentNumber });
  if (checked.paidOn > today) throw new AppError('payment.futureDay', { field: 'paidOn' });
  return { isPaid, ...checked, reason: '' };
}

/**
 * Returns a waiting invoice: the second of two concurrent decisions waits for the ledger, and fails because it is decided
 * already.
 */
async function lockWaiting(
  tx: Tx,
  { organizationId, id }: Pick<RefPayoutDecision, 'organizationId' | 'id'>,
): Promise<RefPayoutView> {
  await refPayoutsReadModel.find(tx, organizationId, id);
  await ledger.lock(tx, organizationId);
  const found = await refPayoutsReadModel.find(tx, organizationId, id);
  if (found.status !== 'inPayment') throw new AppError('ref.payoutDecided');
  return found;
}

async function notifyOfDecision(
  { audit, live, notify }: Deps,
  context: Context,
  tx: Tx,
  payout: RefPayoutView,
  decided: Checked,
): Promise<void> {
  const { organizationId, organizationName: name, id, amount, number } = payout;
  const { isPaid, paidOn, paymentNumber, reason } = decided;
  await writeBothHistories(
    audit,
    { ...context.scope, tx },
    { client: { id: organizationId, name }, providerId: context.scope.organizationId },
    {
      action: isPaid ? 'payment' : 'reject',
      objectType: 'refPayout',
      objectId: id,
      changes: {
        amount: [null, roublesText(amount)],
        number: [null, number],
        ...(isPaid
          ? { paidOn: [null, paidOn], paymentNumber: [null, paymentNumber] }
          : { reason: [null, reason] }),
      },
    },
  );
  await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  const commonParams = { amount: roublesText(amount), number };
  await notify(systemScope(tx, organizationId), {
    type: isPaid ? 'refPayoutPaid' : 'refPayoutDeclined',
    userIds: await adminIds(tx, organizationId),
    objectType: 'refPayout',
    objectId: id,
    route: '/payment/refs/history',
    params: isPaid ? { ...commonParams, date: dayText(paidOn) } : { ...commonParams, answer: reason },
    dedupeKey: `refPayout:${id}`,
  });
}

/** Pays out what was held, or returns all of it by a separate line. */
async function postDecision(
  { now }: Deps,
  tx: Tx,
  { organizationId, id, amount }: RefPayoutView,
  isPaid: boolean,
  actorId: number,
) {
  const operation = { organizationId, at: now(), actorId, object: { type: 'refPayout', id } };
  if (isPaid) {
    const lines = between('bank', 'payable', amount);
    await ledger.post(tx, { ...operation, key: `refPayout:${id}:paid`, kind: 'payout', lines });
    return;
  }
  const reversalOf = await refPayoutsRepository.heldBy(tx, { organizationId, id });
  await ledger.reverse(tx, { ...operation, key: `refPayout:${id}:declined`, reversalOf });
}

/** @throws {AppError} access.denied */
async function listPayouts(
  context: Context,
  { organizationId, isWaiting, page, pageSize }: QueryRefPayoutsArgs,
) {
  requireBackOffice(context, 'backOfficeRef', 'read');
  const asked = { organizationId: organizationId ?? null, isWaiting: isWaiting ?? false };
  return context.within(null, async (tx) => {
    const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), (shown) =>
      refPayoutsReadModel.rows(tx, asked, shown),
    );
    return { items: rows.map(refPayoutsReadModel.viewOf), count };
  });
}

/** @throws {AppError} access.denied, notFound, ref.payoutDecided, validation.* for `paidOn`, `paymentNumber` and `reason` */
async function decidePayout(
  deps: Deps,
  context: Context,
  decision: RefPayoutDecision,
): Promise<RefPayoutView> {
  requireBackOffice(context, 'backOfficeRef', 'write');
  const decided = checkedOf(decision, providerDay(deps.now()));
  const { userId } = context.signedIn;
  return context.within(null, async (tx) => {
    const payout = await lockWaiting(tx, decision);
    const { organizationId, id } = payout;
    await refPayoutsRepository.insertDecision(
      tx,
      { organizationId, payoutId: id },
      { ...decided, decidedById: userId, decidedAt: deps.now() },
    );
    await notifyOfDecision(deps, context, tx, payout, decided);
    await postDecision(deps, tx, payout, decided.isPaid, userId);
    return refPayoutsReadModel.find(tx, organizationId, id);
  });
}

/** Manages the provider's decisions about partners' invoices, for backOfficeRef. */
export function createPayoutDecisions(deps: Deps) {
  return {
    list: listPayouts,
    decide: (context: Context, decision: RefPayoutDecision) => decidePayout(deps, context, decision),
  };
}

export type PayoutDecisions = ReturnType<typeof createPayoutDecisions>;
