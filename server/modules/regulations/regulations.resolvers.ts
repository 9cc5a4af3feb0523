import type { Context } from '@server/graphql/context';
import type { QueryRegulationsArgs } from '@server/graphql/generated/types';
import type { RegulationContentResolvers } from '@server/graphql/generated/domains/regulation-content';
import type { RegulationsResolvers } from '@server/graphql/generated/domains/regulations';
import { subjectOf } from '@server/graphql/access/subject';
import type { ApprovalsService } from '@server/modules/content/approvals/approvals.service';
import type { BodiesService } from './body/bodies.service';
import type { CommentsService } from '@server/modules/content/comments/comments.service';
import { findReadableVersion } from '@server/modules/content/versions/comparison.service';
import { compareRegulationVersions } from './documents/comparison.service';
import type { DraftsService } from '@server/modules/content/versions/drafts.service';
import { primeListed, primeTeam } from '@server/modules/content/content-loaders';
import { servedChanges } from '@server/modules/content/blocks/served-clauses';
import type { GateService } from './signing/gate.service';
import type { ImportService } from './import/import.service';
import type { PicturesService } from '@server/modules/content/blocks/pictures.service';
import type { PublishingService } from '@server/modules/content/versions/publishing.service';
import { regulationSorts } from './regulations.read-model';
import { listContent } from '@server/modules/content/lists/content-list.read-model';
import { readTeam, type TeamArgs } from '@server/modules/content/lists/team.read-model';
import { regulationContent, regulationKey } from './regulation.content';
import type { RegulationsService } from './regulations.service';
import { asRegulation, type RegulationRow } from './regulations.tables';
import { readAccess, regulationLoaders } from './regulations.visibility';
import { listSignatures } from './signing/signatures.read-model';
import type { SignaturesService } from './signing/signatures.service';
import { listTemplates } from './templates/templates';
import type { ApprovalRow } from '@server/modules/content/content.tables';
import { canView } from '@server/modules/content/access/access.policy';

/** The resolvers of the module's files of the contract. */
export type ContractResolvers = RegulationsResolvers & RegulationContentResolvers;

export interface RegulationServices {
  approvals: ApprovalsService;
  bodies: BodiesService;
  comments: CommentsService;
  drafts: DraftsService;
  gate: GateService;
  imports: ImportService;
  pictures: PicturesService;
  publishing: PublishingService;
  regulations: RegulationsService;
  signatures: SignaturesService;
}

/** Returns a page of a tab, and primes the loaders with what its single statement read, so that fields need not read it again. */
async function page({ scope, loaders }: Context, args: QueryRegulationsArgs) {
  const { items, count } = await listContent(scope, regulationContent, args, regulationSorts);
  for (const item of items) {
    primeListed(regulationLoaders(loaders), asRegulation, item);
    loaders.myAssignment.prime(regulationKey(item.object.id), item.assignment);
    loaders.user.prime(item.owner.id, item.owner);
  }
  return { items: items.map(({ object }) => asRegulation(object)), count };
}

async function visibleRegulation({ loaders, signedIn }: Context, id: number): Promise<RegulationRow | null> {
  const access = await loaders.regulationAccess.load(id);
  // Absent, foreign and forbidden objects get the same response.
  return access && canView(subjectOf(signedIn), access) ? loaders.regulation.load(id) : null;
}

async function team({ scope, loaders }: Context, args: TeamArgs) {
  const found = await readTeam(scope, regulationContent, args);
  primeTeam(loaders, regulationLoaders(loaders), asRegulation, found);
  return {
    regulations: found.columns.map(({ object }) => asRegulation(object)),
    rows: found.rows,
    count: found.count,
  };
}

function waiting({ loaders }: Context, found: Awaited<ReturnType<ApprovalsService['mine']>>): ApprovalRow[] {
  return found.map(({ approval, version, object }) => {
    loaders.regulationVersion.prime(version.id, version);
    loaders.regulation.prime(object.id, asRegulation(object));
    return approval;
  });
}

