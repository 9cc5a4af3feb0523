import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createAboutService } from './about.service';
import { createOrganizationResolvers } from './organization.resolvers';
import { registerReverts } from './organization.reverts';
import { createOrganizationService } from './organization.service';

/** The caller's own organization and the page «О компании». */
export function createOrganizationModule(deps: ModuleDeps): ServerModule {
  const service = createOrganizationService(deps);
  registerReverts(deps.reverts, service);
  return { resolvers: createOrganizationResolvers(service, createAboutService(deps)) };
}
