import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { QueryRolePeopleArgs } from '@server/graphql/generated/types';
import type { RolesResolvers } from '@server/graphql/generated/domains/roles';
import { once } from '@server/graphql/idempotency';
import { AREAS, hasRight, isScopable, permits } from '@server/graphql/access/rights';
import { paging } from '@server/modules/checks';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { shownSetting } from '@server/modules/notifications/matrix.read-model';
import { rolesBeyondOwn } from './granting.policy';
import { listRolePeople, listRoles, type RolePeopleFilter } from './roles.read-model';
import type { RolesService } from './roles.service';
import type { ManyRolesService } from './many-roles.service';
import type { HeldRole } from './roles.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import type { UserRolesService } from './user-roles.service';

type Area = (typeof AREAS)[number];

const flagsOf = (rights: StoredRights, area: Area) => ({
  read: permits(rights[area], 'read'),
  write: permits(rights[area], 'write'),
});

/** Every area, including those that the role does not mention; write implies read. */
function rightsFields(): RolesResolvers['RoleRights'];
function rightsFields(): object {
  return Object.fromEntries(AREAS.map((area) => [area, (rights: StoredRights) => flagsOf(rights, area)]));
}

function filterOf({ ids, search, roleIds, source, page, pageSize }: QueryRolePeopleArgs): RolePeopleFilter {
  return {
    ids: ids ?? null,
    search: (search ?? '').slice(0, limits.search),
    roleIds: roleIds ?? null,
    source: source ?? null,
    ...paging(page, pageSize, limits.pageSizeMax),
  };
}

/** The person's rights by area, each with the role that gives it. */
async function areasOf(user: UserRow, { loaders }: Context) {
  if (user.isAdmin || user.isSuperAdmin) {
    const may = { ...user, isRootAdmin: false, isAdmin: true, rights: {} };
    return AREAS.filter((area) => hasRight(may, area, 'write')).map((area) => ({
      area,
      flags: { read: true, write: true },
      scopeSubdivision: null,
      roleName: null,
      source: null,
    }));
  }
  const held = await loaders.rolesOfUser.load(user.id);
  const entryOf = async (area: Area, role: HeldRole) => ({
    area,
    flags: flagsOf(role.rights, area),
    scopeSubdivision:
      role.scopeSubdivisionId === null ? null : await loaders.subdivision.load(role.scopeSubdivisionId),
    roleName: role.name,
    source: role.source,
  });
  const entries = AREAS.flatMap((area) =>
    held
      .filter(({ scopeSubdivisionId }) => scopeSubdivisionId === null || isScopable(area))
      .filter(({ rights }) => permits(rights[area], 'read'))
      .map((role) => entryOf(area, role)),
  );
  return Promise.all(entries);
}

/** The contract's fields of roles: graphql/schema/roles.graphql. */
export function createRolesResolvers(
  roles: RolesService,
  userRoles: UserRolesService,
  manyRoles: ManyRolesService,
): RolesResolvers {
  return {
    Query: {
      async roles(_, { isArchive }, { scope }) {
        const items = await listRoles(scope.tx, scope.organizationId, isArchive ?? false);
        return { items, count: items.length };
      },
      roleOptions: (_, __, { scope }) => listRoles(scope.tx, scope.organizationId),
      rolesBeyondOwn: async (_, { scopeSubdivisionId }, { scope }) =>
        rolesBeyondOwn(scope, await listRoles(scope.tx, scope.organizationId), scopeSubdivisionId ?? null),
      roleImpact: (_, { roleIds, positionIds }, { scope }) =>
        roles.impact(scope, roleIds ?? [], positionIds ?? []),
      rolePeople: (_, args, { scope }) => listRolePeople(scope.tx, scope.organizationId, filterOf(args)),
      async userAccess(_, { userId }, context) {
        const user = await context.loaders.user.load(userId);
        if (!user) throw new AppError('notFound');
        return { user, areas: await areasOf(user, context) };
      },
    },
    Mutation: {
      roleCreate: (_, { role, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'roleCreate', key: clientKey },
          () => roles.create(scope, role),
          (id) => roles.find(scope, id),
        ),
      roleUpdate: (_, { role }, { scope }) => roles.update(scope, role),
      roleArchive: (_, { id }, { scope }) => roles.archive(scope, id),
      roleRestore: (_, { id }, { scope }) => roles.restore(scope, id),
      userRolesGrant: (_, { grant }, { scope }) => userRoles.grant(scope, grant),
      usersRoleUpdate: (_, { change }, { scope }) => manyRoles.update(scope, change),
      userRolesRevoke: async (_, { ids }, { scope }) => {
        await userRoles.revoke(scope, ids);
        return true;
      },
    },
    Role: {
      notifications: ({ notifications }) =>
        Object.entries(notifications).map(([type, own]) => ({ type, own: shownSetting(own) })),
      peopleCount: ({ id }, _, { loaders }) => loaders.countOfRole.load(id),
      positionsCount: ({ id }, _, { loaders }) => loaders.positionsOfRole.load(id),
    },
    RoleRights: rightsFields(),
    UserRole: {
      scopeSubdivision: ({ scopeSubdivisionId }, _, { loaders }) =>
        scopeSubdivisionId === null ? null : loaders.subdivision.load(scopeSubdivisionId),
    },
    User: {
      roles: ({ id }, _, { loaders }) => loaders.rolesOfUser.load(id),
    },
  };
}
