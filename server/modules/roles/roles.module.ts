import { loadById } from '@server/graphql/by-id';
import type { RoleRights } from '@server/graphql/generated/resolvers';
import type { ServerModule } from '@server/modules/module';
import { listRoles, rolesByIds } from './roles.read-model';
import type { StoredRights } from './roles.tables';

/** Every area, also those that the role says nothing of; write implies read. */
function rightsOf(stored: StoredRights): RoleRights {
  const of = (area: keyof StoredRights) => {
    const { read = false, write = false } = stored[area] ?? {};
    return { read: read || write, write };
  };
  return {
    organizationSetting: of('organizationSetting'),
    organizationAbout: of('organizationAbout'),
    integrations: of('integrations'),
    integrationBitrix: of('integrationBitrix'),
    integrationAmo: of('integrationAmo'),
    integrationAvito: of('integrationAvito'),
    integrationTelegram: of('integrationTelegram'),
    structure: of('structure'),
    roles: of('roles'),
    employees: of('employees'),
    statistics: of('statistics'),
    faq: of('faq'),
    payment: of('payment'),
    backOfficeSettingAccount: of('backOfficeSettingAccount'),
    backOfficeDocs: of('backOfficeDocs'),
    backOfficeRef: of('backOfficeRef'),
    backOfficeSuper: of('backOfficeSuper'),
  };
}

/** Roles and what they permit. */
export function createRolesModule(): ServerModule {
  return {
    resolvers: {
      Query: {
        async roles(_, __, { scope }) {
          const items = await listRoles(scope.tx, scope.organizationId);
          return { items, count: items.length };
        },
      },
      Role: { rights: ({ rights }) => rightsOf(rights) },
    },
    loaders: (source) => ({ role: loadById(source, rolesByIds, ({ id }) => id) }),
  };
}
