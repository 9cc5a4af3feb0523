import { nextChargeDay } from '@domain/billing-days';
import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import { dayOf, daysAfter, daysBetween, dayText } from '@server/modules/days';
import { adminIds } from '@server/modules/employees/admins.read-model';
import { debtOf } from '../ledger/debt';
import { between, ledger } from '../ledger/ledger';
import { ledgerReadModel } from '../ledger/ledger.read-model';
import { requestSettlement } from '../receipts/settlement-receipts';
import { type DueSubscription, subscriptionRepository as repository } from './subscription.repository';
import { missingOf, monthlyCharge } from './tariff';

/** For an organization that has registered. */
const FREE_DAYS = 14;
/** The number of days it works without payment, including the day of the charge. */
const GRACE_DAYS = 3;
/** Days before the charge on which people are warned, when the balance does not cover it. */
const WARNINGS = [1, 3, 7] as const;

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'notify' | 'live' | 'audit' | 'jobs' | 'now'>;

interface Settling extends DueSubscription {
  tx: Tx;
  organizationId: number;
  /** In the organization's time zone. */
  today: string;
  nextCharge: string;
}

/** The state of an organization that was charged, or could not be: its free period is over. */
const NOT_FREE = { isFreePeriod: false, freePeriodEnd: null } as const;

async function warnOfCharge({ notify }: Deps, settling: Settling, missing: bigint, days: number) {
  const { tx, organizationId, today, subscription, nextCharge } = settling;
  const warning = WARNINGS.find((item) => days <= item);
  if (warning === undefined || (subscription.warned ?? Infinity) <= warning) return;
  await repository.update(tx, organizationId, { warned: warning });
  await notify(systemScope(tx, organizationId), {
    type: 'balanceLow',
    userIds: await adminIds(tx, organizationId),
    objectType: 'organization',
    objectId: organizationId,
    route: '/payment/balance',
    params: { amount: roublesText(missing), date: dayText(nextCharge) },
    dedupeKey: `balanceLow:${nextCharge}:${warning}:${today}`,
  });
}

/** Handles an organization whose free days or paid month are over and whose balance does not cover the next month. */
async function beginGraceOrClose(
  { live, audit }: Deps,
  { tx, organizationId, today, subscription, isActiveSubscribe }: Settling,
) {
  const { graceUntil } = subscription;
  if (graceUntil === null) {
    const until = daysAfter(today, GRACE_DAYS - 1);
    await repository.update(tx, organizationId, { graceUntil: until });
    await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  } else if (today > graceUntil && isActiveSubscribe) {
    await repository.setState(tx, organizationId, { isActiveSubscribe: false, ...NOT_FREE });
    await audit.write(systemScope(tx, organizationId), {
      action: 'suspend',
      objectType: 'organization',
      objectId: organizationId,
      changes: { isActiveSubscribe: [true, false] },
    });
  }
}

async function charge(deps: Deps, settling: Settling, from: string, amount: bigint) {
  const { now, audit, live, log } = deps;
  const { tx, organizationId, tariff, nextTariff, subscription, today, isActiveSubscribe } = settling;
  const isRestart = from !== subscription.paidUntil;
  const anchorDay = isRestart ? Number(from.slice(8)) : subscription.anchorDay;
  const periodTo = nextChargeDay(from, anchorDay);
  const id = await repository.insertCharge(tx, {
    organizationId,
    periodFrom: from,
    periodTo,
    tariffCode: nextTariff.code,
    monthPrice: nextTariff.monthPrice,
    freeEmployees: nextTariff.freeEmployees,
    employeePrice: nextTariff.employeePrice,
    amount,
    people: await repository.countedPeople(tx, organizationId),
    createdAt: now(),
  });
  await repository.update(tx, organizationId, {
    paidUntil: periodTo,
    anchorDay,
    tariffCode: nextTariff.code,
    nextTariffCode: null,
    graceUntil: null,
    warned: null,
  });
  await repository.setState(tx, organizationId, { isActiveSubscribe: true, ...NOT_FREE });
  await audit.write(systemScope(tx, organizationId), {
    action: isActiveSubscribe ? 'payment' : 'resume',
    objectType: 'organization',
    objectId: organizationId,
    changes: {
      subscriptionCharge: [null, `${roublesText(amount)} (${dayText(from)})`],
      ...(nextTariff.code === tariff.code ? {} : { tariff: [tariff.nameRu, nextTariff.nameRu] }),
    },
  });
  await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  if (amount > 0n) {
    const { id: operationId } = await ledger.post(tx, {
      organizationId,
      key: `subscription:${from}`,
      kind: 'charge',
      lines: between('balance', 'revenue', -amount),
      at: now(),
      object: { type: 'subscriptionCharge', id },
    });
    await requestSettlement(deps, tx, { organizationId, operationId, amount, at: now() });
  }
  log.info({ organizationId, from, periodTo, today }, 'a subscription was charged');
}

