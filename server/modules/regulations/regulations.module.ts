import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createApprovalsService } from '@server/modules/content/approvals/approvals.service';
import { createBodiesService } from './body/bodies.service';
import { createCommentsService } from '@server/modules/content/comments/comments.service';
import { createDocumentRoutes } from './documents/documents.routes';
import { createExportRoutes } from './documents/exports.routes';
import { createDraftsService } from '@server/modules/content/versions/drafts.service';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createGateService } from './gate.service';
import { createImportService } from './import/import.service';
import { createIntegrityService } from './integrity.service';
import { createPicturesService } from '@server/modules/content/blocks/pictures.service';
import { createPublishingService } from '@server/modules/content/versions/publishing.service';
import { createContentEvents } from '@server/modules/content/content-events';
import { createNamedRegulations } from './named-regulations';
import { createRegulationFields } from './regulation-fields.resolvers';
import { createRegulationLoaders } from './regulations.loaders';
import {
  createRegulationMutations,
  createRegulationQueries,
  type RegulationServices,
} from './regulations.resolvers';
import { createRegulationsService } from './regulations.service';
import { createReviewsService } from '@server/modules/content/versions/reviews.service';
import { createSignaturesService } from './signatures.service';
import type { Scope } from '@server/graphql/context';
import { findRegulation } from './regulations.repository';
import { handoverWords } from './regulation.kind';
import { followHandover } from '@server/modules/content/handover/handover.listener';
import { regulationContent } from './regulation.content';

async function minReadingSec({ tx, organizationId }: Scope, id: number): Promise<number | null> {
  return (await findRegulation(tx, organizationId, id))?.minReadingSec ?? null;
}

/** The services of the module; data for a first start is made by the same ones. */
export function createRegulationServices(deps: ModuleDeps): RegulationServices {
  const events = createContentEvents(deps, regulationContent);
  const regulations = createRegulationsService(deps, events);
  const bodies = createBodiesService(deps, events);
  const seal = createEvidenceSeal(deps.config);
  return {
    regulations,
    approvals: createApprovalsService(deps, regulationContent, events),
    bodies,
    comments: createCommentsService(deps, regulationContent, events),
    drafts: createDraftsService(deps, regulationContent, events),
    gate: createGateService(deps),
    imports: createImportService(deps, regulations, bodies),
    integrity: createIntegrityService(deps, seal),
    pictures: createPicturesService(deps, regulationContent),
    publishing: createPublishingService(deps, regulationContent, events, { minReadingSec }),
    signatures: createSignaturesService(deps, events, seal),
  };
}

/** Regulations: documents that people read and sign, with versions, approvals and evidence. */
export function createRegulationsModule(deps: ModuleDeps): ServerModule {
  const services = createRegulationServices(deps);
  const events = createContentEvents(deps, regulationContent);
  const reviews = createReviewsService(deps, regulationContent);
  followHandover(deps, regulationContent, events, handoverWords);
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
