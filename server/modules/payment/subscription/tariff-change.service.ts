import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TariffChangeInput } from '@server/graphql/generated/types';
import { dayOf, daysBetween } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { debtOf, incomingLines } from '../ledger/debt';
import { asSystem, between, ledger } from '../ledger/ledger';
import { ledgerReadModel } from '../ledger/ledger.read-model';
import type { SubscriptionChangeRow, TariffRow } from '../payment.tables';
import { requestSettlement } from '../receipts/settlement-receipts';
import { type DueSubscription, subscriptionRepository as subscriptions } from './subscription.repository';
import type { SubscriptionService } from './subscription.service';
import { missingOf, monthlyCharge } from './tariff';
import { tariffChangeRepository as repository } from './tariff-change.repository';
import { type PaidPeriod, type TariffTerms, tariffTerms } from './tariff-terms';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'jobs' | 'now'> & {
  subscriptions: Pick<SubscriptionService, 'settle'>;
};

/** A preview of the money that a change to a tariff would move now. */
export interface TariffPreviewView extends TariffTerms {
  tariff: TariffRow;
  /** Its first day; null: the next charge has no day yet. */
  from: string | null;
  /** The remaining days of the paid month; null: none is paid for. */
  daysLeft: number | null;
  balanceAfter: bigint;
  missing: bigint;
  next: { on: string; amount: bigint } | null;
}

/** A tariff that may be chosen, with its cost for this organization. */
export interface TariffOfferView {
  tariff: TariffRow;
  /** The price of a month for the people who count now. */
  amount: bigint;
  isCurrent: boolean;
}

export interface TariffChangeView {
  id: number;
  tariff: TariffRow;
  from: string | null;
  isNow: boolean;
  returned: bigint;
  charged: bigint;
}

interface Chosen {
  organizationId: number;
  code: string;
}

interface Choice {
  found: DueSubscription;
  tariff: TariffRow;
  /** In the organization's time zone. */
  today: string;
  /** The charge that would be replaced; null: nothing pays for today, or the tariff stays. */
  paid: PaidPeriod | null;
}

interface Prepared {
  found: DueSubscription;
  preview: TariffPreviewView;
  /** The charge whose rest is returned. */
  chargeId: number | null;
}

/** Whether the preview that was agreed to is still valid: the prices, the day and the sums. */
const isAsShown = (
  input: TariffChangeInput,
  { tariff, from, returned, charged }: TariffPreviewView,
): boolean =>
  input.monthPrice === tariff.monthPrice &&
  input.freeEmployees === tariff.freeEmployees &&
  input.employeePrice === tariff.employeePrice &&
  (input.from ?? null) === from &&
  input.returned === returned &&
  input.charged === charged;

/** An overdue charge is made today. */
const nextOf = (day: string | null, today: string, amount: bigint): TariffPreviewView['next'] =>
  day === null ? null : { on: day < today ? today : day, amount };

/** @throws {AppError} notFound: it is not offered; payment.tariffSame: it is already the tariff of the next charge */
async function chooseTariff({ now }: Deps, tx: Tx, { organizationId, code }: Chosen): Promise<Choice> {
  const found = await subscriptions.find(tx, organizationId);
  const tariff = await repository.tariff(tx, code);
  const isCurrent = found?.tariff.code === code;
  if (!found || !tariff || (!tariff.isOffered && !isCurrent)) throw new AppError('notFound');
  if (found.nextTariff.code === code) throw new AppError('payment.tariffSame', { field: 'code' });
  const today = dayOf(now(), found.timezone);
  // Keeping the current tariff moves no money.
  const paid = isCurrent ? null : await repository.paidPeriod(tx, organizationId, today);
  return { found, tariff, today, paid };
}

async function prepareChange(deps: Deps, tx: Tx, chosen: Chosen): Promise<Prepared> {
  const { organizationId } = chosen;
  const { found, tariff, today, paid } = await chooseTariff(deps, tx, chosen);
  const terms = tariffTerms(paid, tariff, today);
  const replaced = terms.isNow ? paid : null;
  const money = await ledgerReadModel.current(tx, organizationId, 'balance', 'rub');
  // Returned money first pays the debt.
  const balance = money - (await debtOf(tx, organizationId));
  const balanceAfter = balance + terms.returned - terms.charged;
  const people = await subscriptions.countPeople(tx, organizationId);
  const next = nextOf(found.nextCharge, today, monthlyCharge(tariff, people));
  const preview: TariffPreviewView = {
    ...{ tariff, ...terms, balanceAfter, next },
    from: terms.isNow ? today : (next?.on ?? null),
    daysLeft: replaced && daysBetween(today, replaced.periodTo),
    missing: missingOf(0n, balanceAfter),
  };
  return { found, preview, chargeId: replaced?.chargeId ?? null };
}