/** The queries of regulations. */
export function createRegulationQueries({
  approvals,
  comments,
  gate,
}: Pick<RegulationServices, 'approvals' | 'comments' | 'gate'>): ContractResolvers['Query'] {
  return {
    regulations: (_, args, context) => page(context, args),
    regulation: (_, { id }, context) => visibleRegulation(context, id),
    regulationVersion: (_, { id }, { scope }) => findReadableVersion(scope, regulationContent, id),
    regulationCompare: async (_, { fromId, toId }, { scope }) => {
      const comparison = await compareRegulationVersions(scope, fromId, toId);
      return {
        ...comparison,
        changes: servedChanges(readAccess(comparison.to.objectId), comparison.changes),
      };
    },
    regulationRehearsal: (_, { answer }, { scope }) => gate.rehearse(scope, answer),
    regulationTemplates: (_, __, { lang }) => listTemplates(lang),
    regulationSignatures: (_, args, { scope }) => listSignatures(scope, args),
    regulationTeam: (_, args, context) => team(context, args),
    regulationApprovals: async (_, __, context) => waiting(context, await approvals.mine(context.scope)),
    regulationComments: (_, { regulationId, isResolved }, { scope }) =>
      comments.list(scope, regulationId, isResolved),
  };
}

/** The mutations of regulations. */
export function createRegulationMutations(services: RegulationServices): ContractResolvers['Mutation'] {
  const { approvals, bodies, comments, drafts, gate, imports, pictures, publishing } = services;
  const { regulations, signatures } = services;
  return {
    regulationCreate: (_, { regulation, templateKey, clientKey }, { scope }) =>
      regulations.create(scope, regulation, templateKey, clientKey),
    regulationImport: async (_, { file, clientKey }, { scope }) =>
      imports.import(scope, await file, clientKey),
    regulationUpdate: (_, { regulation }, { scope }) => regulations.update(scope, regulation),
    regulationDelete: (_, { id }, { scope }) => regulations.remove(scope, id),
    regulationDraftSave: (_, { id, ...edit }, { scope }) => drafts.save(scope, id, edit),
    regulationDraftDiscard: async (_, { id }, { scope }) => asRegulation(await drafts.discard(scope, id)),
    regulationAttach: async (_, { id, file }, { scope }) => drafts.attach(scope, id, await file),
    regulationDetach: (_, { id, contentId }, { scope }) => drafts.detach(scope, id, contentId),
    regulationSubmit: async (_, { id, comment }, { scope }) =>
      asRegulation(await approvals.submit(scope, id, comment)),
    regulationDecide: (_, decision, { scope }) => approvals.decide(scope, decision),
    regulationPublish: async (_, { publication, clientKey }, { scope }) =>
      asRegulation(await publishing.publish(scope, publication, clientKey)),
    regulationPublishPreview: (_, { id, ...choice }, { scope }) => publishing.preview(scope, id, choice),
    regulationPictureAdd: async (_, { id, file, clientKey }, { scope }) =>
      pictures.add(scope, id, await file, clientKey),
    regulationQuestionsSave: (_, { id, ...edit }, { scope }) => drafts.saveQuestions(scope, id, edit),
    regulationAnswer: (_, { answer }, { scope }) => gate.answer(scope, answer),
    regulationBodySet: async (_, { id, file, updatedAt }, { scope }) =>
      bodies.set(scope, id, await file, updatedAt),
    regulationBodyRemove: (_, { id, updatedAt }, { scope }) => bodies.remove(scope, id, updatedAt),
    regulationOpen: (_, { id }, { scope }) => signatures.open(scope, id),
    regulationSignCode: (_, { id }, { scope }) => signatures.sendCode(scope, id),
    regulationSign: (_, { signature, clientKey }, { scope }) => signatures.sign(scope, signature, clientKey),
    regulationRefuse: (_, { clientKey, ...refusal }, { scope }) =>
      signatures.refuse(scope, refusal, clientKey),
    regulationCommentCreate: (_, { regulationId: objectId, ...comment }, { scope }) =>
      comments.create(scope, { objectId, ...comment }),
    regulationCommentResolve: (_, { id }, { scope }) => comments.resolve(scope, id),
  };
}
