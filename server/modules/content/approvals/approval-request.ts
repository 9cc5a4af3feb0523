import type { Notice } from '@server/modules/notifications/notify';
import { type ContentDefinition, workNotice } from '../content-definition';
import type { ApprovalRow, ContentObjectRow } from '../content.tables';

/** Returns the notification for an approver whose turn it is, once per approval and approver. */
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
