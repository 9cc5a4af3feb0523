import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { normalizedCode } from '@server/modules/promo-code-text';
import { takenBackLines } from '../ledger/debt';
import { asSystem, ledger } from '../ledger/ledger';
import type { PaymentRow } from '../payment.tables';
import { subscriptionRepository } from '../subscription/subscription.repository';
import type { SubscriptionService } from '../subscription/subscription.service';
import { giveMoney, PROMO_EFFECTS } from './promo-effects';
import type { PromoCodeRow, PromoUseRow } from './promo-codes.tables';
import { promoUsesRepository as repository } from './promo-uses.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'quotas' | 'now'> & {
  subscriptions: Pick<SubscriptionService, 'settle'>;
};

/** The organization that uses a code, and the field in which it was entered. */
interface Redemption {
  organizationId: number;
  usedById: number | null;
  /** In the form of `normalizedCode`. */
  code: string;
  field: string;
}

/** Returns what a percentage adds to a payment, in kopecks. */
const bonusOf = ({ value }: PromoUseRow, amount: bigint) => (amount * BigInt(value)) / 100n;

const isOver = ({ isActive, validTo }: PromoCodeRow, today: string) =>
  !isActive || (validTo !== null && validTo < today);

/** Today's date in the time zone of the provider, which determines when codes expire. */
const today = ({ now }: Deps) => dayOf(now(), 'Europe/Moscow');

/** Takes one of the code's uses and keeps its row locked, so that concurrent redemptions do not exceed its limit. */
async function takeCode(deps: Deps, tx: Tx, { code, field }: Redemption): Promise<PromoCodeRow> {
  const found = await repository.lockCode(tx, code);
  if (!found?.isActive) throw new AppError('promo.unknown', { field });
  if (isOver(found, today(deps))) throw new AppError('promo.expired', { field });
  if (found.limitTotal !== null && found.used >= found.limitTotal)
    throw new AppError('promo.usedUp', { field });
  await repository.setUsed(tx, found.id, found.used + 1);
  return found;
}

/** Stores the use with its number among the organization's uses of the code. @throws {AppError} promo.already, promo.waiting */
async function insertUse(
  { now }: Deps,
  tx: Tx,
  row: PromoCodeRow,
  redemption: Redemption,
): Promise<PromoUseRow> {
  const { organizationId, usedById, field } = redemption;
  const { id: promoCodeId, kind, value, code } = row;
  const earlier = await repository.all(tx, organizationId);
  const number = earlier.filter((use) => use.promoCodeId === promoCodeId).length + 1;
  if (number > row.perOrganization) throw new AppError('promo.already', { field });
  const isPercent = kind === 'percent';
  if (isPercent && earlier.some(({ status }) => status === 'waiting'))
    throw new AppError('promo.waiting', { field });
  return repository.insert(tx, {
    ...{ organizationId, promoCodeId, number, code, kind, value, usedById, createdAt: now() },
    status: isPercent ? 'waiting' : 'used',
  });
}

/**
 * Redeems a code. Requires a transaction of the system. All code locks in this order: the subscription, the code, the ledger.
 * @throws {AppError} promo.unknown, promo.expired, promo.usedUp, promo.already, promo.waiting, promo.noEffect for the field
 */
async function redeemCode(deps: Deps, tx: Tx, redemption: Redemption): Promise<PromoUseRow> {
  const { organizationId, field } = redemption;
  const subscription = await subscriptionRepository.lock(tx, organizationId);
  const use = await insertUse(deps, tx, await takeCode(deps, tx, redemption), redemption);
  await deps.live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  await PROMO_EFFECTS[use.kind]({ tx, use, subscription, at: deps.now(), field });
  await deps.subscriptions.settle(tx, organizationId);
  return use;
}

/** @throws {AppError} notFound */
async function findUse({ tx, organizationId }: Scope, id: number): Promise<PromoUseRow> {
  const use = await repository.find(tx, { organizationId, id });
  if (!use) throw new AppError('notFound');
  return use;
}

/** As `redeem`, for `code`. @throws {AppError} validation.* and promo.* for `code`; quota.promoTries after many tries */
async function redeemTyped(deps: Deps, scope: Scope, text: string): Promise<PromoUseRow> {
  const { organizationId, caller, lang } = scope;
  const field = 'code';
  const code = normalizedCode(text, field);
  if (code === null) throw new AppError('validation.required', { field });
  // Wrong codes are counted too, so that codes cannot be guessed.
  await deps.quotas.spendKey(lang, 'promoTries', `organization:${organizationId}`);
  const use = await asSystem(scope, (tx) =>
    redeemCode(deps, tx, { organizationId, code, field, usedById: caller?.userId ?? null }),
  );
  await deps.audit.write(scope, {
    action: 'payment',
    objectType: 'promoUse',
    objectId: use.id,
    changes: { promoCode: [null, code] },
  });
  return use;
}

/** Applies the waiting code to a received payment: it adds its share, unless it has expired by now. */
async function applyWaitingCode(
  deps: Deps,
  tx: Tx,
  { organizationId, id: paymentId, amount }: PaymentRow,
): Promise<void> {
  const waiting = await repository.lockWaiting(tx, organizationId);
  if (!waiting) return;
  const { use, code } = waiting;
  const bonus = bonusOf(use, amount);
  const isLapsed = isOver(code, today(deps));
  await repository.endWaiting(tx, use, { paymentId, status: isLapsed ? 'lapsed' : 'used' });
  if (!isLapsed && bonus > 0n) await giveMoney(tx, use, bonus, deps.now());
}

/** Takes back, after a refund of a payment, the same part of what a code had added to it. */
async function takeBackBonus(
  { now }: Deps,
  tx: Tx,
  { organizationId, id: paymentId, amount, refunded }: PaymentRow,
): Promise<void> {
  const use = await repository.lockOfPayment(tx, organizationId, paymentId);
  if (!use) return;
  // Computed from the sum of all refunds, so that rounding is exact in the end.
  const takenBack = (bonusOf(use, amount) * refunded) / amount;
  const due = takenBack - use.takenBack;
  if (due <= 0n) return;
  await repository.setTakenBack(tx, organizationId, paymentId, takenBack);
  await ledger.post(tx, {
    ...{ organizationId, at: now(), object: { type: 'promoUse', id: use.id } },
    key: `promoBack:${use.id}:${takenBack}`,
    kind: 'refund',
    lines: await takenBackLines(tx, organizationId, { to: 'promo', amount: due }),
  });
}

/** Manages the use of promo codes by organizations. */
export function createPromoUses(deps: Deps) {
  return {
    redeem: (tx: Tx, redemption: Redemption) => redeemCode(deps, tx, redemption),
    list: ({ tx, organizationId }: Scope) => repository.newest(tx, organizationId),
    find: findUse,
    use: (scope: Scope, text: string) => redeemTyped(deps, scope, text),
    applyWaiting: (tx: Tx, payment: PaymentRow) => applyWaitingCode(deps, tx, payment),
    takeBack: (tx: Tx, payment: PaymentRow) => takeBackBonus(deps, tx, payment),
  };
}

export type PromoUses = ReturnType<typeof createPromoUses>;
