import type { NewNotification } from '@server/modules/notifications/new-notification';
import { type ContentDefinition, workNotificationType } from '../content-definition';
import type { ApprovalRow, ContentObjectRow } from '../content.tables';

/** Returns the notification for an approver whose turn it is, once per approval and approver. */
export function approvalRequest(
  content: Pick<ContentDefinition, 'objectType' | 'notificationTypes' | 'routes'>,
  { id, name }: Pick<ContentObjectRow, 'id' | 'name'>,
  approval: Pick<ApprovalRow, 'id' | 'approverId'>,
): NewNotification {
  const type = workNotificationType(content, 'approvalRequest');
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
