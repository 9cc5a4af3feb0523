import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints } from '@server/modules/sql';
import type { EmployeeImportRecord } from '../import.tables';

type ImportIds = Pick<EmployeeImportRecord, 'organizationId' | 'id'>;

/** Returns the people whom the rows have created, changed or found as they are. */
export const usersOfRows = (
  tx: Tx,
  { organizationId, id }: ImportIds,
): Promise<{ number: number; userId: number }[]> =>
  selectRows(tx, { number: integer, userId: integer })(sql`
    select number, user_id as "userId" from employee_import_row where organization_id = ${organizationId}
      and import_id = ${id} and outcome in ('created', 'updated', 'unchanged')`);

/** Marks the rows of these people as done now. */
export async function markDone(
  tx: Tx,
  { organizationId, id }: ImportIds,
  userIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`update employee_import_row set done_at = now()
    where organization_id = ${organizationId} and import_id = ${id} and user_id = any(${ints(userIds)})`);
}
