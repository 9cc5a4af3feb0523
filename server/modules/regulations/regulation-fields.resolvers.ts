import { isOpenStatus } from '@domain/assignment-statuses';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { GateQuestion, SignatureAnswer, VariableValue } from '@server/graphql/generated/types';
import type { RegulationsResolvers } from '@server/graphql/generated/domains/regulations';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { loaded } from '@server/graphql/loaders/loaded';
import { subjectOf } from '@server/graphql/access/subject';
import type { ContentRow } from '@server/modules/files/files.tables';
import { pictureIds } from '@server/modules/content/blocks/block-html';
import { regulationKey } from './regulation.content';
import { gateQuestions } from './signing/gate.service';
import { askedQuestions } from '@server/modules/content/questions/questions';
import { abilitiesOf } from './regulations.policy';
import type { RegulationRow, RegulationSignatureRow } from './regulations.tables';
import { withAccess } from '@server/modules/content/blocks/served-clauses';
import { clauseFields } from '@server/modules/content/blocks/clause-fields.resolvers';
import { assignedClauseIds, assignedReadingSec } from '@server/modules/content/versions/assigned-text';
import { readAccess, regulationLoaders } from './regulations.visibility';
import { signerOf } from '@server/modules/content/evidence/signer-identity';
import { usedVariables } from '@server/modules/content/blocks/variable-html';
import { valuesList } from '@server/modules/content/blocks/variables';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';
import {
  canEdit,
  canReport,
  seesWholeReport,
  type AccessContext,
} from '@server/modules/content/access/access.policy';

type Fields = Omit<RegulationsResolvers, 'Query' | 'Mutation' | 'UserStatistic'>;

async function accessOf({ loaders }: Context, id: number): Promise<AccessContext> {
  const access = await loaders.regulationAccess.load(id);
  if (!access) throw new AppError('notFound');
  return access;
}

async function contentsOf({ content }: Loaders, ids: readonly number[]): Promise<ContentRow[]> {
  const rows = await content.loadMany(ids);
  return rows.flatMap((row) => (row === null || row instanceof Error ? [] : [row]));
}

/** Returns what the caller, or the person as whom they view, has to sign of the regulation now; null when nothing. */
async function signingNow(regulation: RegulationRow, context: Context) {
  const { currentVersionId, id } = regulation;
  if (currentVersionId === null) return null;
  const { loaders, signedIn } = context;
  const [assignment, version] = await Promise.all([
    loaders.myAssignment.load({ objectType: 'regulation', objectId: id }),
    loaders.regulationVersion.load(currentVersionId),
  ]);
  const { canSign, canRehearse } = abilitiesOf(subjectOf(signedIn), await accessOf(context, id));
  if (!assignment || !version || !isOpenStatus(assignment.status) || !(canSign || canRehearse)) return null;
  const fromId = assignment.deltaFromVersionId;
  const isDelta = fromId !== null && fromId !== version.id;
  return {
    assignment,
    version,
    canSign,
    clauseIds: isDelta ? await assignedClauseIds(regulationLoaders(loaders), version, fromId) : [],
  };
}

async function gateOf(regulation: RegulationRow, context: Context): Promise<GateQuestion[]> {
  const now = await signingNow(regulation, context);
  if (!now) return [];
  const { version, assignment, clauseIds, canSign } = now;
  // Those who view as a person rehearse with answers of their own, so they do not see that person's.
  if (version.questions.length === 0 || !canSign) return [];
  // The text is read only where a part of it is to be signed.
  const clauses =
    clauseIds.length === 0 ? [] : ((await context.loaders.regulationClauses.load(version.id))?.clauses ?? []);
  const asked = askedQuestions({ questions: version.questions, clauses }, clauseIds);
  return gateQuestions(context.scope, asked, {
    versionId: version.id,
    userId: subjectOf(context.signedIn).userId,
    assignmentId: assignment.id,
  });
}

async function variablesOf({ id }: ContentVersionMeta, context: Context): Promise<VariableValue[]> {
  const { loaders, signedIn } = context;
  const used = usedVariables((await loaders.regulationClauses.load(id))?.clauses ?? []);
  const values = used.length > 0 ? await loaders.variables.load(subjectOf(signedIn).userId) : null;
  return used.map((variable) => ({ variable, value: values?.[variable] ?? '' }));
}

/** Returns the signer's answers as text; the texts are those of the version that was signed. */
async function answersOf(signature: RegulationSignatureRow, context: Context): Promise<SignatureAnswer[]> {
  const { answers, regulationId, userId, versionId } = signature;
  if (answers === null) return [];
  const { signedIn, loaders } = context;
  const reader = subjectOf(signedIn);
  const mayKnow = reader.userId === userId || seesWholeReport(reader, await accessOf(context, regulationId));
  const version = mayKnow ? await loaders.regulationVersion.load(versionId) : null;
  return answers.flatMap(({ questionId, attempts }) => {
    const question = version?.questions.find(({ id }) => id === questionId);
    if (!question) return [];
    const texts = new Map(question.options.map(({ id, text }) => [id, text]));
    return [
      {
        question: question.text,
        attempts: attempts.map((chosen) => chosen.flatMap((id) => texts.get(id) ?? [])),
      },
    ];
  });
}

