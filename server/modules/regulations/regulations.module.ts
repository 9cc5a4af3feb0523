import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createBodiesService } from './body/bodies.service';
import { createDocumentRoutes } from './documents/documents.routes';
import { createExportRoutes } from './documents/exports.routes';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createGateService } from './signing/gate.service';
import { createImportService } from './import/import.service';
import { createNamedRegulations } from './lists/named-regulations';
import { createRegulationFields } from './regulation-fields.resolvers';
import { createRegulationLoaders } from './regulations.loaders';
import {
  type ContractResolvers,
  createRegulationMutations,
  createRegulationQueries,
  type RegulationServices,
} from './regulations.resolvers';
import { createRegulationsService } from './regulations.service';
import { createSigningSections } from './signing/signing-sections';
import { createSigningSpeedResolvers } from './signing/signing-speed.resolvers';
import { createSigningSpeedService } from './signing/signing-speed.service';
import { createSignaturesService } from './signing/signatures.service';
import { type ContentServices, createContentServices } from '@server/modules/content/content-services';
import { asRegulation } from './regulations.tables';
import { handoverWords } from './regulation.kind';
import { followHandover } from '@server/modules/content/handover/handover.listener';
import { regulationContent } from './regulation.content';
import { handleJobs } from '@server/jobs/jobs';
import { regulationJobs } from './regulations.jobs';

/** The services that regulations share with every kind of content. */
const contentServices = (deps: ModuleDeps): ContentServices =>
  createContentServices(deps, regulationContent, {
    minReadingSec: (row) => asRegulation(row).minReadingSec,
  });

/** Creates the services of the module; the initial data of a new installation is created through the same services. */
export function createRegulationServices(deps: ModuleDeps): RegulationServices {
  const { reviews: _, objects, events, ...shared } = contentServices(deps);
  const regulations = createRegulationsService(deps, { objects, events });
  const bodies = createBodiesService(deps, events);
  const seal = createEvidenceSeal(deps.config);
  return {
    ...shared,
    regulations,
    bodies,
    gate: createGateService(deps),
    imports: createImportService(deps, regulations, bodies),
    signatures: createSignaturesService({ ...deps, publishWork: events.publishWork, log: events.log, seal }),
  };
}

/** Regulations: documents that people read and sign, with versions, approvals and evidence. */
export function createRegulationsModule(deps: ModuleDeps): ServerModule {
  const services = createRegulationServices(deps);
  const { events, reviews } = contentServices(deps);
  followHandover(deps, regulationContent, events, handoverWords);
  const speeds = createSigningSpeedService(deps);
  deps.tabSections.register('regulation', createSigningSections(deps, speeds));
  return {
    resolvers: [
      {
        Query: createRegulationQueries(services),
        Mutation: createRegulationMutations(services),
        ...createRegulationFields(),
        ...createNamedRegulations(),
      } satisfies ContractResolvers,
      createSigningSpeedResolvers(speeds),
    ],
    loaders: createRegulationLoaders,
    routes: [
      ...createExportRoutes(deps, events),
      ...createDocumentRoutes({ ...deps, recordDownload: events.recordDownload }),
    ],
    jobs: handleJobs(regulationJobs, { noticeReviews: () => reviews.notifyDue() }),
  };
}
