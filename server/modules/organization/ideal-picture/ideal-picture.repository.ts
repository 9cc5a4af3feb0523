import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { IdealTarget } from './ideal-picture.policy';
import { type IdealStatementRow, idealStatementTable as table } from './ideal-picture.tables';

/** Returns the columns that identify the owner of a statement. */
export function targetColumns({ layer, id }: IdealTarget) {
  return {
    subdivisionId: layer === 'subdivision' ? id : null,
    positionId: layer === 'position' ? id : null,
    userId: layer === 'person' ? id : null,
  };
}

function ofTarget(organizationId: number, target: IdealTarget): SQL | undefined {
  const { subdivisionId, positionId, userId } = targetColumns(target);
  const same = (
    column: typeof table.userId | typeof table.positionId | typeof table.subdivisionId,
    id: number | null,
  ) => (id === null ? isNull(column) : eq(column, id));
  return and(
    eq(table.organizationId, organizationId),
    same(table.subdivisionId, subdivisionId),
    same(table.positionId, positionId),
    same(table.userId, userId),
  );
}

/** Returns statements by their ids. */
export function statementsByIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<IdealStatementRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, organizationId), inArray(table.id, [...ids])));
}

/** Returns the statements of these people's own pictures that their heads have approved, in their order. */
export function approvedOfPeople(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<IdealStatementRow[]> {
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        inArray(table.userId, [...userIds]),
        eq(table.status, 'approved'),
        eq(table.isArchive, false),
      ),
    )
    .orderBy(asc(table.order), asc(table.id));
}

/** Returns the ids of all current and former statements of a layer. */
export async function statementIds(tx: Tx, organizationId: number, target: IdealTarget): Promise<number[]> {
  const rows = await tx.select({ id: table.id }).from(table).where(ofTarget(organizationId, target));
  return rows.map(({ id }) => id);
}

export const idealRepository = {
  list(
    tx: Tx,
    organizationId: number,
    target: IdealTarget,
    isArchive: boolean,
  ): Promise<IdealStatementRow[]> {
    return tx
      .select()
      .from(table)
      .where(and(ofTarget(organizationId, target), eq(table.isArchive, isArchive)))
      .orderBy(asc(table.order), asc(table.id));
  },

  async lock(tx: Tx, organizationId: number, id: number): Promise<IdealStatementRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .for('update');
    return row ?? null;
  },

  async insert(tx: Tx, values: typeof table.$inferInsert, target: IdealTarget): Promise<IdealStatementRow> {
    const [last] = await tx
      .select({ order: sql<number>`coalesce(max(${table.order}), 0)::int` })
      .from(table)
      .where(ofTarget(values.organizationId, target));
    const [row] = await tx
      .insert(table)
      .values({ ...values, order: (last?.order ?? 0) + 1 })
      .returning();
    if (!row) throw new Error('the insert of a statement returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    ids: readonly number[],
    change: Partial<typeof table.$inferInsert>,
  ): Promise<IdealStatementRow[]> {
    return tx
      .update(table)
      .set(change)
      .where(and(eq(table.organizationId, organizationId), inArray(table.id, [...ids])))
      .returning();
  },

  /** Reorders all of them in one statement. */
  async reorder(
    tx: Tx,
    organizationId: number,
    orders: readonly { id: number; order: number }[],
  ): Promise<void> {
    await tx.execute(sql`
      update ideal_statement s set "order" = n."order"
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as n (id int, "order" int)
      where s.organization_id = ${organizationId} and s.id = n.id`);
  },

  /** Returns the first statements of a person's picture: those of their position, their subdivision, the company. */
  async excerpt(tx: Tx, person: UserRow, limit: number): Promise<string[]> {
    const { organizationId, positionId, subdivisionId } = person;
    const rows = await selectRows(tx, { text })(sql`
      select text from ideal_statement
      where organization_id = ${organizationId} and not is_archive and user_id is null
        and (position_id is null or position_id = ${positionId})
        and (subdivision_id is null or subdivision_id = ${subdivisionId})
      order by position_id nulls last, subdivision_id nulls last, "order", id
      limit ${limit}`);
    return rows.map(({ text }) => text);
  },
};
