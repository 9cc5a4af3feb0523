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
import { callerOf } from '@server/graphql/subject';
import { contentAccess } from '../access/content-access';
import { type ContentDefinition, contentError, workNotice } from '../content-definition';
import { lockObject, updateObject } from '../objects/objects.repository';

export interface Decision {
  approvalId: number;
  isApproved: boolean;
  comment?: string | null;
}

export interface ApprovalsService {
  submit(scope: Scope, id: number, comment?: string | null): Promise<ContentObjectRow>;
  decide(scope: Scope, decision: Decision): Promise<ApprovalRow>;
  /** What waits for the caller. */
  mine(scope: Scope): Promise<PendingApproval[]>;
}

/** The chain of approvers: one after another, in the order of `approverIds`; a return ends the round. */
export function createApprovalsService(
  { now, notify }: Pick<ContentDeps, 'now' | 'notify'>,
  content: ContentDefinition,
  { worked, log }: ContentEvents,
): ApprovalsService {
  const { tables, objectType, routes } = content;
  const { editable } = contentAccess(content);

  const ask = (scope: Scope, object: ContentObjectRow, approval: ApprovalRow): Promise<void> =>
    notify(scope, approvalRequest(content, object, approval));

  async function tellResult(scope: Scope, object: ContentObjectRow, approval: ApprovalRow): Promise<void> {
    const type = workNotice(content, 'approvalResult');
    await notify(scope, {
      userIds: [object.ownerId],
      type,
      objectType,
      objectId: object.id,
      route: routes.editor(object.id, 'edit'),
      params: {
        name: object.name,
        person: callerOf(scope).nameFull,
        result: approval.status,
        comment: approval.comment,
      },
      dedupeKey: `${type}:${approval.id}`,
    });
  }

  /** The next one is asked; without a next one the owner hears that it is approved. */
  async function passOn(scope: Scope, object: ContentObjectRow, approval: ApprovalRow): Promise<void> {
    const { tx, organizationId } = scope;
    const round = await latestApprovals(tx, tables.approval, organizationId, [approval.versionId]);
    const next = round.find(({ status }) => status === 'waiting');
    if (!next) return tellResult(scope, object, approval);
    await ask(
      scope,
      object,
      await updateApproval(tx, tables.approval, organizationId, next.id, { status: 'pending' }),
    );
  }

  async function sendBack(scope: Scope, object: ContentObjectRow, approval: ApprovalRow): Promise<void> {
    const { tx, organizationId } = scope;
    for (const each of await latestApprovals(tx, tables.approval, organizationId, [approval.versionId])) {
      if (each.status === 'waiting')
        await updateApproval(tx, tables.approval, organizationId, each.id, { status: 'cancelled' });
    }
    await updateVersion(tx, tables.version, organizationId, approval.versionId, { status: 'draft' });
    if (object.status === 'onApproval') {
      await updateObject(tx, tables.object, organizationId, object.id, { status: 'draft' });
    }
    await tellResult(scope, object, approval);
  }

  /** The approval that the caller may decide now, with its object locked against the owner's edits. */
  async function decidable(
    scope: Scope,
    id: number,
  ): Promise<{ approval: ApprovalRow; object: ContentObjectRow }> {
    const { tx, organizationId } = scope;
    const approval = await lockApproval(tx, tables.approval, organizationId, id);
    if (approval?.approverId !== callerOf(scope).userId) throw new AppError('notFound');
    const version = await findVersion(tx, tables.version, organizationId, approval.versionId);
    const object = version && (await lockObject(tx, tables.object, organizationId, version.objectId));
    if (!object) throw new AppError('notFound');
    if (approval.status !== 'pending' || object.draftVersionId !== version.id || object.isArchive) {
      throw contentError(content, 'approvalDecided');
    }
    return { approval, object };
  }

  return {
    async submit(scope, id, comment) {
      const object = await editable(scope, id);
      const { tx, organizationId } = scope;
      const text = checkText(comment ?? '', { field: 'comment', max: limits.commentText });
      if (object.draftVersionId === null) throw contentError(content, 'noDraft');
      if (object.approvers.length === 0) throw contentError(content, 'noApprovers', { field: 'approverIds' });
      const draft = await lockVersion(tx, tables.version, organizationId, object.draftVersionId);
      if (!draft) throw contentError(content, 'noDraft');
      checkPublishable(content, scope.lang, object, draft);
      if (draft.status === 'onApproval') throw contentError(content, 'onApproval');
      await insertApprovals(tx, tables.approval, organizationId, draft.id, object.approvers, now());
      await updateVersion(tx, tables.version, organizationId, draft.id, { status: 'onApproval' });
      const row =
        object.currentVersionId === null
          ? await updateObject(tx, tables.object, organizationId, id, { status: 'onApproval' })
          : object;
      await log(scope, id, 'submitApproval', { changes: { comment: [null, text] } });
      const [first] = await latestApprovals(tx, tables.approval, organizationId, [draft.id]);
      if (first) await ask(scope, row, first);
      await worked(scope, id);
      return row;
    },
    async decide(scope, { approvalId, isApproved, comment }) {
      const text = checkText(comment ?? '', {
        field: 'comment',
        max: limits.commentText,
        isRequired: !isApproved,
      });
      const { approval, object } = await decidable(scope, approvalId);
      await requireConfirmedSignIn(scope.tx, scope.organizationId, callerOf(scope).userId);
      const decided = await updateApproval(scope.tx, tables.approval, scope.organizationId, approval.id, {
        status: isApproved ? 'approved' : 'returned',
        comment: text,
        decidedAt: now(),
      });
      await log(scope, object.id, isApproved ? 'approve' : 'reject', {
        changes: { comment: [null, text] },
      });
      if (isApproved) await passOn(scope, object, decided);
      else await sendBack(scope, object, decided);
      await worked(scope, object.id);
      return decided;
    },
    mine: (scope) => pendingApprovals(scope.tx, tables, scope.organizationId, callerOf(scope).userId),
  };
}
