import DataLoader from 'dataloader';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import { loadById } from '@server/graphql/loaders/by-id';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { RoleSource } from '@server/graphql/generated/types';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { wordPatterns } from '@server/modules/checks';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { groupBy } from '@server/modules/group-by';
import { ints, worksHereSql } from '@server/modules/sql';
import { type HeldRole, type RoleRow, roleTable } from './roles.tables';

const byName = sql`${roleTable.name} collate "und-x-icu"`;
const u = alias(userTable, 'u');

/** Returns roles by their ids, in one statement. */
export function rolesByIds(tx: Tx, organizationId: number, ids: readonly number[]): Promise<RoleRow[]> {
  return tx
    .select()
    .from(roleTable)
    .where(and(eq(roleTable.organizationId, organizationId), inArray(roleTable.id, [...ids])));
}

/** Returns all active roles by name, including the archived ones if requested. An organization has only a few. */
export function listRoles(tx: Tx, organizationId: number, withArchived = false): Promise<RoleRow[]> {
  return tx
    .select()
    .from(roleTable)
    .where(
      and(
        eq(roleTable.organizationId, organizationId),
        withArchived ? undefined : eq(roleTable.isArchive, false),
      ),
    )
    .orderBy(byName, roleTable.id);
}

/** Returns the roles that these people have now, with the position's role first. */
export async function heldRoles(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<HeldRole[]> {
  const rows = await selectRows(tx, {
    id: nullable(integer),
    userId: integer,
    roleId: integer,
    name: text,
    rights: columnOf(roleTable.rights),
    source: oneOf(enumerations.RoleSource),
    scopeSubdivisionId: nullable(integer),
    until: nullable(text),
    reason: text,
  })(sql`
    select g.user_role_id as id, g.user_id as "userId", g.role_id as "roleId", r.name, g.rights, g.source,
      g.scope_subdivision_id as "scopeSubdivisionId", g.until::text as until, coalesce(p.reason, '') as reason
    from person_role g
    join role r on r.organization_id = g.organization_id and r.id = g.role_id
    left join user_role p on p.organization_id = g.organization_id and p.id = g.user_role_id
    where g.organization_id = ${organizationId} and g.user_id = any(${ints(userIds)})
    order by g.source desc, r.name collate "und-x-icu", g.user_role_id`);
  return rows;
}

/** Returns the people whose access depends on these roles, or on the roles of these positions. */
export async function peopleOf(
  tx: Tx,
  organizationId: number,
  roleIds: readonly number[],
  positionIds: readonly number[],
): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select u.id from users u
    where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)} and (
      u.position_id = any(${ints(positionIds)})
      or u.id in (select g.user_id from person_role g
        where g.organization_id = ${organizationId} and g.role_id = any(${ints(roleIds)})))
    order by u.id`);
  return rows.map(({ id }) => id);
}

/** Whether `u` has a right in the whole organization: admins, and people whose roles give it. */
export function holdsRight(organizationId: number, area: string, flag: string): SQL {
  return sql`(u.is_admin or u.is_super_admin or exists (
    select from person_role g where g.organization_id = ${organizationId} and g.user_id = u.id
      and g.scope_subdivision_id is null
      and ((g.rights -> ${area}::text ->> ${flag}::text)::boolean or (g.rights -> ${area}::text ->> 'write')::boolean)))`;
}

export interface RolePeopleFilter {
  ids: readonly number[] | null;
  search: string;
  roleIds: readonly number[] | null;
  source: RoleSource | null;
  limit: number;
  offset: number;
}

/** Returns current employees by name, filtered by their roles: two statements. */
export async function listRolePeople(
  tx: Tx,
  organizationId: number,
  { ids, search, roleIds, source, limit, offset }: RolePeopleFilter,
): Promise<{ items: UserRow[]; count: number }> {
  const patterns = wordPatterns(search);
  const held = sql`exists (select from person_role g where g.organization_id = ${organizationId} and g.user_id = u.id
    and ${roleIds?.length ? sql`g.role_id = any(${ints(roleIds)})` : sql`true`}
    and ${source ? sql`g.source = ${source}` : sql`true`})`;
  const where = and(
    eq(u.organizationId, organizationId),
    worksHereSql(u),
    ids ? inArray(u.id, [...ids]) : undefined,
    roleIds?.length || source ? held : undefined,
    patterns.length > 0
      ? sql`u.id in (select search_people(${sql.param(patterns)}::text[], null))`
      : undefined,
  );
  const items = await tx
    .select()
    .from(u)
    .where(where)
    .orderBy(sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`, u.id)
    .limit(limit)
    .offset(offset);
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(u)
    .where(where);
  return { items, count: total?.count ?? 0 };
}

interface RoleLoaders {
  role: ById<RoleRow>;
  /** A person's current roles, by the person's id: the position's role first, then the directly granted ones. */
  rolesOfUser: DataLoader<number, HeldRole[]>;
  /** The number of people who have the role now, by its id. */
  countOfRole: DataLoader<number, number>;
  /** The number of active positions that give the role, by its id. */
  positionsOfRole: DataLoader<number, number>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends RoleLoaders {}
}

/** This module's part of the loaders of a request. */
export function createRoleLoaders(source: LoaderSource): RoleLoaders {
  const count = (query: (organizationId: number, ids: SQL) => SQL): DataLoader<number, number> =>
    new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const rows = await selectRows(tx, { id: integer, count: integer })(query(organizationId, ints(ids)));
      const byId = new Map(rows.map((row) => [row.id, row.count]));
      return ids.map((id) => byId.get(id) ?? 0);
    });
  return {
    role: loadById(source, rolesByIds, ({ id }) => id),
    rolesOfUser: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const byUser = groupBy(await heldRoles(tx, organizationId, ids), ({ userId }) => userId);
      return ids.map((id) => byUser.get(id) ?? []);
    }),
    countOfRole: count(
      (organizationId, ids) => sql`
        select g.role_id as id, count(distinct g.user_id)::int as count
        from person_role g
        join users u on u.organization_id = g.organization_id and u.id = g.user_id
        where g.organization_id = ${organizationId} and g.role_id = any(${ids})
          and ${worksHereSql(sql`u`)}
        group by 1`,
    ),
    positionsOfRole: count(
      (organizationId, ids) => sql`
        select p.role_id as id, count(*)::int as count from position p
        where p.organization_id = ${organizationId} and p.role_id = any(${ids}) and not p.is_archive group by 1`,
    ),
  };
}
