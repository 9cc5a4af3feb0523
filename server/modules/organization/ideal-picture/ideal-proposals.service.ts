import { proposalSchema } from '@domain/organization/ideal-picture';
import { changesOf, firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { IdealProposalInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { shortTime } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { fullName } from '@server/modules/person-name';
import { type IdealTarget, requireIdeal, targetOf } from './ideal-picture.policy';
import { targetColumns } from './ideal-picture.repository';
import type { createIdealPictureService } from './ideal-picture.service';
import type { IdealProposalRow, IdealStatementRow } from './ideal-picture.tables';
import { findOrganization } from '../organization.read-model';
import { proposalsRepository } from './ideal-proposals.repository';

/** How many days an author still sees the answer next to the picture. */
const ANSWER_DAYS = 30;
const AUDITED = ['kind', 'text', 'reason', 'status', 'comment'] as const;

interface Decision {
  isAccepted: boolean;
  comment: string;
  /** The version of the statement that the deciding person has read. */
  updatedAt: Date | null;
}

type ProposalsDeps = Pick<ModuleDeps, 'audit' | 'live' | 'now' | 'notify'>;

const ofProposal = ({ subdivisionId, positionId }: IdealProposalRow): IdealTarget => {
  if (subdivisionId !== null) return { layer: 'subdivision', id: subdivisionId };
  return positionId === null ? { layer: 'company', id: null } : { layer: 'position', id: positionId };
};

/** Returns the proposed text and the reason: removing a statement requires a reason. @throws {AppError} ideal.same */
function wordsOf(
  input: IdealProposalInput,
  statement: IdealStatementRow | null,
): { text: string; reason: string } {
  const { text, reason } = checkInput(proposalSchema, input);
  if (input.kind === 'remove') return { text: '', reason };
  if (text === statement?.text) throw new AppError('ideal.same', { field: 'text' });
  return { text, reason };
}

const pathOf = ({ layer, id }: IdealTarget) =>
  `/organization/ideal-picture-work?layer=${layer}${id === null ? '' : `&of=${id}`}`;

interface ProposalActDeps extends ProposalsDeps {
  readonly statements: ReturnType<typeof createIdealPictureService>;
}

async function recordChange(
  { audit, live }: ProposalActDeps,
  { scope }: Context,
  before: IdealProposalRow | null,
  after: IdealProposalRow,
  action: 'create' | 'update' | 'approve' | 'reject',
): Promise<void> {
  await audit.write(scope, {
    action,
    objectType: 'idealProposal',
    objectId: after.id,
    affectedUserId: after.authorId,
    changes: before ? changesOf(before, after, AUDITED) : firstValuesOf(after, AUDITED),
  });
  const { tx, organizationId } = scope;
  await live.publish(tx, { organizationId, topic: 'idealPicture', ids: [] });
}

/** Returns the statement that a proposal is about. @throws {AppError} notFound, ideal.archived */
async function statementOf(
  { statements }: ProposalActDeps,
  context: Context,
  id: number,
): Promise<IdealStatementRow> {
  const statement = await statements.find(context, id);
  if (statement.isArchive) throw new AppError('ideal.archived', { field: 'statementId' });
  return statement;
}

/** @throws {AppError} notFound, access.denied */
async function requirePropose(context: Context, target: IdealTarget): Promise<void> {
  const { canWrite } = await requireIdeal(context, target, 'canRead');
  if (canWrite || target.layer === 'person') throw new AppError('access.denied');
}

/** @throws {AppError} notFound */
async function lockProposal(context: Context, id: number): Promise<IdealProposalRow> {
  const { tx, organizationId } = context.scope;
  const row = await proposalsRepository.lock(tx, organizationId, id);
  if (!row) throw new AppError('notFound');
  return row;
}

/** @throws {AppError} ideal.decided, ideal.withdrawn */
async function rejectAnswered({ scope, loaders }: Context, row: IdealProposalRow): Promise<void> {
  if (row.status === 'waiting') return;
  if (row.status === 'withdrawn') throw new AppError('ideal.withdrawn');
  const [by, organization] = await Promise.all([
    row.decidedById === null ? null : loaders.user.load(row.decidedById),
    findOrganization(scope.tx, scope.organizationId),
  ]);
  const name = by ? fullName(by) : '—';
  const time = shortTime(row.decidedAt ?? row.updatedAt, organization?.timezone ?? 'Europe/Moscow');
  throw new AppError('ideal.decided', { params: { name, time } });
}

/** Carries out the proposal by the rules of an ordinary edit. */
async function carryOut(
  deps: ProposalActDeps,
  context: Context,
  row: IdealProposalRow,
  updatedAt: Date | null,
): Promise<void> {
  if (row.statementId === null) {
    const { layer, id } = ofProposal(row);
    await deps.statements.create(context, { layer, targetId: id, text: row.text });
    return;
  }
  const statement = await statementOf(deps, context, row.statementId);
  if (row.kind === 'change') {
    await deps.statements.update(context, { id: statement.id, text: row.text, updatedAt });
  } else {
    await deps.statements.archive(context, statement.id, true);
  }
}

/** Notifies the people responsible for the picture: a subdivision's head, otherwise the organization's admin. */
async function notifyDeciders(
  { notify }: ProposalActDeps,
  { scope, loaders, signedIn }: Context,
  target: IdealTarget,
  row: IdealProposalRow,
): Promise<void> {
  const { subdivisionId } = row;
  const leader = subdivisionId === null ? null : await loaders.leaderOfSubdivision.load(subdivisionId);
  const decider = leader?.id ?? (await loaders.adminOfOrganization.load(scope.organizationId));
  if (decider === null) return;
  await notify(scope, {
    userIds: [decider],
    type: 'idealProposal',
    objectType: 'idealProposal',
    objectId: row.id,
    route: pathOf(target),
    params: { person: signedIn.nameFull, text: row.text || row.reason },
    dedupeKey: `idealProposal:${row.id}`,
    reason: leader ? 'leader' : 'admin',
  });
}

async function notifyAuthor(
  { notify }: ProposalActDeps,
  { scope }: Context,
  row: IdealProposalRow,
  isAccepted: boolean,
): Promise<void> {
  await notify(scope, {
    userIds: [row.authorId],
    type: 'idealProposalResult',
    objectType: 'idealProposal',
    objectId: row.id,
    route: pathOf(ofProposal(row)),
    params: { result: isAccepted ? 'accepted' : 'declined', comment: row.comment },
    dedupeKey: `idealProposalResult:${row.id}`,
  });
}

/** Returns the open and the recently answered proposals: all of them for callers who decide, otherwise the caller's own. */
function listProposals(
  { now }: ProposalActDeps,
  { scope, signedIn }: Context,
  target: IdealTarget,
  canWrite: boolean,
): Promise<IdealProposalRow[]> {
  const answeredSince = new Date(now().getTime() - ANSWER_DAYS * 86_400_000);
  const authorId = canWrite ? null : signedIn.userId;
  return proposalsRepository.list(scope.tx, scope.organizationId, target, { authorId, answeredSince });
}

/** @throws {AppError} notFound, access.denied, ideal.same, ideal.archived */
async function createProposal(
  deps: ProposalActDeps,
  context: Context,
  input: IdealProposalInput,
): Promise<IdealProposalRow> {
  const { scope, signedIn } = context;
  const { kind, statementId } = input;
  const statement = kind === 'add' ? null : await statementOf(deps, context, statementId ?? 0);
  const target: IdealTarget = statement
    ? targetOf(statement)
    : { layer: input.layer ?? 'company', id: input.targetId ?? null };
  await requirePropose(context, target);
  const { subdivisionId, positionId } = targetColumns(target);
  const row = await proposalsRepository.insert(scope.tx, {
    organizationId: scope.organizationId,
    subdivisionId,
    positionId,
    statementId: statement?.id ?? null,
    kind,
    ...wordsOf(input, statement),
    authorId: signedIn.userId,
  });
  await recordChange(deps, context, null, row, 'create');
  await notifyDeciders(deps, context, target, row);
  return row;
}

async function withdrawProposal(
  deps: ProposalActDeps,
  context: Context,
  id: number,
): Promise<IdealProposalRow> {
  const row = await lockProposal(context, id);
  if (row.authorId !== context.signedIn.userId) throw new AppError('notFound');
  await rejectAnswered(context, row);
  const after = await proposalsRepository.update(context.scope.tx, row, {
    status: 'withdrawn',
    updatedAt: deps.now(),
  });
  await recordChange(deps, context, row, after, 'update');
  return after;
}

/** @throws {AppError} conflict.updated when the statement was changed since; ideal.decided, ideal.withdrawn */
async function decideProposal(
  deps: ProposalActDeps,
  context: Context,
  id: number,
  decision: Decision,
): Promise<IdealProposalRow> {
  const { isAccepted, comment, updatedAt } = decision;
  const row = await lockProposal(context, id);
  await requireIdeal(context, ofProposal(row), 'canWrite');
  await rejectAnswered(context, row);
  if (isAccepted) await carryOut(deps, context, row, updatedAt);
  const after = await proposalsRepository.update(context.scope.tx, row, {
    status: isAccepted ? 'accepted' : 'declined',
    comment,
    decidedById: context.signedIn.userId,
    decidedAt: deps.now(),
    updatedAt: deps.now(),
  });
  await recordChange(deps, context, row, after, isAccepted ? 'approve' : 'reject');
  await notifyAuthor(deps, context, after, isAccepted);
  return after;
}

/** Manages proposals from people who may not edit the picture, and the answers to them. */
export function createProposalsService(
  given: ProposalsDeps,
  statements: ReturnType<typeof createIdealPictureService>,
) {
  const deps: ProposalActDeps = { ...given, statements };

  return {
    find: lockProposal,
    list: (context: Context, target: IdealTarget, canWrite: boolean) =>
      listProposals(deps, context, target, canWrite),
    create: (context: Context, input: IdealProposalInput) => createProposal(deps, context, input),
    withdraw: (context: Context, id: number) => withdrawProposal(deps, context, id),
    decide: (context: Context, id: number, decision: Decision) => decideProposal(deps, context, id, decision),
  };
}
