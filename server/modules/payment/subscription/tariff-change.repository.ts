import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import {
  subscriptionChangeTable,
  type SubscriptionChangeRow,
  tariffTable,
  type TariffRow,
} from '../payment.tables';
import type { PaidPeriod } from './tariff-terms';

/** SQL of tariffs and of changes between them. Writing is for the system. */
export const tariffChangeRepository = {
  /** Returns the tariffs, sorted by their monthly price for this number of people. */
  async offered(tx: Tx, people: number): Promise<TariffRow[]> {
    const cost = sql`${tariffTable.monthPrice} + greatest(0, ${people}::int - ${tariffTable.freeEmployees}) * ${tariffTable.employeePrice}`;
    return tx
      .select()
      .from(tariffTable)
      .where(eq(tariffTable.isOffered, true))
      .orderBy(cost, tariffTable.code);
  },

  async tariff(tx: Tx, code: string): Promise<TariffRow | null> {
    const [row] = await tx.select().from(tariffTable).where(eq(tariffTable.code, code));
    return row ?? null;
  },

  /** Returns the charge that pays for a day; null: nothing does. */
  async paidPeriod(tx: Tx, organizationId: number, day: string): Promise<PaidPeriod | null> {
    const rows = await selectRows(tx, {
      amount: text,
      chargeId: integer,
      periodFrom: text,
      periodTo: text,
      monthFrom: text,
      people: integer,
    })(sql`
      select c.id as "chargeId", c.period_from::text as "periodFrom", c.period_to::text as "periodTo",
        coalesce(c.month_from, c.period_from)::text as "monthFrom", c.amount::text as amount,
        jsonb_array_length(c.people) as people
      from subscription_charge c
      where c.organization_id = ${organizationId} and c.period_from <= ${day}::date and c.period_to > ${day}::date
        and not exists (
          select from subscription_change s where s.organization_id = c.organization_id and s.replaced_charge_id = c.id)
      order by c.id desc limit 1`);
    const [row] = rows;
    return row ? { ...row, amount: BigInt(row.amount) } : null;
  },

  async insert(tx: Tx, row: typeof subscriptionChangeTable.$inferInsert): Promise<SubscriptionChangeRow> {
    const [inserted] = await tx.insert(subscriptionChangeTable).values(row).returning();
    if (!inserted) throw new Error('insert returned nothing');
    return inserted;
  },

  /** Charges the rest of a month by another tariff, for the people whom the replaced charge counted. */
  async insertRest(
    tx: Tx,
    { organizationId, id, day, charged, replacedChargeId }: SubscriptionChangeRow,
    { code, monthPrice, freeEmployees, employeePrice }: TariffRow,
  ): Promise<number> {
    const rows = await selectRows(tx, { id: integer })(sql`
      insert into subscription_charge (organization_id, period_from, period_to, tariff_code, month_price, free_employees,
        employee_price, amount, people, month_from, change_id)
      select c.organization_id, ${day}::date, c.period_to, ${code}, ${monthPrice}, ${freeEmployees}, ${employeePrice}, ${charged},
        c.people, coalesce(c.month_from, c.period_from), ${id}
      from subscription_charge c where c.organization_id = ${organizationId} and c.id = ${replacedChargeId}
      returning id`);
    const [row] = rows;
    if (!row) throw new Error('insert returned nothing');
    return row.id;
  },

  async find(tx: Tx, organizationId: number, id: number): Promise<SubscriptionChangeRow | null> {
    const [row] = await tx
      .select()
      .from(subscriptionChangeTable)
      .where(
        sql`${subscriptionChangeTable.organizationId} = ${organizationId} and ${subscriptionChangeTable.id} = ${id}`,
      );
    return row ?? null;
  },
};
