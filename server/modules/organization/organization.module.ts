import { AppError } from '@server/errors';
import { hasRight } from '@server/graphql/rights';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { findOrganization, newColleagues, setupSteps } from './organization.read-model';
import { registerReverts } from './organization.reverts';
import { createOrganizationService } from './organization.service';

/** The caller's own organization and the page «О компании». */
export function createOrganizationModule(deps: ModuleDeps): ServerModule {
  const service = createOrganizationService(deps);
  registerReverts(deps.reverts, service);
  return {
    resolvers: {
      Query: {
        async organization(_, __, { scope }) {
          const organization = await findOrganization(scope.tx, scope.organizationId);
          if (!organization) throw new AppError('notFound');
          return organization;
        },
        async organizationAbout(_, __, { scope, signedIn, loaders }) {
          const { tx, organizationId } = scope;
          const organization = await findOrganization(tx, organizationId);
          if (!organization) throw new AppError('notFound');
          const self = await loaders.user.load(signedIn.userId);
          const mayRead = (area: 'organizationSetting' | 'organizationAbout') =>
            hasRight(signedIn, area, 'read');
          const seesSetup = mayRead('organizationSetting') && mayRead('organizationAbout');
          return {
            organization,
            leader: await loaders.leaderOfUser.load(signedIn.userId),
            mentor: self?.mentorId ? await loaders.user.load(self.mentorId) : null,
            newColleagues: await newColleagues(tx, organizationId, signedIn.userId),
            setup: seesSetup ? await setupSteps(tx, organizationId) : null,
          };
        },
      },
      Mutation: {
        organizationUpdate: async (_, { organization, fileLogo }, { scope }) =>
          service.update(scope, organization, (await fileLogo) ?? null),
      },
      Organization: {
        formINN: ({ formInn }) => formInn,
        logo: ({ logoId }, _, { loaders }) => (logoId === null ? null : loaders.content.load(logoId)),
      },
    },
  };
}
