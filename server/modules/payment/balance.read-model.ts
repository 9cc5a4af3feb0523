import { sql } from 'drizzle-orm';
import { balanceLastsUntil } from '@domain/billing-days';
import limits from '@graphql/limits.json';
import { boolean, integer, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { likePattern, paging } from '@server/modules/checks';
import { standardTariff } from './offer.read-model';
import type { TariffRow } from './payment.tables';
import {
  COUNTED,
  type DueSubscription,
  subscriptionRepository,
} from './subscription/subscription.repository';
import { missingOf, monthlyCharge } from './subscription/tariff';

/** The data on the payment page of an organization. */
export interface BalanceView {
  balance: bigint;
  debt: bigint;
  isActiveSubscribe: boolean;
  isFreePeriod: boolean;
  tariff: TariffRow;
  /** The tariff of the next charge, if it is another one. */
  nextTariff: TariffRow | null;
  people: number;
  nextCharge: { on: string; amount: bigint } | null;
  graceUntil: string | null;
  lastsUntil: string | null;
  missing: bigint;
}

const balanceRow = {
  isActiveSubscribe: boolean,
  isFreePeriod: boolean,
  people: integer,
  balance: text,
  debt: text,
};

type AccountRow = RowOf<typeof balanceRow>;

async function accountOf({ tx, organizationId }: Scope): Promise<AccountRow> {
  const account = (name: string) => sql`coalesce((
    select balance from ledger_account
    where organization_id = ${organizationId} and account = ${name} and currency = 'rub'), 0)::text`;
  const rows = await selectRows(
    tx,
    balanceRow,
  )(sql`
    select o.is_active_subscribe as "isActiveSubscribe", o.is_free_period as "isFreePeriod",
      (select count(*)::int from users u where u.organization_id = o.id and ${COUNTED}) as people,
      ${account('balance')} as balance, ${account('debt')} as debt
    from organization o where o.id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new AppError('notFound');
  return row;
}

/** Returns the next charge, how long the balance lasts and what is missing; without a next charge, only the debt is missing. */
function nextChargeOf(
  found: DueSubscription | null,
  { balance, debt }: { balance: bigint; debt: bigint },
  amount: bigint,
): Pick<BalanceView, 'nextCharge' | 'lastsUntil' | 'missing'> {
  // A debt is below zero, and is paid with the charge.
  if (!found?.nextCharge) return { nextCharge: null, lastsUntil: null, missing: -debt };
  const { nextCharge: on, subscription } = found;
  return {
    nextCharge: { on, amount },
    lastsUntil: balanceLastsUntil(balance, { on, amount, anchorDay: subscription.anchorDay }),
    // The debt and the next charge are paid together.
    missing: missingOf(amount - debt, balance),
  };
}

/** The queries of screens about money. */
export const balanceReadModel = {
  async balance(scope: Scope): Promise<BalanceView> {
    const { tx, organizationId } = scope;
    const [{ isActiveSubscribe, isFreePeriod, people, ...sums }, found] = await Promise.all([
      accountOf(scope),
      subscriptionRepository.find(tx, organizationId),
    ]);
    const tariff = found?.tariff ?? (await standardTariff(tx));
    const nextTariff = found?.nextTariff ?? tariff;
    const balance = BigInt(sums.balance);
    const debt = BigInt(sums.debt);
    return {
      ...{ balance, debt, isActiveSubscribe, isFreePeriod, tariff, people },
      nextTariff: nextTariff.code === tariff.code ? null : nextTariff,
      graceUntil: found?.subscription.graceUntil ?? null,
      ...nextChargeOf(found, { balance, debt }, monthlyCharge(nextTariff, people)),
    };
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
