import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type StatisticViewRow, statisticViewTable as views } from './views.tables';

/** The owner of views: nobody sees another person's views. */
export type ViewOwner = Pick<StatisticViewRow, 'organizationId' | 'userId'>;

const own = ({ organizationId, userId }: ViewOwner, condition?: SQL): SQL | undefined =>
  and(eq(views.organizationId, organizationId), eq(views.userId, userId), condition);

/** SQL of the statistics filters that people have saved under a name. */
export const viewsRepository = {
  list: (tx: Tx, owner: ViewOwner): Promise<StatisticViewRow[]> =>
    tx
      .select()
      .from(views)
      .where(own(owner))
      .orderBy(sql`${views.name} collate "und-x-icu"`, views.id),

  /** Returns null when the person has no view with that id. */
  async find(tx: Tx, owner: ViewOwner, id: number): Promise<StatisticViewRow | null> {
    const [view] = await tx
      .select()
      .from(views)
      .where(own(owner, eq(views.id, id)));
    return view ?? null;
  },

  /** Locks the person's views until the transaction ends, because adding and naming count and compare them first. */
  async hold(tx: Tx, { organizationId, userId }: ViewOwner): Promise<void> {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${organizationId}, hashtext(${`statistic views:${userId}`}))`,
    );
  },

  count: (tx: Tx, owner: ViewOwner): Promise<number> => tx.$count(views, own(owner)),

  /** Whether another view has this name, ignoring case. */
  async hasName(tx: Tx, owner: ViewOwner, name: string, exceptId: number | null): Promise<boolean> {
    const other = exceptId === null ? sql`true` : sql`${views.id} <> ${exceptId}`;
    const same = and(sql`lower(${views.name}) = lower(${name})`, other);
    return (await tx.$count(views, own(owner, same))) > 0;
  },

  async insert(tx: Tx, row: typeof views.$inferInsert): Promise<StatisticViewRow> {
    const [made] = await tx.insert(views).values(row).returning();
    if (!made) throw new Error('the insert of a view returned nothing');
    return made;
  },

  async update(tx: Tx, view: StatisticViewRow, change: Partial<typeof views.$inferInsert>): Promise<void> {
    await tx
      .update(views)
      .set(change)
      .where(own(view, eq(views.id, view.id)));
  },

  async delete(tx: Tx, view: StatisticViewRow): Promise<void> {
    await tx.delete(views).where(own(view, eq(views.id, view.id)));
  },
};