/** Returns the rest of the month by the tariff that was paid for, and charges it by the new one. */
async function moveMoney(
  deps: Deps,
  tx: Tx,
  change: SubscriptionChangeRow,
  tariff: TariffRow,
): Promise<void> {
  if (change.replacedChargeId === null) return;
  const { now } = deps;
  const { organizationId, id, returned, charged, createdById: actorId } = change;
  const chargeId = await repository.insertRest(tx, change, tariff);
  const object = { type: 'subscriptionCharge', id: chargeId };
  const own = { organizationId, actorId, object, at: now() };
  if (returned > 0n) {
    const lines = await incomingLines(tx, organizationId, { from: 'revenue', amount: returned });
    await ledger.post(tx, { ...own, key: `tariffChange:${id}:returned`, kind: 'refund', lines });
  }
  if (charged > 0n) {
    const lines = between('balance', 'revenue', -charged);
    const key = `tariffChange:${id}:charged`;
    const { id: operationId } = await ledger.post(tx, { ...own, key, kind: 'charge', lines });
    // What was returned had been settled before: only the difference is new.
    if (charged > returned)
      await requestSettlement(deps, tx, {
        organizationId,
        operationId,
        amount: charged - returned,
        at: now(),
      });
  }
}

async function applyChange(
  deps: Deps,
  tx: Tx,
  { organizationId, caller }: Scope,
  input: TariffChangeInput,
): Promise<{ change: SubscriptionChangeRow; before: DueSubscription; tariff: TariffRow }> {
  // All code locks in this order: the subscription, then the ledger.
  await subscriptions.lock(tx, organizationId);
  await ledger.lock(tx, organizationId);
  const { found, preview, chargeId } = await prepareChange(deps, tx, { organizationId, code: input.code });
  const { tariff, isNow, from, returned, charged, missing } = preview;
  if (!isAsShown(input, preview)) throw new AppError('payment.tariffChanged');
  if (missing > 0n) throw new AppError('payment.insufficient');
  const change = await repository.insert(tx, {
    ...{ organizationId, isNow, returned, charged, day: from, replacedChargeId: chargeId },
    ...{ fromTariff: found.tariff.code, toTariff: tariff.code },
    ...{ createdById: caller?.userId ?? null, createdAt: deps.now() },
  });
  await subscriptions.update(
    tx,
    organizationId,
    isNow ? { tariffCode: tariff.code, nextTariffCode: null } : { nextTariffCode: tariff.code },
  );
  await moveMoney(deps, tx, change, tariff);
  return { change, before: found, tariff };
}

const viewOf = (
  { id, day: from, isNow, returned, charged }: SubscriptionChangeRow,
  tariff: TariffRow,
): TariffChangeView => ({ id, tariff, from, isNow, returned, charged });

/** Returns the tariffs that may be chosen and the current one, the cheapest for the organization first. */
async function listOffers({ tx, organizationId }: Scope): Promise<TariffOfferView[]> {
  const found = await subscriptions.find(tx, organizationId);
  const people = await subscriptions.countPeople(tx, organizationId);
  const offered = await repository.offered(tx, people);
  const own = found && offered.every(({ code }) => code !== found.tariff.code) ? [found.tariff] : [];
  return [...own, ...offered].map((tariff) => ({
    tariff,
    amount: monthlyCharge(tariff, people),
    isCurrent: tariff.code === found?.tariff.code,
  }));
}

/** @throws {AppError} notFound, payment.tariffSame, payment.tariffChanged, payment.insufficient */
async function changeTariff(deps: Deps, scope: Scope, input: TariffChangeInput): Promise<TariffChangeView> {
  const { organizationId } = scope;
  const { change, before, tariff } = await asSystem(scope, (tx) => applyChange(deps, tx, scope, input));
  const { isNow, day, returned, charged } = change;
  await deps.audit.write(scope, {
    action: 'payment',
    objectType: 'organization',
    objectId: organizationId,
    changes: {
      [isNow ? 'tariff' : 'nextTariff']: [before.tariff.nameRu, tariff.nameRu],
      ...(day === null ? {} : { dateFrom: [null, day] }),
      ...(returned > 0n ? { returned: [null, roublesText(returned)] } : {}),
      ...(charged > 0n ? { subscriptionCharge: [null, roublesText(charged)] } : {}),
    },
  });
  await deps.live.publish(scope.tx, { organizationId, topic: 'payment', ids: [] });
  // The balance may cover a waiting month at the new price, so it is charged at once.
  await asSystem(scope, (tx) => deps.subscriptions.settle(tx, organizationId));
  return viewOf(change, tariff);
}

/** @throws {AppError} notFound */
async function findChange({ tx, organizationId }: Scope, id: number): Promise<TariffChangeView> {
  const change = await repository.find(tx, organizationId, id);
  const tariff = change && (await repository.tariff(tx, change.toTariff));
  if (!change || !tariff) throw new AppError('notFound');
  return viewOf(change, tariff);
}

/** Changes the tariff of an organization. */
export function createTariffChangeService(deps: Deps) {
  return {
    offers: listOffers,
    /** @throws {AppError} notFound, payment.tariffSame */
    preview: async ({ tx, organizationId }: Scope, code: string): Promise<TariffPreviewView> =>
      (await prepareChange(deps, tx, { organizationId, code })).preview,
    change: (scope: Scope, input: TariffChangeInput) => changeTariff(deps, scope, input),
    find: findChange,
  };
}

export type TariffChangeService = ReturnType<typeof createTariffChangeService>;
