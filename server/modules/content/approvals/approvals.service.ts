import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { checkText } from '@server/modules/checks';
import { approvalRequest } from './approval-request';
import {
  insertApprovals,
  latestApprovals,
  lockApproval,
  type PendingApproval,
  pendingApprovals,
  updateApproval,
} from './approvals.repository';
import { checkPublishable } from '../versions/publishable';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import { findVersion, lockVersion, updateVersion } from '../versions/versions.repository';
import type { ApprovalRow, ContentObjectRow } from '../content.tables';
import { callerOf } from '@server/graphql/access/subject';
import { contentAccess, type ContentAccessRules } from '../access/content-access';
import { type ContentDefinition, contentError, workNotificationType } from '../content-definition';
import { lockObject, updateObject } from '../objects/objects.repository';

export interface Decision {
  approvalId: number;
  isApproved: boolean;
  comment?: string | null;
}

export interface ApprovalsService {
  submit(scope: Scope, id: number, comment?: string | null): Promise<ContentObjectRow>;
  decide(scope: Scope, decision: Decision): Promise<ApprovalRow>;
  /** Returns the approvals that wait for the caller. */
  mine(scope: Scope): Promise<PendingApproval[]>;
}

type OuterDeps = Pick<ContentDeps, 'now' | 'notify'>;

interface ApprovalsDeps extends OuterDeps {
  readonly content: ContentDefinition;
  readonly contentEvents: ContentEvents;
  readonly access: ContentAccessRules;
}

const askApprover = (
  { notify, content }: ApprovalsDeps,
  scope: Scope,
  object: ContentObjectRow,
  approval: ApprovalRow,
): Promise<void> => notify(scope, approvalRequest(content, object, approval));

async function notifyResult(
  { content, notify }: ApprovalsDeps,
  scope: Scope,
  object: ContentObjectRow,
  approval: ApprovalRow,
): Promise<void> {
  const type = workNotificationType(content, 'approvalResult');
  await notify(scope, {
    userIds: [object.ownerId],
    type,
    objectType: content.objectType,
    objectId: object.id,
    route: content.routes.editor(object.id, 'edit'),
    params: {
      name: object.name,
      person: callerOf(scope).nameFull,
      result: approval.status,
      comment: approval.comment,
    },
    dedupeKey: `${type}:${approval.id}`,
  });
}

/** Requests the next approval; if there is none, notifies the owner of the result. */
async function requestNext(
  deps: ApprovalsDeps,
  scope: Scope,
  object: ContentObjectRow,
  approval: ApprovalRow,
): Promise<void> {
  const { tx, organizationId } = scope;
  const round = await latestApprovals(tx, deps.content.tables.approval, organizationId, [approval.versionId]);
  const next = round.find(({ status }) => status === 'waiting');
  if (!next) return notifyResult(deps, scope, object, approval);
  await askApprover(
    deps,
    scope,
    object,
    await updateApproval(tx, deps.content.tables.approval, organizationId, next.id, { status: 'pending' }),
  );
}

async function sendBack(
  deps: ApprovalsDeps,
  scope: Scope,
  object: ContentObjectRow,
  approval: ApprovalRow,
): Promise<void> {
  const { tx, organizationId } = scope;
  for (const latestApproval of await latestApprovals(tx, deps.content.tables.approval, organizationId, [
    approval.versionId,
  ])) {
    if (latestApproval.status === 'waiting')
      await updateApproval(tx, deps.content.tables.approval, organizationId, latestApproval.id, {
        status: 'cancelled',
      });
  }
  await updateVersion(tx, deps.content.tables.version, organizationId, approval.versionId, {
    status: 'draft',
  });
  if (object.status === 'onApproval') {
    await updateObject(tx, deps.content.tables.object, organizationId, object.id, { status: 'draft' });
  }
  await notifyResult(deps, scope, object, approval);
}

