import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createAboutService } from './about.service';
import { createIdealPictureResolvers } from './ideal-picture.resolvers';
import { createIdealPictureService } from './ideal-picture.service';
import { createOrganizationResolvers } from './organization.resolvers';
import { registerReverts } from './organization.reverts';
import { createOrganizationService } from './organization.service';

/** The caller's own organization and the page «О компании». */
export function createOrganizationModule(deps: ModuleDeps): ServerModule {
  const service = createOrganizationService(deps);
  registerReverts(deps.reverts, service);
  const own = createOrganizationResolvers(service, createAboutService(deps));
  const ideal = createIdealPictureResolvers(createIdealPictureService(deps));
  return {
    resolvers: {
      ...own,
      ...ideal,
      Query: { ...own.Query, ...ideal.Query },
      Mutation: { ...own.Mutation, ...ideal.Mutation },
    },
  };
}
