import type { Tx } from '@server/db/database';
import { settingTable } from '@server/db/setting.tables';
import { signInTable } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { eq, sql } from 'drizzle-orm';

/** The admin id of the provider's organization in a new installation. */
const SUPER_ORGANIZATION_ADMIN_ID = 7;

/** Whether the first start has already happened. */
export async function isSeeded(tx: Tx): Promise<boolean> {
  const rows = await tx.select().from(settingTable).where(eq(settingTable.name, 'superOrganizationId'));
  return rows.length > 0;
}

/**
 * Passes over the ids of people before that of the provider's admin. Where people exist already, the sequence is further on, and the
 * admin gets the next id.
 */
async function skipIds(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select nextval('users_id_seq') from pg_sequences s
    cross join generate_series(coalesce(s.last_value, 0) + 1, ${SUPER_ORGANIZATION_ADMIN_ID - 1}::bigint)
    where s.schemaname = current_schema() and s.sequencename = 'users_id_seq'`);
}

/** Inserts the provider's own organization with its root administrator, and the settings that identify both. */
export async function insertProvider(tx: Tx, root: { email: string; passwordHash: string }): Promise<void> {
  const [organization] = await tx
    .insert(organizationTable)
    .values({ name: 'Адаптика', activityText: 'Кабинет адаптации сотрудников', isFreePeriod: false })
    .returning();
  if (!organization) throw new Error('insert returned nothing');
  await skipIds(tx);
  const [admin] = await tx
    .insert(signInTable)
    .values({
      ...root,
      nameFirst: 'Администратор',
      nameSecond: 'Системы',
      status: 'working',
      emailProvedAt: new Date(),
      isAdmin: true,
      isSuperAdmin: true,
      organizationId: organization.id,
      homeOrganizationId: organization.id,
    })
    .returning();
  if (!admin) throw new Error('insert returned nothing');
  await tx
    .update(organizationTable)
    .set({ userId: admin.id })
    .where(eq(organizationTable.id, organization.id));
  await tx.insert(settingTable).values([
    { name: 'superOrganizationId', value: String(organization.id) },
    { name: 'rootAdminId', value: String(admin.id) },
    { name: 'superAdminPrivilegeIds', value: '' },
  ]);
}
