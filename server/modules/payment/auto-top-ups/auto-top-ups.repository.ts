import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type AutoTopUpRow, autoTopUpTable, type SavedCardRow, savedCardTable } from './auto-top-ups.tables';

/** A top-up that is due now. */
export interface DueTopUp {
  organizationId: number;
  amount: bigint;
  email: string;
  methodId: string;
  provider: SavedCardRow['provider'];
  /** The person who agreed to it. */
  updatedById: number | null;
}

/** The automatic top-ups, completed or under way, in the calendar month of an instant. */
const monthSum = (at: Date) => sql`coalesce((
  select sum(p.amount) from payment p
  where p.organization_id = o.id and p.is_auto and p.status in ('draft', 'pending', 'succeeded', 'partiallyRefunded', 'refunded')
    and p.created_at >= date_trunc('month', ${at.toISOString()}::timestamptz at time zone o.timezone) at time zone o.timezone), 0)`;

/** SQL of saved cards and automatic top-ups. Everything except reading is for the system. */
export const autoTopUpsRepository = {
  async card(tx: Tx, organizationId: number): Promise<SavedCardRow | null> {
    const [row] = await tx
      .select()
      .from(savedCardTable)
      .where(eq(savedCardTable.organizationId, organizationId));
    return row ?? null;
  },

  async settings(tx: Tx, organizationId: number): Promise<AutoTopUpRow | null> {
    const [row] = await tx
      .select()
      .from(autoTopUpTable)
      .where(eq(autoTopUpTable.organizationId, organizationId));
    return row ?? null;
  },

  /** Locks the settings until the transaction ends, so that two nodes begin one after the other. */
  async lock(tx: Tx, organizationId: number): Promise<AutoTopUpRow | null> {
    const [row] = await tx
      .select()
      .from(autoTopUpTable)
      .where(eq(autoTopUpTable.organizationId, organizationId))
      .for('update');
    return row ?? null;
  },

  async toppedUp(tx: Tx, organizationId: number, at: Date): Promise<bigint> {
    const rows = await selectRows(tx, { sum: text })(sql`
      select ${monthSum(at)}::text as sum from organization o where o.id = ${organizationId}`);
    return BigInt(rows[0]?.sum ?? 0);
  },

  /**
   * Returns the organizations whose balance is below their threshold or does not cover a month that is due, whose cap allows one
   * more top-up, and who have none under way. Of all, or only one organization.
   */
  async due(tx: Tx, at: Date, organizationId: number | null = null): Promise<DueTopUp[]> {
    const instant = sql`${at.toISOString()}::timestamptz`;
    const rows = await selectRows(tx, {
      organizationId: integer,
      provider: oneOf(['yookassa', 'simulator']),
      email: text,
      methodId: text,
      updatedById: nullable(integer),
      amount: text,
    })(sql`
      select a.organization_id as "organizationId", a.amount::text as amount, a.email, a.updated_by_id as "updatedById",
        c.method_id as "methodId", c.provider
      from auto_top_up a
      join saved_card c on c.organization_id = a.organization_id
      join organization o on o.id = a.organization_id
      left join subscription s on s.organization_id = a.organization_id
      left join ledger_account l on l.organization_id = a.organization_id and l.account = 'balance' and l.currency = 'rub'
      where a.is_on and o.is_active and o.deleted_at is null and (a.next_try_at is null or a.next_try_at <= ${instant})
        and (${organizationId}::int is null or a.organization_id = ${organizationId}::int)
        and (coalesce(l.balance, 0) < a.threshold or s.grace_until is not null)
        and ${monthSum(at)} + a.amount <= a.monthly_cap
        and not exists (
          select from payment p
          where p.organization_id = a.organization_id and p.is_auto and p.status in ('draft', 'pending'))
      order by a.organization_id`);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  },

  /** Stores one card at a time: a new one replaces the previous one. */
  async keepCard(tx: Tx, row: SavedCardRow): Promise<void> {
    await tx
      .insert(savedCardTable)
      .values(row)
      .onConflictDoUpdate({ target: savedCardTable.organizationId, set: row });
  },

  /** Returns its last digits, or null when there was none. */
  async removeCard(tx: Tx, organizationId: number): Promise<string | null> {
    const [row] = await tx
      .delete(savedCardTable)
      .where(eq(savedCardTable.organizationId, organizationId))
      .returning({ last4: savedCardTable.last4 });
    return row?.last4 ?? null;
  },

  async put(tx: Tx, row: AutoTopUpRow): Promise<void> {
    await tx
      .insert(autoTopUpTable)
      .values(row)
      .onConflictDoUpdate({ target: autoTopUpTable.organizationId, set: row });
  },

  async update(tx: Tx, organizationId: number, fields: Partial<AutoTopUpRow>): Promise<void> {
    await tx.update(autoTopUpTable).set(fields).where(eq(autoTopUpTable.organizationId, organizationId));
  },
};
