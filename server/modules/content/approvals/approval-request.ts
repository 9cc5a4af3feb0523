import type { Notice } from '@server/modules/notifications/notify';
import { type ContentDefinition, workNotice } from '../content-definition';
import type { ApprovalRow, ContentObjectRow } from '../content.tables';

/** What an approver is told when it is their turn, once for an approval and whoever has it then. */
export function approvalRequest(
  content: Pick<ContentDefinition, 'objectType' | 'notices' | 'routes'>,
  { id, name }: Pick<ContentObjectRow, 'id' | 'name'>,
  approval: Pick<ApprovalRow, 'id' | 'approverId'>,
): Notice {
  const type = workNotice(content, 'approvalRequest');
  return {
    userIds: [approval.approverId],
    type,
    objectType: content.objectType,
    objectId: id,
    route: content.routes.editor(id, 'edit'),
    params: { name },
    dedupeKey: `${type}:${approval.id}`,
  };
}
