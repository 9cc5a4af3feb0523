import { inArray, sql } from 'drizzle-orm';
import { balanceLastsUntil } from '@domain/billing-days';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { likePattern, paging } from '@server/modules/checks';
import { ledgerReadModel, type LedgerEntry } from './ledger/ledger.read-model';
import { standardTariff } from './offer.read-model';
import { paymentTable, subscriptionChargeTable, type TariffRow } from './payment.tables';
import {
  COUNTED,
  type DueSubscription,
  subscriptionRepository,
} from './subscription/subscription.repository';
import { monthlyCharge } from './subscription/tariff';

/** What the page of payment says of an organization. */
export interface BalanceView {
  balance: bigint;
  debt: bigint;
  isActiveSubscribe: boolean;
  isFreePeriod: boolean;
  tariff: TariffRow;
  /** What the next charge goes by, where that is another. */
  nextTariff: TariffRow | null;
  people: number;
  nextCharge: { on: string; amount: bigint } | null;
  graceUntil: string | null;
  lastsUntil: string | null;
  missing: bigint;
}

/** An operation with what it was about. */
export interface OperationView extends LedgerEntry {
  method: string | null;
  isAuto: boolean;
  periodFrom: string | null;
  periodTo: string | null;
  people: number | null;
  /** Of tokens that were bought. */
  tokenPurchaseId: number | null;
}

interface StandingRow extends Record<string, unknown> {
  isActiveSubscribe: boolean;
  isFreePeriod: boolean;
  people: number;
  balance: string;
  debt: string;
}

const PAGE = limits.payment.operations;

async function standingOf({ tx, organizationId }: Scope): Promise<StandingRow> {
  const account = (name: string) => sql`coalesce((
    select balance from ledger_account
    where organization_id = ${organizationId} and account = ${name} and currency = 'rub'), 0)::text`;
  const { rows } = await tx.execute<StandingRow>(sql`
    select o.is_active_subscribe as "isActiveSubscribe", o.is_free_period as "isFreePeriod",
      (select count(*)::int from users u where u.organization_id = o.id and ${COUNTED}) as people,
      ${account('balance')} as balance, ${account('debt')} as debt
    from organization o where o.id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new AppError('notFound');
  return row;
}

/** Of operations: what payments and charges they were, in a statement for each. */
async function objectsOf({ tx, organizationId }: Scope, entries: readonly LedgerEntry[]) {
  const ids = (type: string) =>
    entries.flatMap(({ objectType, objectId }) =>
      objectType === type && objectId !== null ? [objectId] : [],
    );
  const paymentIds = ids('payment');
  const chargeIds = ids('subscriptionCharge');
  const payments =
    paymentIds.length === 0
      ? []
      : await tx
          .select({ id: paymentTable.id, method: paymentTable.method, isAuto: paymentTable.isAuto })
          .from(paymentTable)
          .where(
            sql`${paymentTable.organizationId} = ${organizationId} and ${inArray(paymentTable.id, paymentIds)}`,
          );
  const charges =
    chargeIds.length === 0
      ? []
      : await tx
          .select({
            id: subscriptionChargeTable.id,
            periodFrom: subscriptionChargeTable.periodFrom,
            periodTo: subscriptionChargeTable.periodTo,
            people: sql<number>`jsonb_array_length(${subscriptionChargeTable.people})`,
          })
          .from(subscriptionChargeTable)
          .where(
            sql`${subscriptionChargeTable.organizationId} = ${organizationId} and ${inArray(subscriptionChargeTable.id, chargeIds)}`,
          );
  return {
    payments: new Map(payments.map((payment) => [payment.id, payment])),
    charges: new Map(charges.map(({ id, ...period }) => [id, { period }])),
  };
}

/** What a charge says of itself; an operation of another kind says nothing of it. */
const NO_CHARGE = { periodFrom: null, periodTo: null, people: null };

/** The next charge, how far the balance reaches and what it lacks; where none is to come, nothing. */
function nextChargeOf(
  found: DueSubscription | null,
  balance: bigint,
  amount: bigint,
): Pick<BalanceView, 'nextCharge' | 'lastsUntil' | 'missing'> {
  if (!found?.nextCharge) return { nextCharge: null, lastsUntil: null, missing: 0n };
  const { nextCharge: on, subscription } = found;
  return {
    nextCharge: { on, amount },
    lastsUntil: balanceLastsUntil(balance, { on, amount, anchorDay: subscription.anchorDay }),
    missing: amount > balance ? amount - balance : 0n,
  };
}

/** What screens ask of money. */
export const balanceReadModel = {
  async balance(scope: Scope): Promise<BalanceView> {
    const { tx, organizationId } = scope;
    const { isActiveSubscribe, isFreePeriod, people, ...sums } = await standingOf(scope);
    const found = await subscriptionRepository.find(tx, organizationId);
    const tariff = found?.tariff ?? (await standardTariff(tx));
    const nextTariff = found?.nextTariff ?? tariff;
    const balance = BigInt(sums.balance);
    return {
      ...{ balance, isActiveSubscribe, isFreePeriod, tariff, people },
      nextTariff: nextTariff.code === tariff.code ? null : nextTariff,
      debt: BigInt(sums.debt),
      graceUntil: found?.subscription.graceUntil ?? null,
      ...nextChargeOf(found, balance, monthlyCharge(nextTariff, people)),
    };
  },

  /** @param before the id of the operation below which to go on */
  async operations(
    scope: Scope,
    before: string | null,
  ): Promise<{ items: OperationView[]; hasMore: boolean }> {
    if (before !== null && !/^\d{1,18}$/.test(before)) throw new AppError('notFound');
    const entries = await ledgerReadModel.entries(scope.tx, scope.organizationId, {
      ...{ account: 'balance', currency: 'rub', limit: PAGE + 1 },
      before: before === null ? null : BigInt(before),
    });
    const shown = entries.slice(0, PAGE);
    const { payments, charges } = await objectsOf(scope, shown);
    const items = shown.map((entry): OperationView => {
      const id = entry.objectId ?? 0;
      const charge = entry.objectType === 'subscriptionCharge' ? charges.get(id) : undefined;
      const payment = entry.objectType === 'payment' ? payments.get(id) : undefined;
      const tokenPurchaseId = entry.objectType === 'tokenPurchase' ? entry.objectId : null;
      return {
        ...{ ...entry, tokenPurchaseId },
        method: payment?.method ?? null,
        isAuto: payment?.isAuto ?? false,
        ...(charge?.period ?? NO_CHARGE),
      };
    });
    return { items, hasMore: entries.length > PAGE };
  },

  async people(
    { tx, organizationId }: Scope,
    { search, page, pageSize }: { search?: string | null; page?: number | null; pageSize?: number | null },
  ) {
    const rows = await subscriptionRepository.pageOfPeople(tx, organizationId, {
      pattern: likePattern(search ?? ''),
      ...paging(page, pageSize, limits.pageSizeMax),
    });
    const count = rows[0]?.count ?? (await subscriptionRepository.countPeople(tx, organizationId));
    return { items: rows.map(({ count: _all, ...person }) => person), count };
  },
};