/**
 * Handles an organization that owes nothing before its next charge: if it was closed, or in its days of grace, it is reopened.
 */
async function clearGrace(
  { live, audit }: Deps,
  tx: Tx,
  organizationId: number,
  { subscription, isActiveSubscribe }: DueSubscription,
) {
  if (isActiveSubscribe && subscription.graceUntil === null) return;
  await repository.update(tx, organizationId, { graceUntil: null, warned: null });
  await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  if (isActiveSubscribe) return;
  await repository.setState(tx, organizationId, { isActiveSubscribe: true });
  await audit.write(systemScope(tx, organizationId), {
    action: 'resume',
    objectType: 'organization',
    objectId: organizationId,
    changes: { isActiveSubscribe: [false, true] },
  });
}

async function settleDue(deps: Deps, settling: Settling): Promise<void> {
  const { tx, organizationId, today, nextCharge, nextTariff, isActiveSubscribe } = settling;
  const amount = monthlyCharge(nextTariff, await repository.countPeople(tx, organizationId));
  const balance = await ledgerReadModel.current(tx, organizationId, 'balance', 'rub');
  // The debt is paid first: until then no month is paid.
  const missing = missingOf(amount + (await debtOf(tx, organizationId)), balance);
  if (nextCharge > today) {
    if (missing > 0n) await warnOfCharge(deps, settling, missing, daysBetween(today, nextCharge));
    return;
  }
  if (missing > 0n) return beginGraceOrClose(deps, settling);
  // Days on which it was closed, or on which no server was available, are not paid for: the month begins today.
  const isServed = isActiveSubscribe && daysBetween(nextCharge, today) <= GRACE_DAYS;
  const from = isServed ? nextCharge : today;
  if (!(await repository.isCharged(tx, organizationId, from))) await charge(deps, settling, from, amount);
}

/**
 * Brings a subscription to the state that today requires: charged, warned, in its days of grace, or closed. Idempotent. Requires
 * a transaction of the system.
 */
async function settleSubscription(deps: Deps, tx: Tx, organizationId: number): Promise<void> {
  const found = await repository.lock(tx, organizationId);
  if (!found?.isChargeable) return;
  const today = dayOf(deps.now(), found.timezone);
  const { nextCharge } = found;
  if (nextCharge === null || nextCharge > today) await clearGrace(deps, tx, organizationId, found);
  if (nextCharge === null) return;
  await settleDue(deps, { ...found, tx, organizationId, today, nextCharge });
}

/** Starts the free days of an organization that has registered; the provider can change their last day. */
async function beginFreePeriod(
  { now }: Deps,
  tx: Tx,
  organizationId: number,
  timezone: string,
): Promise<void> {
  const freePeriodEnd = daysAfter(dayOf(now(), timezone), FREE_DAYS - 1);
  await repository.setState(tx, organizationId, { isFreePeriod: true, freePeriodEnd });
}

/** Every minute: settles each organization in a separate transaction, so that an interrupted run continues with the rest. */
async function settleAllDue(deps: Deps): Promise<void> {
  const due = await deps.database.system((tx) => repository.due(tx, deps.now()));
  const failures: unknown[] = [];
  for (const organizationId of due) {
    try {
      await deps.database.system((tx) => settleSubscription(deps, tx, organizationId));
    } catch (error) {
      deps.log.error({ err: error, organizationId }, 'a subscription could not be settled');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'subscriptions could not be settled');
}

/** Charges subscriptions in advance, on their day, from the balance, and handles balances that do not cover them. */
export function createSubscriptionService(deps: Deps) {
  return {
    settle: (tx: Tx, organizationId: number) => settleSubscription(deps, tx, organizationId),
    begin: (tx: Tx, organizationId: number, timezone: string) =>
      beginFreePeriod(deps, tx, organizationId, timezone),
    settleAll: () => settleAllDue(deps),
  };
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
