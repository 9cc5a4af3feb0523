import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { fullNameSql } from '@server/modules/person-name';
import { ints, isServed } from '@server/modules/sql';
import { type ReportRow, reportTable as reports } from './reports.tables';

/** A report with its owner. */
export interface NamedReport extends ReportRow {
  owner: string;
}

const ofOwner = and(eq(userTable.organizationId, reports.organizationId), eq(userTable.id, reports.ownerId));

/** The reports of a person and the shared ones. */
async function visible(
  tx: Tx,
  organizationId: number,
  userId: number,
  condition?: SQL,
): Promise<NamedReport[]> {
  const rows = await tx
    .select({ report: reports, owner: fullNameSql('users') })
    .from(reports)
    .innerJoin(userTable, ofOwner)
    .where(
      and(
        eq(reports.organizationId, organizationId),
        or(eq(reports.ownerId, userId), eq(reports.isShared, true)),
        condition,
      ),
    )
    .orderBy(sql`${reports.name} collate "und-x-icu"`, reports.id);
  return rows.map(({ report, owner }) => ({ ...report, owner }));
}

/** SQL of reports. */
export const reportsRepository = {
  visible: (tx: Tx, organizationId: number, userId: number) => visible(tx, organizationId, userId),

  /** Returns null when there is no such report that the person may see. */
  async find(tx: Tx, organizationId: number, userId: number, id: number): Promise<NamedReport | null> {
    const [report] = await visible(tx, organizationId, userId, eq(reports.id, id));
    return report ?? null;
  },

  /** Returns the people to whom a report is sent. */
  people: (tx: Tx, organizationId: number, ids: number[]): Promise<UserRow[]> =>
    tx
      .select()
      .from(userTable)
      .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, ids))),

  count: (tx: Tx, organizationId: number, ownerId: number): Promise<number> =>
    tx.$count(reports, and(eq(reports.organizationId, organizationId), eq(reports.ownerId, ownerId))),

  async insert(tx: Tx, row: typeof reports.$inferInsert): Promise<number> {
    const [made] = await tx.insert(reports).values(row).returning({ id: reports.id });
    if (!made) throw new Error('the insert of a report returned nothing');
    return made.id;
  },

  async update(
    tx: Tx,
    { organizationId, id }: Pick<ReportRow, 'organizationId' | 'id'>,
    change: Partial<typeof reports.$inferInsert>,
  ): Promise<void> {
    await tx
      .update(reports)
      .set(change)
      .where(and(eq(reports.organizationId, organizationId), eq(reports.id, id)));
  },

  async delete(tx: Tx, { organizationId, id }: Pick<ReportRow, 'organizationId' | 'id'>): Promise<void> {
    await tx.delete(reports).where(and(eq(reports.organizationId, organizationId), eq(reports.id, id)));
  },

  /** The reports that are due, in all organizations that are served: those of the others wait. */
  due: (tx: Tx, at: Date) =>
    tx
      .select({ organizationId: reports.organizationId, id: reports.id })
      .from(reports)
      .innerJoin(organizationTable, eq(organizationTable.id, reports.organizationId))
      .where(and(lte(reports.nextAt, at), isServed(sql`${organizationTable}`)))
      .orderBy(reports.nextAt),

  /** The reports of one organization that are due later, locked until the transaction ends. */
  planned: (tx: Tx, organizationId: number, at: Date) =>
    tx
      .select({ id: reports.id, schedule: reports.schedule })
      .from(reports)
      .where(and(eq(reports.organizationId, organizationId), gt(reports.nextAt, at)))
      .for('update'),

  /** Returns the report locked until the transaction ends, if it is due and nobody else is sending it; null otherwise. */
  async take(
    tx: Tx,
    { organizationId, id }: Pick<ReportRow, 'organizationId' | 'id'>,
    at: Date,
  ): Promise<ReportRow | null> {
    const [row] = await tx
      .select()
      .from(reports)
      .where(and(eq(reports.organizationId, organizationId), eq(reports.id, id), lte(reports.nextAt, at)))
      .for('update', { skipLocked: true });
    return row ?? null;
  },

  async namesOf(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<string[]> {
    if (userIds.length === 0) return [];
    const rows = await selectRows(tx, { name: text })(sql`
      select ${fullNameSql('u')} as name from users u
      where u.organization_id = ${organizationId} and u.id = any(${ints(userIds)}) order by 1`);
    return rows.map(({ name }) => name);
  },
};
