import type { StoredRights } from '@server/graphql/access/stored-rights';
import { eq } from 'drizzle-orm';
import { roleTable, userRoleTable } from '@server/modules/roles/roles.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { positionTable } from '@server/modules/structure/structure.tables';
import { nextNumber } from '@test/factories/organization.factory';
import type { Workspace } from '@test/helpers/worlds/workspace';

export const may = (...areas: (keyof StoredRights | `${keyof StoredRights}!`)[]): StoredRights =>
  Object.fromEntries(areas.map((area) => [area.replace('!', ''), { read: true, write: area.endsWith('!') }]));

/** A role of the test's organization. */
export async function aRole(
  { system, organizationId }: Workspace,
  rights: StoredRights = {},
  fields: Partial<typeof roleTable.$inferInsert> = {},
): Promise<number> {
  const [role] = await system((tx) =>
    tx
      .insert(roleTable)
      .values({ organizationId, name: `Роль ${nextNumber()}`, rights, ...fields })
      .returning(),
  );
  if (!role) throw new Error('insert returned nothing');
  return role.id;
}

/** Grants a person a personal role, bypassing every check. */
export async function giveRole(
  { system, organizationId }: Workspace,
  user: UserRow,
  roleId: number,
  fields: { scopeSubdivisionId?: number; until?: string } = {},
): Promise<number> {
  const [row] = await system((tx) =>
    tx
      .insert(userRoleTable)
      .values({ organizationId, userId: user.id, roleId, ...fields })
      .returning(),
  );
  if (!row) throw new Error('insert returned nothing');
  return row.id;
}

/** The role of a person's position. */
export async function roleOfPosition({ system }: Workspace, user: UserRow): Promise<number> {
  const [position] = await system((tx) =>
    tx
      .select()
      .from(positionTable)
      .where(eq(positionTable.id, user.positionId ?? 0)),
  );
  return position?.roleId ?? 0;
}

export const RIGHTS = (areas: string[]) =>
  areas.map((area) => ({ area: area.replace('!', ''), read: true, write: area.endsWith('!') }));
