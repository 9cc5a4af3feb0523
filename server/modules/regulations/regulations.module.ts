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
import { standingOf } from './regulations.access';
import { readerRoute } from './regulations.deps';
import { createRegulationLoaders } from './regulations.loaders';
import { canEdit, seesWholeReport, type RegulationStanding } from './regulations.policy';
import { publishedRegulations, regulationsByIds } from './regulations.read-model';
import {
  createRegulationMutations,
  createRegulationQueries,
  type RegulationServices,
} from './regulations.resolvers';
import { createRegulationsService } from './regulations.service';
import { createReviewsService } from './reviews.service';
import { createSignaturesService } from './signatures.service';
import type { Caller, Scope } from '@server/graphql/context';

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

/** What the assignment engine asks about regulations. The system itself (a job) may everything. */
function registerAccess({ objectAccess }: Pick<ModuleDeps, 'objectAccess'>): void {
  const may =
    (permission: (caller: Caller, standing: RegulationStanding) => boolean) =>
    async (scope: Scope, id: number): Promise<boolean> => {
      if (scope.caller === null) return true;
      const standing = await standingOf(scope, id);
      return standing !== null && permission(scope.caller, standing);
    };
  objectAccess.register('regulation', {
    canEdit: may(canEdit),
    canReport: may(seesWholeReport),
    published: publishedRegulations,
    describe: async (tx, organizationId, ids) =>
      (await regulationsByIds(tx, organizationId, ids)).map(({ id, name }) => ({
        id,
        name,
        route: readerRoute(id),
        teamRoute: '/regulation/subdivision/list',
      })),
  });
}

/** Regulations: documents that people read and sign, with versions, approvals and evidence. */
export function createRegulationsModule(deps: ModuleDeps): ServerModule {
  registerAccess(deps);
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
