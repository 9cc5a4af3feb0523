import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { isHeldByEither } from '@server/modules/roles/giving.policy';
import { editedAt } from './edits';
import { handOverApprovals } from './approvals.repository';
import type { RegulationEvents } from './regulation-events';
import { editorRoute, type RegulationDeps } from './regulations.deps';
import { canEdit, canViewDraft } from './regulations.policy';
import { lockRegulation, updateRegulation } from './regulations.repository';
import type { RegulationRow } from './regulations.tables';
import { standings } from './standing.read-model';

interface Handover {
  fromId: number;
  toId: number;
}

/** Nobody opens a regulation by handing it over. @throws {AppError} leaving.cannotReceive for `toUserId` */
async function requireHeld(
  scope: Scope,
  { id, name }: RegulationRow,
  toId: number,
  may: typeof canEdit,
): Promise<void> {
  const isHeld = await isHeldByEither(scope, toId, async (caller) =>
    (await standings(scope.tx, caller, [id])).some((standing) => may(caller, standing)),
  );
  if (!isHeld) throw new AppError('leaving.cannotReceive', { field: 'toUserId', params: { name } });
}

/** Regulations that somebody answers for or approves are somebody else's; a round of approvals goes on where it was. */
export function followHandover(
  { events: bus, notify, now }: Pick<RegulationDeps, 'events' | 'notify' | 'now'>,
  { changed, worked, log }: RegulationEvents,
): void {
  async function giveOwner(scope: Scope, id: number, { toId }: Handover): Promise<void> {
    const { tx, organizationId } = scope;
    const before = await lockRegulation(tx, organizationId, id);
    if (!before) return;
    await requireHeld(scope, before, toId, canEdit);
    await updateRegulation(tx, organizationId, id, {
      ownerId: toId,
      updatedAt: editedAt(now(), before),
    });
    await log(scope, id, 'update', { changes: { ownerId: [before.ownerId, toId] } });
    await changed(scope, id);
  }

  async function giveApproval(scope: Scope, id: number, { fromId, toId }: Handover): Promise<void> {
    const { tx, organizationId } = scope;
    const before = await lockRegulation(tx, organizationId, id);
    if (!before) return;
    await requireHeld(scope, before, toId, canViewDraft);
    // Whoever approves it already does so once.
    const approvers = [...new Set(before.approvers.map((each) => (each === fromId ? toId : each)))];
    await updateRegulation(tx, organizationId, id, {
      approvers,
      updatedAt: editedAt(now(), before),
    });
    await log(scope, id, 'update', { changes: { approvers: [before.approvers, approvers] } });
    const asked =
      before.draftVersionId === null
        ? []
        : await handOverApprovals(tx, organizationId, before.draftVersionId, fromId, toId);
    for (const approval of asked) {
      if (approval.status !== 'pending') continue;
      await notify(scope, {
        userIds: [toId],
        type: 'regulationApprovalRequest',
        objectType: 'regulation',
        objectId: id,
        route: editorRoute(id, 'edit'),
        params: { name: before.name },
        dedupeKey: `regulationApprovalRequest:${approval.id}`,
      });
    }
    await worked(scope, id);
  }

  bus.on('duties.handedOver', async (scope, { ids, ...handover }) => {
    for (const id of ids.regulation ?? []) await giveOwner(scope, id, handover);
    for (const id of ids.approval ?? []) await giveApproval(scope, id, handover);
  });
}