async function readingSec(version: ContentVersionMeta, { loaders }: Context): Promise<number> {
  const regulation = await loaders.regulation.load(version.objectId);
  const assignment =
    regulation?.currentVersionId === version.id
      ? await loaders.myAssignment.load({ objectType: 'regulation', objectId: regulation.id })
      : null;
  return assignedReadingSec(regulationLoaders(loaders), version, {
    minReadingSec: regulation?.minReadingSec ?? null,
    fromId: assignment?.deltaFromVersionId ?? null,
  });
}

/** Field resolvers of regulations and their related types; all of them read through loaders. */
export function createRegulationFields(): Fields {
  return {
    Regulation: {
      approverIds: ({ approvers }) => approvers,
      approvers: ({ approvers }, _, { loaders }) =>
        Promise.all(approvers.map((id) => loaded(loaders.user, id))),
      owner: ({ ownerId }, _, { loaders }) => loaded(loaders.user, ownerId),
      currentVersion: ({ currentVersionId }, _, { loaders }) =>
        currentVersionId === null ? null : loaders.regulationVersion.load(currentVersionId),
      draftVersion: ({ draftVersionId }, _, { loaders }) =>
        draftVersionId === null ? null : loaders.regulationVersion.load(draftVersionId),
      versions: ({ id }, _, { loaders }) => loaders.regulationVersions.load(id),
      myAssignment: ({ id }, _, { loaders }) =>
        loaders.myAssignment.load({ objectType: 'regulation', objectId: id }),
      mySignature: ({ id }, _, { loaders }) => loaders.myRegulationSignature.load(id),
      deltaClauseIds: async (regulation, _, context) =>
        (await signingNow(regulation, context))?.clauseIds ?? [],
      gateQuestions: (regulation, _, context) => gateOf(regulation, context),
      pictures: async ({ id }, _, context) =>
        canEdit(subjectOf(context.signedIn), await accessOf(context, id))
          ? context.loaders.regulationPictures.load(id)
          : [],
      statistic: async ({ id }, _, context) =>
        canReport(subjectOf(context.signedIn), await accessOf(context, id))
          ? context.loaders.objectStatistic.load(regulationKey(id))
          : null,
      abilities: async ({ id }, _, context) =>
        abilitiesOf(subjectOf(context.signedIn), await accessOf(context, id)),
    },
    RegulationVersion: {
      regulationId: ({ objectId }) => objectId,
      label: versionLabel,
      clauses: async ({ id, objectId }, _, { loaders }) =>
        withAccess(readAccess(objectId), (await loaders.regulationClauses.load(id))?.clauses ?? []),
      pictures: async ({ id }, _, { loaders }) =>
        contentsOf(loaders, pictureIds((await loaders.regulationClauses.load(id))?.clauses ?? [])),
      body: ({ bodyId }, _, { loaders }) => (bodyId === null ? null : loaders.content.load(bodyId)),
      questionCount: ({ questions }) => questions.length,
      variables: (version, _, context) => variablesOf(version, context),
      attachments: ({ attachments }, _, { loaders }) => contentsOf(loaders, attachments),
      readingSec: (version, _, context) => readingSec(version, context),
      publishedBy: ({ publishedById }, _, { loaders }) =>
        publishedById === null ? null : loaders.user.load(publishedById),
      approvals: ({ id }, _, { loaders }) => loaders.versionApprovals.load(id),
    },
    RegulationSignature: {
      id: ({ id }) => String(id),
      user: ({ userId }, _, { loaders }) => loaded(loaders.user, userId),
      variables: ({ variables }) => valuesList(variables ?? {}),
      answers: (signature, _, context) => answersOf(signature, context),
      signer: async ({ identity, userId, regulationId }, _, context) =>
        (await seesAddress(context, userId, regulationId)) ? signerOf(identity) : null,
      ip: async ({ ip, userId, regulationId }, _, context) =>
        (await seesAddress(context, userId, regulationId)) ? ip : null,
      userAgent: async ({ userAgent, userId, regulationId }, _, context) =>
        (await seesAddress(context, userId, regulationId)) ? userAgent : null,
    },
    RegulationComment: {
      // A text has no moments.
      clauseId: ({ clauseId }) => clauseId ?? '',
      regulationId: ({ objectId }) => objectId,
      user: ({ userId }, _, { loaders }) => loaded(loaders.user, userId),
    },
    Clause: clauseFields,
    Approval: {
      version: async ({ versionId }, _, { loaders }) => {
        const version = await loaders.regulationVersion.load(versionId);
        if (!version) throw new AppError('notFound');
        return version;
      },
      regulation: async ({ versionId }, _, { loaders }) => {
        const version = await loaders.regulationVersion.load(versionId);
        const regulation = version && (await loaders.regulation.load(version.objectId));
        if (!regulation) throw new AppError('notFound');
        return regulation;
      },
      approver: ({ approverId }, _, { loaders }) => loaded(loaders.user, approverId),
    },
  };
}

async function seesAddress(context: Context, userId: number, regulationId: number): Promise<boolean> {
  const reader = subjectOf(context.signedIn);
  return reader.userId === userId || canReport(reader, await accessOf(context, regulationId));
}
