import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createAboutService } from './about.service';
import { createGapCheckService } from './gap-check.service';
import { createIdealPictureResolvers } from './ideal-picture.resolvers';
import { createIdealPictureService } from './ideal-picture.service';
import { createProposalsService } from './ideal-proposals.service';
import { createIdealWorkResolvers } from './ideal-work.resolvers';
import { createOrganizationLoaders } from './organization.loaders';
import { createOrganizationResolvers } from './organization.resolvers';
import { registerReverts } from './organization.reverts';
import { createOrganizationService } from './organization.service';
import type { VideoAddresses } from '@server/modules/video-addresses';

/** The caller's own organization and the page «О компании». */
export function createOrganizationModule(deps: ModuleDeps & { videos: VideoAddresses }): ServerModule {
  const service = createOrganizationService(deps);
  registerReverts(deps.reverts, service);
  const own = createOrganizationResolvers(service, createAboutService(deps), deps.videos);
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
    resolvers: [own, ideal, work],
    loaders: createOrganizationLoaders,
  };
}
