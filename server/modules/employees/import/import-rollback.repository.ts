import { and, asc, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints } from '@server/modules/sql';
import { rowsOf } from './import.repository';
import {
  type EmployeeImportRecord,
  type EmployeeImportRowRecord,
  employeeImportRowTable,
} from './import.tables';

type ImportIds = Pick<EmployeeImportRecord, 'organizationId' | 'id'>;

/** SQL of the rollback of an import. */
export const importRollbackRepository = {
  /** Returns the last rows first: trainees before their mentors. */
  async nextRows(
    tx: Tx,
    { organizationId, id }: ImportIds,
    limit: number,
  ): Promise<EmployeeImportRowRecord[]> {
    return tx
      .select()
      .from(employeeImportRowTable)
      .where(
        and(
          rowsOf(organizationId, id),
          inArray(employeeImportRowTable.outcome, ['created', 'updated']),
          isNull(employeeImportRowTable.rollback),
        ),
      )
      .orderBy(sql`user_id desc`, asc(employeeImportRowTable.number))
      .limit(limit);
  },

  /** Returns the people that any of these queries selects. */
  async peopleOf(tx: Tx, queries: readonly SQL[]): Promise<number[]> {
    const rows = await selectRows(tx, { user_id: integer })(sql.join([...queries], sql` union `));
    return rows.map((row) => row.user_id);
  },

  /** Deletes the people whom nothing refers to. Returns for each person the obstacle to the deletion; null: they were deleted. */
  async removePeople(tx: Tx, ids: readonly number[]): Promise<{ userId: number; obstacle: string | null }[]> {
    const rows = await selectRows(tx, { user_id: integer, obstacle: nullable(text) })(
      sql`select user_id, obstacle from import_remove_people(${ints(ids)})`,
    );
    return rows.map(({ user_id: userId, obstacle }) => ({ userId, obstacle }));
  },

  /** Stores the rollback result of rows: `done`, or the reason why they stay. */
  async note(
    tx: Tx,
    { organizationId, id }: ImportIds,
    values: readonly { number: number; rollback: string }[],
  ): Promise<void> {
    await tx.execute(sql`
      update employee_import_row r set rollback = v.rollback
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (number int, rollback text)
      where r.organization_id = ${organizationId} and r.import_id = ${id} and r.number = v.number`);
  },
};
