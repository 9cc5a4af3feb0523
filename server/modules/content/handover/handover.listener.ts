import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { isHeldByEither } from '@server/modules/roles/granting.policy';
import { accessContexts } from '../access/access-context.read-model';
import { canEdit, canViewDraft, type Permission } from '../access/access.policy';
import { approvalRequest } from '../approvals/approval-request';
import { handOverApprovals } from '../approvals/approvals.repository';
import type { ContentDefinition } from '../content-definition';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import type { ContentObjectRow } from '../content.tables';
import type { HandoverWords } from '../create-content-kind';
import { lockObject, updateObject } from '../objects/objects.repository';
import { editedAt } from '../versions/edits';

interface Handover {
  fromId: number;
  toId: number;
}

/** Hands over the ownership and approval of objects; a round of approvals continues where it was. */
export function followHandover(
  { events: bus, notify, now }: Pick<ContentDeps, 'events' | 'notify' | 'now'>,
  content: ContentDefinition,
  { changed, publishWork, log }: ContentEvents,
  words: HandoverWords,
): void {
  const { tables } = content;

  /**
   * Checks that handing an object over does not give new access to it. @throws {AppError} leaving.cannotReceive for `toUserId`
   */
  async function requireHeld(
    scope: Scope,
    { id, name }: ContentObjectRow,
    toId: number,
    may: Permission,
  ): Promise<void> {
    const isHeld = await isHeldByEither(scope, toId, async (caller) =>
      (await accessContexts(scope.tx, content, caller, [id])).some((access) => may(caller, access)),
    );
    if (!isHeld) throw new AppError('leaving.cannotReceive', { field: 'toUserId', params: { name } });
  }

  async function giveOwner(scope: Scope, id: number, { toId }: Handover): Promise<void> {
    const { tx, organizationId } = scope;
    const before = await lockObject(tx, tables.object, organizationId, id);
    if (!before) return;
    await requireHeld(scope, before, toId, canEdit);
    await updateObject(tx, tables.object, organizationId, id, {
      ownerId: toId,
      updatedAt: editedAt(now(), before),
    });
    await log(scope, id, 'update', { changes: { ownerId: [before.ownerId, toId] } });
    await changed(scope, id);
  }

  async function giveApproval(scope: Scope, id: number, { fromId, toId }: Handover): Promise<void> {
    const { tx, organizationId } = scope;
    const before = await lockObject(tx, tables.object, organizationId, id);
    if (!before) return;
    await requireHeld(scope, before, toId, canViewDraft);
    // A receiver who already is an approver stays one only once.
    const approvers = [...new Set(before.approvers.map((userId) => (userId === fromId ? toId : userId)))];
    await updateObject(tx, tables.object, organizationId, id, {
      approvers,
      updatedAt: editedAt(now(), before),
    });
    await log(scope, id, 'update', { changes: { approvers: [before.approvers, approvers] } });
    const { draftVersionId } = before;
    const asked =
      draftVersionId === null
        ? []
        : await handOverApprovals(tx, tables.approval, organizationId, draftVersionId, fromId, toId);
    for (const approval of asked) {
      if (approval.status === 'pending') await notify(scope, approvalRequest(content, before, approval));
    }
    await publishWork(scope, id);
  }

  bus.on('duties.handedOver', async (scope, { ids, ...handover }) => {
    for (const id of ids[words.owner] ?? []) await giveOwner(scope, id, handover);
    for (const id of ids[words.approval] ?? []) await giveApproval(scope, id, handover);
  });
}
