import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createContentServices } from '@server/modules/content/content-services';
import { createEvidenceService } from '@server/modules/content/evidence/evidence.service';
import { followHandover } from '@server/modules/content/handover/handover.listener';
import { handleJobs } from '@server/jobs/jobs';
import type { EducationsResolvers } from '@server/graphql/generated/domains/educations';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import type { VideoAddresses } from '@server/modules/video-addresses';
import { educationContent } from './education.content';
import { educationJobs } from './educations.jobs';
import { createEducationFields } from './education-fields.resolvers';
import { handoverWords } from './education.kind';
import { createEducationLoaders } from './educations.loaders';
import { createEducationMutations, createEducationQueries } from './educations.resolvers';
import { createEducationsService } from './educations.service';
import { asEducation } from './educations.tables';
import { createVideoInsightResolvers } from './insights/video-insights.resolvers';
import { createVideoSections } from './insights/video-sections';
import { createVideoInsightsService } from './insights/video-insights.service';
import { createVideosService } from './videos/videos.service';
import { createProgressService } from './studying/progress.service';
import { createStudyingWork } from './studying/studying';
import { createVideoJobs } from './uploads/check-video.job';
import { createVideoUploadsService } from './uploads/video-uploads.service';
import { createWatchingService } from './studying/watching.service';

/** Creates the services of educations. */
export function createEducationServices(deps: ModuleDeps) {
  const shared = createContentServices(deps, educationContent, {
    minReadingSec: (row) => asEducation(row).minReadingSec,
  });
  const videoUploads = createVideoUploadsService(deps, deps.uploads);
  const evidence = createEvidenceService(deps, educationContent, createEvidenceSeal(deps.config));
  const studying = createStudyingWork(deps, shared.events, evidence);
  return {
    ...shared,
    educations: createEducationsService(deps, shared),
    videoUploads,
    videoDrafts: createVideosService(deps, shared, videoUploads),
    progress: createProgressService(deps, studying),
    watching: createWatchingService(studying),
  };
}

/** Educations: texts and videos that people study, with versions and progress. */
export function createEducationsModule(deps: ModuleDeps & { videos: VideoAddresses }): ServerModule {
  const services = createEducationServices(deps);
  followHandover(deps, educationContent, services.events, handoverWords);
  const insights = createVideoInsightsService(deps);
  deps.tabSections.register('education', createVideoSections(deps, insights));
  return {
    resolvers: [
      {
        Query: createEducationQueries(services),
        Mutation: createEducationMutations(services),
        ...createEducationFields({ ...deps, ...services }),
      } satisfies EducationsResolvers,
      createVideoInsightResolvers(insights),
    ],
    loaders: createEducationLoaders,
    jobs: handleJobs(educationJobs, createVideoJobs(deps, deps.uploads)),
  };
}
