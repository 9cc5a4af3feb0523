import type { DomainEventBus } from '@server/events/domain-events';
import type { LiveEvents } from '@server/events/live-events';
import { typesUntil } from './notification-types';
import { markReadOfObject } from './notifications.repository';

/** The types that ask for the completion of an assignment. */
const assignmentTypes = typesUntil('assignment');

const ENDED = new Set(['completed', 'cancelled', 'waived']);

/** Marks requests for a signature as read once nothing is owed any more: signed, waived, cancelled. */
export function listenForEndedAssignments(events: DomainEventBus, live: LiveEvents): void {
  events.on('assignments.changed', async (scope, { kind, objectType, objectId, userIds }) => {
    if (!ENDED.has(kind) || userIds.length === 0) return;
    const { tx, organizationId } = scope;
    const object = { objectType, objectId };
    const read = await markReadOfObject(tx, organizationId, userIds, object, assignmentTypes);
    if (read.length === 0) return;
    await live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds: read });
  });
}