/** Returns the approval that the caller may decide now, with its object locked against the owner's edits. */
async function decidable(
  { content }: ApprovalsDeps,
  scope: Scope,
  id: number,
): Promise<{ approval: ApprovalRow; object: ContentObjectRow }> {
  const { tx, organizationId } = scope;
  const approval = await lockApproval(tx, content.tables.approval, organizationId, id);
  if (approval?.approverId !== callerOf(scope).userId) throw new AppError('notFound');
  const version = await findVersion(tx, content.tables.version, organizationId, approval.versionId);
  const object = version && (await lockObject(tx, content.tables.object, organizationId, version.objectId));
  if (!object) throw new AppError('notFound');
  if (approval.status !== 'pending' || object.draftVersionId !== version.id || object.isArchive) {
    throw contentError(content, 'approvalDecided');
  }
  return { approval, object };
}

async function submitDraft(
  deps: ApprovalsDeps,
  scope: Scope,
  id: number,
  comment?: string | null,
): Promise<ContentObjectRow> {
  const object = await deps.access.editable(scope, id);
  const { tx, organizationId } = scope;
  const text = checkText(comment ?? '', { field: 'comment', max: limits.commentText });
  if (object.draftVersionId === null) throw contentError(deps.content, 'noDraft');
  if (object.approvers.length === 0)
    throw contentError(deps.content, 'noApprovers', { field: 'approverIds' });
  const draft = await lockVersion(tx, deps.content.tables.version, organizationId, object.draftVersionId);
  if (!draft) throw contentError(deps.content, 'noDraft');
  checkPublishable(deps.content, scope.lang, object, draft);
  if (draft.status === 'onApproval') throw contentError(deps.content, 'onApproval');
  await insertApprovals(
    tx,
    deps.content.tables.approval,
    organizationId,
    draft.id,
    object.approvers,
    deps.now(),
  );
  await updateVersion(tx, deps.content.tables.version, organizationId, draft.id, { status: 'onApproval' });
  const row =
    object.currentVersionId === null
      ? await updateObject(tx, deps.content.tables.object, organizationId, id, { status: 'onApproval' })
      : object;
  await deps.contentEvents.log(scope, id, 'submitApproval', { changes: { comment: [null, text] } });
  const [first] = await latestApprovals(tx, deps.content.tables.approval, organizationId, [draft.id]);
  if (first) await askApprover(deps, scope, row, first);
  await deps.contentEvents.publishWork(scope, id);
  return row;
}

async function decideApproval(
  deps: ApprovalsDeps,
  scope: Scope,
  { approvalId, isApproved, comment }: Decision,
): Promise<ApprovalRow> {
  const text = checkText(comment ?? '', {
    field: 'comment',
    max: limits.commentText,
    isRequired: !isApproved,
  });
  const { approval, object } = await decidable(deps, scope, approvalId);
  await requireConfirmedSignIn(scope.tx, scope.organizationId, callerOf(scope).userId);
  const decided = await updateApproval(
    scope.tx,
    deps.content.tables.approval,
    scope.organizationId,
    approval.id,
    {
      status: isApproved ? 'approved' : 'returned',
      comment: text,
      decidedAt: deps.now(),
    },
  );
  await deps.contentEvents.log(scope, object.id, isApproved ? 'approve' : 'reject', {
    changes: { comment: [null, text] },
  });
  if (isApproved) await requestNext(deps, scope, object, decided);
  else await sendBack(deps, scope, object, decided);
  await deps.contentEvents.publishWork(scope, object.id);
  return decided;
}

/** Manages the chain of approvers: one after another, in the order of `approverIds`; a rejection ends the round. */
export function createApprovalsService(
  given: OuterDeps,
  content: ContentDefinition,
  contentEvents: ContentEvents,
): ApprovalsService {
  const access = contentAccess(content);
  const deps: ApprovalsDeps = { ...given, content, contentEvents, access };

  return {
    submit: (scope, id, comment) => submitDraft(deps, scope, id, comment),
    decide: (scope, input) => decideApproval(deps, scope, input),
    mine: (scope) => pendingApprovals(scope.tx, content.tables, scope.organizationId, callerOf(scope).userId),
  };
}
