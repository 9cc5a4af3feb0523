import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';

/**
 * Grants or revokes the super-admin privilege; concurrent changes do not overwrite each other. Requires a transaction of the
 * system.
 */
export async function changePrivilege(tx: Tx, userId: number, isPrivileged: boolean): Promise<void> {
  await tx.execute(sql`
    insert into setting (name, value) values ('superAdminPrivilegeIds', '') on conflict (name) do nothing`);
  await tx.execute(sql`
    update setting s set value = array_to_string(array(
      select i.id from unnest(regexp_split_to_array(s.value, '\\D+')) as i (id) where i.id not in ('', ${String(userId)})
      union all select ${String(userId)} where ${isPrivileged}::boolean), ',')
    where s.name = 'superAdminPrivilegeIds'`);
}
