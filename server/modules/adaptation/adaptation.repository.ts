import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { ints } from '@server/modules/sql';
import {
  type AdaptationItemRow,
  adaptationItemTable as items,
  type AdaptationRow,
  adaptationTable as table,
} from './adaptation.tables';

type NewAdaptation = typeof table.$inferInsert;
type NewItem = typeof items.$inferInsert;

const ROWS_AT_ONCE = 500;

/** Splits rows into portions: a statement takes at most 65,535 values. */
function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}

/** SQL of plans and their steps. */
export const adaptationRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<AdaptationRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)));
    return row ?? null;
  },

  /** Reads a plan and locks it until the transaction ends. */
  async lock(tx: Tx, organizationId: number, id: number): Promise<AdaptationRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .for('update');
    return row ?? null;
  },

  /** Returns the person's running plan, otherwise the latest. */
  async ofUser(tx: Tx, organizationId: number, userId: number): Promise<AdaptationRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.userId, userId)))
      .orderBy(sql`${table.status} = 'finished'`, desc(table.id))
      .limit(1);
    return row ?? null;
  },

  /** Returns and locks the running plans of these people, or from a template. */
  running(
    tx: Tx,
    organizationId: number,
    by: { userIds: readonly number[] } | { templateId: number },
  ): Promise<AdaptationRow[]> {
    const whose: SQL =
      'templateId' in by
        ? sql`${table.templateId} = ${by.templateId}`
        : sql`${table.userId} = any(${ints(by.userIds)})`;
    return tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), ne(table.status, 'finished'), whose))
      .orderBy(table.id)
      .for('update');
  },

  /** Returns and locks plans that ended only because these people left, if the people are back as newcomers. */
  endedByLeaving(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<AdaptationRow[]> {
    return tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.organizationId, organizationId),
          eq(table.status, 'finished'),
          isNull(table.result),
          sql`${table.userId} = any(${ints(userIds)})`,
          sql`exists (
            select from users u where u.organization_id = ${table.organizationId} and u.id = ${table.userId}
              and not u.is_archive and u.status in ('notInvited', 'invited', 'preboarding', 'adaptation')
              and ${table.createdAt} >= coalesce(u.employed_from, '-infinity'))`,
          sql`not exists (
            select from adaptation later where later.organization_id = ${table.organizationId}
              and later.user_id = ${table.userId} and later.id > ${table.id})`,
        ),
      )
      .orderBy(table.id)
      .for('update');
  },

  /** Returns the people who have ever had a plan. */
  async knownUserIds(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<Set<number>> {
    const rows = await tx
      .selectDistinct({ userId: table.userId })
      .from(table)
      .where(and(eq(table.organizationId, organizationId), sql`${table.userId} = any(${ints(userIds)})`));
    return new Set(rows.map(({ userId }) => userId));
  },

  /** Inserts plans, skipping people who already have a running one: two concurrent starts create only one. */
  async insert(tx: Tx, rows: readonly NewAdaptation[]): Promise<AdaptationRow[]> {
    const made: AdaptationRow[] = [];
    for (const portion of portions(rows)) {
      made.push(...(await tx.insert(table).values(portion).onConflictDoNothing().returning()));
    }
    return made;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    change: Partial<NewAdaptation>,
  ): Promise<AdaptationRow> {
    const [row] = await tx
      .update(table)
      .set({ ...change, updatedAt: sql`now()` })
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .returning();
    if (!row) throw new Error(`no adaptation ${id}`);
    return row;
  },

  async insertItems(tx: Tx, rows: readonly NewItem[]): Promise<AdaptationItemRow[]> {
    const made: AdaptationItemRow[] = [];
    for (const portion of portions(rows)) made.push(...(await tx.insert(items).values(portion).returning()));
    return made;
  },

  async findItem(tx: Tx, organizationId: number, id: number): Promise<AdaptationItemRow | null> {
    const [row] = await tx
      .select()
      .from(items)
      .where(and(eq(items.organizationId, organizationId), eq(items.id, id)));
    return row ?? null;
  },

  async lockItem(tx: Tx, organizationId: number, id: number): Promise<AdaptationItemRow | null> {
    const [row] = await tx
      .select()
      .from(items)
      .where(and(eq(items.organizationId, organizationId), eq(items.id, id)))
      .for('update');
    return row ?? null;
  },

  itemsOf(tx: Tx, organizationId: number, adaptationIds: readonly number[]): Promise<AdaptationItemRow[]> {
    return tx
      .select()
      .from(items)
      .where(
        and(
          eq(items.organizationId, organizationId),
          sql`${items.adaptationId} = any(${ints(adaptationIds)})`,
        ),
      )
      .orderBy(sql`${items.dueOn} nulls last`, items.id);
  },

  /** Returns the trial period tasks of these people, in a plan or without one. */
  trialTasks(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<AdaptationItemRow[]> {
    return tx
      .select()
      .from(items)
      .where(
        and(
          eq(items.organizationId, organizationId),
          eq(items.kind, 'trial'),
          sql`${items.userId} = any(${ints(userIds)})`,
        ),
      )
      .orderBy(sql`${items.dueOn} nulls last`, items.id);
  },

  /** Returns the people who did not pass their last adaptation. */
  async failedUserIds(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<Set<number>> {
    const rows = await tx
      .selectDistinctOn([table.userId], { userId: table.userId, result: table.result })
      .from(table)
      .where(and(eq(table.organizationId, organizationId), sql`${table.userId} = any(${ints(userIds)})`))
      .orderBy(table.userId, desc(table.id));
    return new Set(rows.flatMap(({ userId, result }) => (result === 'failed' ? [userId] : [])));
  },

  async updateItem(
    tx: Tx,
    organizationId: number,
    id: number,
    change: Partial<NewItem>,
  ): Promise<AdaptationItemRow> {
    const [row] = await tx
      .update(items)
      .set({ ...change, updatedAt: sql`now()` })
      .where(and(eq(items.organizationId, organizationId), eq(items.id, id)))
      .returning();
    if (!row) throw new Error(`no step ${id}`);
    return row;
  },

  /** Sets new due dates for many steps in one statement. */
  async moveItems(
    tx: Tx,
    organizationId: number,
    moved: readonly { id: number; dueOn: string }[],
  ): Promise<void> {
    if (moved.length === 0) return;
    await tx.execute(sql`
      update adaptation_item i set due_on = m."dueOn", updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id int, "dueOn" date)
      where i.organization_id = ${organizationId} and i.id = m.id`);
  },

  async deleteItems(tx: Tx, organizationId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.delete(items).where(and(eq(items.organizationId, organizationId), inArray(items.id, [...ids])));
  },

  /** Adds trial period tasks that were set before the plan started to the plan. */
  async adoptItems(tx: Tx, organizationId: number, adaptations: readonly AdaptationRow[]): Promise<void> {
    if (adaptations.length === 0) return;
    const owners = adaptations.map(({ id, userId }) => ({ id, userId }));
    await tx.execute(sql`
      update adaptation_item i set adaptation_id = o.id
      from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as o (id int, "userId" int)
      where i.organization_id = ${organizationId} and i.user_id = o."userId" and i.adaptation_id is null`);
  },
};
