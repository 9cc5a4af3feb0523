import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { OrganizationResolvers } from '@server/graphql/generated/domains/organization';
import type { createAboutService } from './about.service';
import { hasProviderFields } from './clients/client-input';
import type { ClientsService } from './clients/clients.service';
import { findOrganization } from './organization.read-model';
import type { OrganizationService } from './organization.service';
import type { OrganizationRow } from './organization.tables';
import type { VideoAddresses } from '@server/modules/video-addresses';

async function ownOrganization({ tx, organizationId }: Scope): Promise<OrganizationRow> {
  const organization = await findOrganization(tx, organizationId);
  if (!organization) throw new AppError('notFound');
  return organization;
}

/** The contract's fields of the organization itself: graphql/schema/organization.graphql. */
export function createOrganizationResolvers(
  service: OrganizationService,
  clients: Pick<ClientsService, 'update'>,
  about: ReturnType<typeof createAboutService>,
  videos: VideoAddresses,
) {
  return {
    Query: {
      organization: (_, __, { scope }) => ownOrganization(scope),
      organizationAbout: (_, __, context) => about(context),
      organizationSetting: (_, __, { scope }) => ownOrganization(scope),
    },
    Mutation: {
      organizationUpdate: (_, { organization, ...files }, context) => {
        const { id, ...input } = organization;
        // An input with another organization's id, or with a field of the provider, is an action of the provider.
        if (id && (id !== context.scope.organizationId || hasProviderFields(input))) {
          return clients.update(context, { ...input, id });
        }
        if (hasProviderFields(input)) throw new AppError('access.denied');
        return service.update(context.scope, input, files);
      },
      organizationSetupClose: (_, __, { scope }) => service.closeSetup(scope),
      organizationSettingUpdate: (_, { setting, ...files }, { scope }) =>
        service.updateSetting(scope, setting, files),
    },
    Organization: {
      formINN: ({ formInn }) => formInn,
      // Only for the provider: by this id, a person who registered could find out which numbers are organizations here.
      refId: ({ refId }, _, { caller }) => (caller?.isSuperAdmin ? refId : null),
      logo: ({ logoId }, _, { loaders }) => (logoId === null ? null : loaders.content.load(logoId)),
      base: ({ baseId }, _, { loaders }) => (baseId === null ? null : loaders.content.load(baseId)),
      video: ({ videoId }) => (videoId === null ? null : { details: videos.of(videoId) }),
    },
    OrganizationSetting: {
      organization: (row) => row,
      formINN: ({ formInn }) => formInn,
      formKPP: ({ formKpp }) => formKpp,
      formOGRN: ({ formOgrn }) => formOgrn,
      formBank: ({ formBank: { name = '', bik = '', account = '', corr = '' } }) => ({
        name,
        bik,
        account,
        corr,
      }),
    },
  } satisfies OrganizationResolvers;
}
