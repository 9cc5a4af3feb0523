import { loadById } from '@server/graphql/by-id';
import type { RoleRightsResolvers } from '@server/graphql/generated/resolvers';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { listRoles, rolesByIds } from './roles.read-model';
import type { StoredRights } from './roles.tables';
