import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createAboutService } from './about.service';
import { createClientCardService } from './clients/client-card.service';
import { createClientsResolvers } from './clients/clients.resolvers';
import { createClientsService } from './clients/clients.service';
import { createPrivileges } from './clients/privileges.service';
import { createPrivilegeResolvers } from './clients/privileges.resolvers';
import { createLookAfterClients } from './clients/client-maintenance.job';
import { createGapCheckService } from './ideal-picture/gap-check.service';
import { createIdealPictureResolvers } from './ideal-picture/ideal-picture.resolvers';
import { createIdealPictureService } from './ideal-picture/ideal-picture.service';
import { createProposalsService } from './ideal-picture/ideal-proposals.service';
import { createIdealWorkResolvers } from './ideal-picture/ideal-work.resolvers';
import { organizationJobs } from './organization.jobs';
import { createOrganizationLoaders } from './organization.loaders';
import { createOrganizationResolvers } from './organization.resolvers';
import { registerReverts } from './organization.reverts';
import { createOrganizationService } from './organization.service';
import type { VideoAddresses } from '@server/modules/video-addresses';

/** The caller's own organization and the page «О компании». */
export function createOrganizationModule(deps: ModuleDeps & { videos: VideoAddresses }): ServerModule {
  const service = createOrganizationService(deps);
  registerReverts(deps.reverts, service);
  deps.events.on('organization.created', async (scope, files) => {
    if (files.fileLogo || files.fileBase || files.detailVideo) await service.update(scope, {}, files);
  });
  const { readConsts } = deps;
  const clients = createClientsService({ ...deps, readConsts });
  const cards = createClientCardService({ ...deps, readConsts });
  const own = createOrganizationResolvers(service, clients, createAboutService(deps), deps.videos);
  const ofProvider = createClientsResolvers({ clients, cards, readConsts, now: deps.now });
  const statements = createIdealPictureService(deps);
  deps.events.on('duties.handedOver', (scope, { ids, toId }) =>
    statements.handOver(scope, ids.statement ?? [], toId),
  );
  const ideal = createIdealPictureResolvers(statements);
  const work = createIdealWorkResolvers({
    statements,
    proposals: createProposalsService(deps, statements),
    gap: createGapCheckService(deps),
    reverts: deps.reverts,
    contentKinds: deps.contentKinds,
  });
  return {
    resolvers: [own, ofProvider, createPrivilegeResolvers(createPrivileges(deps)), ideal, work],
    jobs: handleJobs(organizationJobs, {
      lookAfterClients: createLookAfterClients(deps, clients),
    }),
    loaders: createOrganizationLoaders,
  };
}
