import type { Notice } from '@server/modules/notifications/notify';
import type { ContentDefinition } from '../content-definition';
import type { ApprovalRow, ContentObjectRow } from '../content.tables';

/** What an approver is told when it is their turn, once for an approval and whoever has it then. */
export function approvalRequest(
  { objectType, notices, routes }: Pick<ContentDefinition, 'objectType' | 'notices' | 'routes'>,
  { id, name }: Pick<ContentObjectRow, 'id' | 'name'>,
  approval: Pick<ApprovalRow, 'id' | 'approverId'>,
): Notice {
  return {
    userIds: [approval.approverId],
    type: notices.approvalRequest,
    objectType,
    objectId: id,
    route: routes.editor(id, 'edit'),
    params: { name },
    dedupeKey: `${notices.approvalRequest}:${approval.id}`,
  };
}
