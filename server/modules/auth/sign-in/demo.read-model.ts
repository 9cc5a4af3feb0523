import { and, eq, sql } from 'drizzle-orm';
import { DEMO_ADMIN_EMAIL } from '@server/config/demo';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';

/** Returns the user as whom the demo organization is viewed; null: there is none. */
export async function demoAdmin(tx: Tx): Promise<UserRow | null> {
  const [admin] = await tx
    .select()
    .from(userTable)
    .where(
      and(
        eq(sql`lower(${userTable.email})`, DEMO_ADMIN_EMAIL),
        eq(userTable.isAdmin, true),
        eq(userTable.isArchive, false),
      ),
    );
  return admin ?? null;
}

/** Counts the visitors who are there. Those who start at the same moment are counted, too: they wait for each other. */
export async function countDemoVisitors(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo visitors'))`);
  const rows = await selectRows(tx, { n: integer })(
    sql`select count(*)::int as n from session where is_demo and ended_at is null and expires_at > now()`,
  );
  return rows[0]?.n ?? 0;
}
