import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createApprovalsService } from './approvals.service';
import { createBodiesService } from './body/bodies.service';
import { createCommentsService } from './comments.service';
import { createDocumentRoutes } from './documents/documents.routes';
import { createExportRoutes } from './documents/exports.routes';
import { createDraftsService } from './drafts.service';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createGateService } from './gate.service';
import { followHandover } from './handover.listener';
import { createImportService } from './import/import.service';
import { createIntegrityService } from './integrity.service';
import { createPicturesService } from './pictures.service';
import { createPublishingService } from './publishing.service';
import { createRegulationEvents } from './regulation-events';
import { createNamedRegulations } from './named-regulations';
import { createRegulationFields } from './regulation-fields.resolvers';
import { createRegulationLoaders } from './regulations.loaders';
import {
  createRegulationMutations,
  createRegulationQueries,
  type RegulationServices,
} from './regulations.resolvers';
import { createRegulationsService } from './regulations.service';
import { createReviewsService } from './reviews.service';
import { createSignaturesService } from './signatures.service';

/** The services of the module; data for a first start is made by the same ones. */
export function createRegulationServices(deps: ModuleDeps): RegulationServices {
  const events = createRegulationEvents(deps);
  const regulations = createRegulationsService(deps, events);
  const bodies = createBodiesService(deps, events);
  const seal = createEvidenceSeal(deps.config);
  return {
    regulations,
    approvals: createApprovalsService(deps, events),
    bodies,
    comments: createCommentsService(deps, events),
    drafts: createDraftsService(deps, events),
    gate: createGateService(deps),
    imports: createImportService(deps, regulations, bodies),
    integrity: createIntegrityService(deps, seal),
    pictures: createPicturesService(deps),
    publishing: createPublishingService(deps, events),
    signatures: createSignaturesService(deps, events, seal),
  };
}

/** Regulations: documents that people read and sign, with versions, approvals and evidence. */
export function createRegulationsModule(deps: ModuleDeps): ServerModule {
  const services = createRegulationServices(deps);
  const events = createRegulationEvents(deps);
  const reviews = createReviewsService(deps);
  followHandover(deps, events);
  return {
    resolvers: {
      Query: createRegulationQueries(services),
      Mutation: createRegulationMutations(services),
      ...createRegulationFields(),
      ...createNamedRegulations(),
    },
    loaders: createRegulationLoaders,
    routes: [...createExportRoutes(deps, events), ...createDocumentRoutes(deps, events)],
    jobHandlers: { noticeReviews: () => reviews.notice() },
  };
}
