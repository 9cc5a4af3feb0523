import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import {
  subscriptionChargeTable,
  type SubscriptionRow,
  subscriptionTable,
  tariffTable,
  type TariffRow,
} from '../payment.tables';

/** A person whom a charge counts. */
export interface CountedPerson {
  id: number;
  name: string;
}

export interface DueSubscription {
  subscription: SubscriptionRow;
  tariff: TariffRow;
  /** The tariff of the next charge. */
  nextTariff: TariffRow;
  timezone: string;
  isActiveSubscribe: boolean;
  isFreePeriod: boolean;
  /** False: it is suspended or deleted, and nothing is charged meanwhile. */
  isChargeable: boolean;
  /** The day of the next charge; null: nothing is charged until the provider says so. */
  nextCharge: string | null;
}

/**
 * Everybody who works here or is about to, except people who have not begun yet (not invited, or only invited), who have left, or
 * who are part of a sample. The index of migration 1590 has the same condition.
 */
export const COUNTED = sql`${worksHereSql(sql`u`)} and not u.is_sample and u.status not in ('notInvited', 'invited')`;

const NEXT_CHARGE = sql<
  string | null
>`next_charge_day(${organizationTable}, ${subscriptionTable.paidUntil})::text`;

const nextTariffTable = alias(tariffTable, 'next_tariff');

const found = (tx: Tx, organizationId: number) =>
  tx
    .select({
      subscription: subscriptionTable,
      tariff: tariffTable,
      nextTariff: nextTariffTable,
      timezone: organizationTable.timezone,
      isActiveSubscribe: organizationTable.isActiveSubscribe,
      isFreePeriod: organizationTable.isFreePeriod,
      isChargeable: sql<boolean>`${organizationTable.isActive} and ${organizationTable.deletedAt} is null`,
      nextCharge: NEXT_CHARGE,
    })
    .from(subscriptionTable)
    .innerJoin(organizationTable, eq(organizationTable.id, subscriptionTable.organizationId))
    .innerJoin(tariffTable, eq(tariffTable.code, subscriptionTable.tariffCode))
    .innerJoin(
      nextTariffTable,
      sql`${nextTariffTable.code} = coalesce(${subscriptionTable.nextTariffCode}, ${subscriptionTable.tariffCode})`,
    )
    .where(eq(subscriptionTable.organizationId, organizationId));

/** SQL of subscriptions. Everything except reading is for the system. */
export const subscriptionRepository = {
  async find(tx: Tx, organizationId: number): Promise<DueSubscription | null> {
    const [row] = await found(tx, organizationId);
    return row ?? null;
  },

  /** Locks the subscription until the transaction ends, so that two nodes charge one after the other. */
  async lock(tx: Tx, organizationId: number): Promise<DueSubscription | null> {
    const [row] = await found(tx, organizationId).for('update', { of: subscriptionTable });
    return row ?? null;
  },

  /**
   * Returns the organizations whose next charge is within a week, is due, or was not paid, and those that had a debt or were
   * closed and are free again. Excludes suspended ones, and closed ones with a debt.
   */
  async due(tx: Tx, at: Date): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(sql`
      select d.id from (
        select o.id, o.is_active_subscribe, s.grace_until, next_charge_day(o, s.paid_until) as day,
          (${at.toISOString()}::timestamptz at time zone o.timezone)::date as today
        from subscription s join organization o on o.id = s.organization_id
        where o.is_active and o.deleted_at is null) d
      where case when d.is_active_subscribe then d.day <= d.today + 7 or (d.day is null and d.grace_until is not null)
        else coalesce(d.day > d.today, true) end
      order by d.day, d.id`);
    return rows.map(({ id }) => id);
  },

  async update(tx: Tx, organizationId: number, fields: Partial<SubscriptionRow>): Promise<void> {
    await tx
      .update(subscriptionTable)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(subscriptionTable.organizationId, organizationId));
  },

  /** Sets the organization's state that everybody sees: the database notifies its browsers of changes. */
  async setState(
    tx: Tx,
    organizationId: number,
    state: { isActiveSubscribe?: boolean; isFreePeriod?: boolean; freePeriodEnd?: string | null },
  ): Promise<void> {
    await tx.update(organizationTable).set(state).where(eq(organizationTable.id, organizationId));
  },

  async countedPeople(tx: Tx, organizationId: number): Promise<CountedPerson[]> {
    const rows = await selectRows(tx, { id: integer, name: text })(sql`
      select u.id, ${fullNameSql('u')} as name from users u
      where u.organization_id = ${organizationId} and ${COUNTED} order by u.id`);
    return rows;
  },

  async countPeople(tx: Tx, organizationId: number): Promise<number> {
    const rows = await selectRows(tx, { count: integer })(sql`
      select count(*)::int as count from users u where u.organization_id = ${organizationId} and ${COUNTED}`);
    return rows[0]?.count ?? 0;
  },

  async pageOfPeople(
    tx: Tx,
    organizationId: number,
    { pattern, limit, offset }: { pattern: string; limit: number; offset: number },
  ): Promise<{ id: number; nameFull: string; position: string | null; count: number }[]> {
    const rows = await selectRows(tx, {
      id: integer,
      nameFull: text,
      position: nullable(text),
      count: integer,
    })(sql`
      select u.id, ${fullNameSql('u')} as "nameFull", p.name as position, count(*) over ()::int as count
      from users u left join position p on p.organization_id = u.organization_id and p.id = u.position_id
      where u.organization_id = ${organizationId} and ${COUNTED}
        and lower(${fullNameSql('u')}) like ${pattern}
      order by u.name_second collate "und-x-icu", u.name_first collate "und-x-icu", u.id
      limit ${limit} offset ${offset}`);
    return rows;
  },

  async insertCharge(tx: Tx, row: typeof subscriptionChargeTable.$inferInsert): Promise<number> {
    const [inserted] = await tx
      .insert(subscriptionChargeTable)
      .values(row)
      .returning({ id: subscriptionChargeTable.id });
    if (!inserted) throw new Error('insert returned nothing');
    return inserted.id;
  },

  async isCharged(tx: Tx, organizationId: number, periodFrom: string): Promise<boolean> {
    const own = and(
      eq(subscriptionChargeTable.organizationId, organizationId),
      eq(subscriptionChargeTable.periodFrom, periodFrom),
      // The rest of a month, after a change of the tariff, is not a separate month.
      isNull(subscriptionChargeTable.changeId),
    );
    const rows = await tx.select({ id: subscriptionChargeTable.id }).from(subscriptionChargeTable).where(own);
    return rows.length > 0;
  },
};
