import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type StatisticViewRow, statisticViewTable as views } from './views.tables';

/** Whose views: nobody sees those of others. */
export type ViewOwner = Pick<StatisticViewRow, 'organizationId' | 'userId'>;

const own = ({ organizationId, userId }: ViewOwner, condition?: SQL): SQL | undefined =>
  and(eq(views.organizationId, organizationId), eq(views.userId, userId), condition);

/** SQL of filters of statistics that people have named. */
export const viewsRepository = {
  list: (tx: Tx, owner: ViewOwner): Promise<StatisticViewRow[]> =>
    tx
      .select()
      .from(views)
      .where(own(owner))
      .orderBy(sql`${views.name} collate "und-x-icu"`, views.id),

  /** Null: the person has none of that id. */
  async find(tx: Tx, owner: ViewOwner, id: number): Promise<StatisticViewRow | null> {
    const [view] = await tx
      .select()
      .from(views)
      .where(own(owner, eq(views.id, id)));
    return view ?? null;
  },

  /** Until the transaction ends nobody else adds to the person's views or names one: they are counted and compared first. */
  async hold(tx: Tx, { organizationId, userId }: ViewOwner): Promise<void> {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${organizationId}, hashtext(${`statistic views:${userId}`}))`,
    );
  },

  count: (tx: Tx, owner: ViewOwner): Promise<number> => tx.$count(views, own(owner)),

  /** Whether another one is called so, in whichever case. */
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
