import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { GapPeriod, GapSide } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import {
  type GapCheckRow,
  gapCheckTable as checks,
  type GapRowRow,
  gapRowTable as rows,
} from './gap-check.tables';

export interface NewCheck {
  period: GapPeriod;
  periodStart: string;
  createdById: number;
}

export interface Mark {
  rowId: number;
  mark: number;
  comment: string;
}

/** The number shown on a person's page. */
const SHOWN = 12;

/** Selects approved statements that apply to a person, as conditions on `s`. */
function concerns({ organizationId, id, positionId, subdivisionId }: UserRow): SQL {
  return sql`s.organization_id = ${organizationId} and not s.is_archive and s.status = 'approved'
    and (s.user_id is null or s.user_id = ${id})
    and (s.position_id is null or s.position_id = ${positionId})
    and (s.subdivision_id is null or s.subdivision_id = ${subdivisionId})`;
}

export const gapRepository = {
  list(tx: Tx, organizationId: number, userId: number): Promise<GapCheckRow[]> {
    return tx
      .select()
      .from(checks)
      .where(and(eq(checks.organizationId, organizationId), eq(checks.userId, userId)))
      .orderBy(desc(checks.createdAt), desc(checks.id))
      .limit(SHOWN);
  },

  /** Returns the rows of several checks. */
  rowsOf(tx: Tx, organizationId: number, checkIds: readonly number[]): Promise<GapRowRow[]> {
    return tx
      .select()
      .from(rows)
      .where(and(eq(rows.organizationId, organizationId), inArray(rows.checkId, [...checkIds])))
      .orderBy(asc(rows.id));
  },

  async statements(tx: Tx, person: UserRow): Promise<number> {
    const found = await selectRows(tx, { count: integer })(
      sql`select count(*)::int as count from ideal_statement s where ${concerns(person)}`,
    );
    return found[0]?.count ?? 0;
  },

  async lock(tx: Tx, organizationId: number, id: number): Promise<GapCheckRow | null> {
    const [row] = await tx
      .select()
      .from(checks)
      .where(and(eq(checks.organizationId, organizationId), eq(checks.id, id)))
      .for('update');
    return row ?? null;
  },

  async ofPeriod(
    tx: Tx,
    { organizationId, id }: UserRow,
    { period, periodStart }: NewCheck,
  ): Promise<GapCheckRow | null> {
    const [row] = await tx
      .select()
      .from(checks)
      .where(
        and(
          eq(checks.organizationId, organizationId),
          eq(checks.userId, id),
          eq(checks.period, period),
          eq(checks.periodStart, periodStart),
        ),
      );
    return row ?? null;
  },

  /** Returns null when the same check has been opened already. Stores the current statements. */
  async insert(tx: Tx, person: UserRow, check: NewCheck): Promise<GapCheckRow | null> {
    const { organizationId, id: userId } = person;
    const [row] = await tx
      .insert(checks)
      .values({ ...check, organizationId, userId })
      .onConflictDoNothing()
      .returning();
    if (!row) return null;
    await tx.execute(sql`
      insert into gap_row (organization_id, check_id, layer, text)
      select s.organization_id, ${row.id}::int,
        case when s.user_id is not null then 'person' when s.position_id is not null then 'position'
          when s.subdivision_id is not null then 'subdivision' else 'company' end, s.text
      from ideal_statement s where ${concerns(person)}
      order by s.user_id is not null, s.position_id is not null, s.subdivision_id is not null, s."order", s.id`);
    return row;
  },

  /** Updates all of them in one statement. */
  async mark(
    tx: Tx,
    { organizationId, id }: GapCheckRow,
    side: GapSide,
    marks: readonly Mark[],
  ): Promise<void> {
    const change =
      side === 'self'
        ? sql`self = m.mark, self_comment = m.comment`
        : sql`head = m.mark, head_comment = m.comment`;
    await tx.execute(sql`
      update gap_row r set ${change}
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m ("rowId" int, mark int, comment text)
      where r.organization_id = ${organizationId} and r.check_id = ${id} and r.id = m."rowId"`);
  },

  async update(
    tx: Tx,
    { organizationId, id }: GapCheckRow,
    change: Partial<typeof checks.$inferInsert>,
  ): Promise<GapCheckRow> {
    const [row] = await tx
      .update(checks)
      .set(change)
      .where(and(eq(checks.organizationId, organizationId), eq(checks.id, id)))
      .returning();
    if (!row) throw new Error('the update of a check returned nothing');
    return row;
  },
};
