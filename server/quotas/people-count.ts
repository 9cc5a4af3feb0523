import { and, count, eq } from 'drizzle-orm';
import type { Database } from '@server/db/database';
import { userTable } from '@server/modules/employees/employees.tables';

/** Counts the people of an organization: its hourly limits grow with them. */
export async function countWorking(database: Database, organizationId: number): Promise<number> {
  const [row] = await database.tenant(organizationId, (tx) =>
    tx
      .select({ people: count() })
      .from(userTable)
      .where(
        and(
          eq(userTable.organizationId, organizationId),
          eq(userTable.isArchive, false),
          eq(userTable.isSample, false),
        ),
      ),
  );
  return row?.people ?? 0;
}
