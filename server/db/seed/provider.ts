import type { Tx } from '@server/db/database';
import { settingTable } from '@server/db/setting.tables';
import { signInTable } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { eq } from 'drizzle-orm';

/** Whether the first start has already happened. */
export async function isSeeded(tx: Tx): Promise<boolean> {
  const rows = await tx.select().from(settingTable).where(eq(settingTable.name, 'superOrganizationId'));
  return rows.length > 0;
}

/** Inserts the provider's own organization with its root administrator, and the settings that identify both. */
export async function insertProvider(tx: Tx, root: { email: string; passwordHash: string }): Promise<void> {
  const [organization] = await tx
    .insert(organizationTable)
    .values({ name: 'Адаптика', activityText: 'Кабинет адаптации сотрудников', isFreePeriod: false })
    .returning();
  if (!organization) throw new Error('insert returned nothing');
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
