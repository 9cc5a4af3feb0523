import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { Lang } from '@server/graphql/context';
import { userTable } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { roleTable } from '@server/modules/roles/roles.tables';
import type { Level, StoredNotifications } from '../settings';

/** The settings of one level, and when they were last changed. */
export interface LevelSettings {
  settings: StoredNotifications;
  updatedAt: Date;
}

/** The three tables with settings, in the columns that all of them have. A role's `updatedAt` does not change. */
const PLACES = {
  organization: {
    table: organizationTable,
    is: (organizationId: number, id: number) =>
      and(eq(organizationTable.id, organizationId), eq(organizationTable.id, id)),
  },
  role: {
    table: roleTable,
    is: (organizationId: number, id: number) =>
      and(eq(roleTable.organizationId, organizationId), eq(roleTable.id, id), eq(roleTable.isArchive, false)),
  },
  user: {
    table: userTable,
    is: (organizationId: number, id: number) =>
      and(eq(userTable.organizationId, organizationId), eq(userTable.id, id), eq(userTable.isArchive, false)),
  },
};

export const levelsRepository = {
  /** Returns the settings of a level, locked for a change; null when the organization has no such level. */
  async lock(tx: Tx, organizationId: number, { name, id }: Level): Promise<LevelSettings | null> {
    const { table, is } = PLACES[name];
    const [row] = await tx
      .select({ settings: table.notifications, updatedAt: table.notificationsAt })
      .from(table)
      .where(is(organizationId, id))
      .for('update');
    return row ?? null;
  },

  /** Returns the current settings of a level. */
  async find(tx: Tx, organizationId: number, { name, id }: Level): Promise<LevelSettings | null> {
    const { table, is } = PLACES[name];
    const [row] = await tx
      .select({ settings: table.notifications, updatedAt: table.notificationsAt })
      .from(table)
      .where(is(organizationId, id));
    return row ?? null;
  },

  async update(
    tx: Tx,
    organizationId: number,
    { name, id }: Level,
    notifications: StoredNotifications,
    notificationsAt: Date,
  ): Promise<void> {
    const { table, is } = PLACES[name];
    await tx.update(table).set({ notifications, notificationsAt }).where(is(organizationId, id));
  },

  /** Returns the settings of a person's roles. */
  async ofRoles(tx: Tx, organizationId: number, userId: number): Promise<StoredNotifications[]> {
    const rows = await selectRows(tx, { settings: columnOf(roleTable.notifications) })(sql`
      select r.notifications as settings from person_role g
      join role r on r.organization_id = g.organization_id and r.id = g.role_id
      where g.organization_id = ${organizationId} and g.user_id = ${userId}`);
    return rows.map(({ settings }) => settings);
  },

  /** Returns the language of a person who has not left. */
  async langOf(tx: Tx, organizationId: number, userId: number): Promise<Lang | null> {
    const [row] = await tx
      .select({ lang: userTable.lang })
      .from(userTable)
      .where(PLACES.user.is(organizationId, userId));
    return row?.lang ?? null;
  },
};
