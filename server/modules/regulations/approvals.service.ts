import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { checkText } from '@server/modules/checks';
import {
  insertApprovals,
  latestApprovals,
  lockApproval,
  type PendingApproval,
  pendingApprovals,
  updateApproval,
} from './approvals.repository';
import { checkPublishable } from './publishable';
import type { RegulationEvents } from './regulation-events';
import { editable } from './regulations.access';
import { callerOf, editorRoute, type RegulationDeps } from './regulations.deps';
import { lockRegulation, updateRegulation } from './regulations.repository';
import type { ApprovalRow, RegulationRow } from './regulations.tables';
import { findVersion, lockVersion, updateVersion } from './versions.repository';

export interface Decision {
  approvalId: number;
  isApproved: boolean;
  comment?: string | null;
}

export interface ApprovalsService {
  submit(scope: Scope, id: number, comment?: string | null): Promise<RegulationRow>;
  decide(scope: Scope, decision: Decision): Promise<ApprovalRow>;
  /** What waits for the caller. */
  mine(scope: Scope): Promise<PendingApproval[]>;
}

/** The chain of approvers: one after another, in the order of `approverIds`; a return ends the round. */
export function createApprovalsService(
  { now, notify }: Pick<RegulationDeps, 'now' | 'notify'>,
  { worked, log }: RegulationEvents,
): ApprovalsService {
  async function ask(scope: Scope, regulation: RegulationRow, approval: ApprovalRow): Promise<void> {
    await notify(scope, {
      userIds: [approval.approverId],
      type: 'regulationApprovalRequest',
      objectType: 'regulation',
      objectId: regulation.id,
      route: editorRoute(regulation.id, 'edit'),
      params: { name: regulation.name },
      dedupeKey: `regulationApprovalRequest:${approval.id}`,
    });
  }

  async function tellResult(scope: Scope, regulation: RegulationRow, approval: ApprovalRow): Promise<void> {
    await notify(scope, {
      userIds: [regulation.ownerId],
      type: 'regulationApprovalResult',
      objectType: 'regulation',
      objectId: regulation.id,
      route: editorRoute(regulation.id, 'edit'),
      params: {
        name: regulation.name,
        person: callerOf(scope).nameFull,
        result: approval.status,
        comment: approval.comment,
      },
      dedupeKey: `regulationApprovalResult:${approval.id}`,
    });
  }

  /** The next one is asked; without a next one the owner hears that it is approved. */
  async function passOn(scope: Scope, regulation: RegulationRow, approval: ApprovalRow): Promise<void> {
    const { tx, organizationId } = scope;
    const round = await latestApprovals(tx, organizationId, [approval.versionId]);
    const next = round.find(({ status }) => status === 'waiting');
    if (!next) return tellResult(scope, regulation, approval);
    await ask(scope, regulation, await updateApproval(tx, organizationId, next.id, { status: 'pending' }));
  }

  async function sendBack(scope: Scope, regulation: RegulationRow, approval: ApprovalRow): Promise<void> {
    const { tx, organizationId } = scope;
    for (const each of await latestApprovals(tx, organizationId, [approval.versionId])) {
      if (each.status === 'waiting')
        await updateApproval(tx, organizationId, each.id, { status: 'cancelled' });
    }
    await updateVersion(tx, organizationId, approval.versionId, { status: 'draft' });
    if (regulation.status === 'onApproval') {
      await updateRegulation(tx, organizationId, regulation.id, { status: 'draft' });
    }
    await tellResult(scope, regulation, approval);
  }

  /** The approval that the caller may decide now, with its regulation locked against the owner's edits. */
  async function decidable(
    scope: Scope,
    id: number,
  ): Promise<{ approval: ApprovalRow; regulation: RegulationRow }> {
    const { tx, organizationId } = scope;
    const approval = await lockApproval(tx, organizationId, id);
    if (approval?.approverId !== callerOf(scope).userId) throw new AppError('notFound');
    const version = await findVersion(tx, organizationId, approval.versionId);
    const regulation = version && (await lockRegulation(tx, organizationId, version.regulationId));
    if (!regulation) throw new AppError('notFound');
    if (approval.status !== 'pending' || regulation.draftVersionId !== version.id || regulation.isArchive) {
      throw new AppError('regulation.approvalDecided');
    }
    return { approval, regulation };
  }

  return {
    async submit(scope, id, comment) {
      const regulation = await editable(scope, id);
      const { tx, organizationId } = scope;
      const text = checkText(comment ?? '', { field: 'comment', max: limits.commentText });
      if (regulation.draftVersionId === null) throw new AppError('regulation.noDraft');
      if (regulation.approvers.length === 0)
        throw new AppError('regulation.noApprovers', { field: 'approverIds' });
      const draft = await lockVersion(tx, organizationId, regulation.draftVersionId);
      if (!draft) throw new AppError('regulation.noDraft');
      checkPublishable(scope.lang, draft);
      if (draft.status === 'onApproval') throw new AppError('regulation.onApproval');
      await insertApprovals(tx, organizationId, draft.id, regulation.approvers, now());
      await updateVersion(tx, organizationId, draft.id, { status: 'onApproval' });
      const row =
        regulation.currentVersionId === null
          ? await updateRegulation(tx, organizationId, id, { status: 'onApproval' })
          : regulation;
      await log(scope, id, 'submitApproval', { changes: { comment: [null, text] } });
      const [first] = await latestApprovals(tx, organizationId, [draft.id]);
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
      const { approval, regulation } = await decidable(scope, approvalId);
      await requireConfirmedSignIn(scope.tx, scope.organizationId, callerOf(scope).userId);
      const decided = await updateApproval(scope.tx, scope.organizationId, approval.id, {
        status: isApproved ? 'approved' : 'returned',
        comment: text,
        decidedAt: now(),
      });
      await log(scope, regulation.id, isApproved ? 'approve' : 'reject', {
        changes: { comment: [null, text] },
      });
      if (isApproved) await passOn(scope, regulation, decided);
      else await sendBack(scope, regulation, decided);
      await worked(scope, regulation.id);
      return decided;
    },
    mine: (scope) => pendingApprovals(scope.tx, scope.organizationId, callerOf(scope).userId),
  };
}
