import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import { roleTable } from '@server/modules/roles/roles.tables';
import { ints } from '@server/modules/sql';
import type { NotificationTypeName } from '../notification-types';
import { type Audience, type NotificationSetting, resolveSetting } from '../settings';

const rowShape = {
  organization: columnOf(roleTable.notifications),
  roles: listOf(columnOf(roleTable.notifications)),
  own: columnOf(roleTable.notifications),
  userIds: listOf(integer),
};

/** People with the same settings on every level. */
type Row = RowOf<typeof rowShape>;

export interface SettingGroup {
  userIds: number[];
  of(type: NotificationTypeName): NotificationSetting;
  /** Returns who else is notified, by the organization's settings; null: nobody. */
  audience(type: NotificationTypeName): Audience | null;
}

/**
 * Returns the settings of these people (null: of everybody in the organization) for some types, with one group for each
 * combination of stored settings: only a few groups, regardless of the number of people. One statement.
 */
export async function settingGroups(
  tx: Tx,
  organizationId: number,
  types: readonly NotificationTypeName[],
  userIds: readonly number[] | null,
): Promise<SettingGroup[]> {
  /** Selects the stored settings of the requested types; null when there are none. */
  const storedFor = (stored: SQL) => sql`(
    select jsonb_object_agg(name, ${stored} -> name) from unnest(${sql.param([...types])}::text[]) name where ${stored} ? name)`;
  const rows = await selectRows(
    tx,
    rowShape,
  )(sql`
    with role_said as materialized (
      select r.id, ${storedFor(sql`r.notifications`)} as said from role r
      where r.organization_id = ${organizationId} and not r.is_archive and r.notifications <> '{}'
    ),
    -- A few people have roles beside the one of their position; that one is joined by what the planner knows the size of.
    personal as (
      select g.user_id, jsonb_agg(r.said order by r.id) as said
      from person_role g join role_said r on r.id = g.role_id
      where g.organization_id = ${organizationId} and g.source = 'personal' and r.said is not null
      group by g.user_id
    ),
    of_user as (
      select u.id, case when u.notifications = '{}' then null else ${storedFor(sql`u.notifications`)} end as own,
        r.said as role, personal.said as personal
      from users u
      left join position p on p.organization_id = u.organization_id and p.id = u.position_id
      left join role_said r on r.id = p.role_id
      left join personal on personal.user_id = u.id
      where u.organization_id = ${organizationId} and not u.is_archive
        and ${userIds === null ? sql`true` : sql`u.id = any(${ints(userIds)})`}
    )
    select coalesce((select ${storedFor(sql`o.notifications`)} from organization o where o.id = ${organizationId}), '{}') as organization,
      coalesce(own, '{}') as own, array_agg(id) as "userIds",
      case when role is null then '[]' else jsonb_build_array(role) end || coalesce(personal, '[]') as roles
    from of_user group by own, role, personal`);
  return rows.map((row) => ({
    userIds: row.userIds,
    of: (type) => settingOf(type, row),
    audience: (type) => row.organization[type]?.audience ?? null,
  }));
}

function settingOf(type: NotificationTypeName, { organization, roles, own }: Row): NotificationSetting {
  return resolveSetting(type, {
    organization: organization[type],
    roles: roles.flatMap((role) => role[type] ?? []),
    user: own[type],
  }).setting;
}
