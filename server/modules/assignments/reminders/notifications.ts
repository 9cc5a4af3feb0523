import type { Scope } from '@server/graphql/context';
import type { AssignmentNotification } from '@server/modules/content/content-definition';
import type { ObjectKey } from '@server/modules/content/content-kind';
import type { ModuleDeps } from '@server/modules/module';
import type { Escalation } from './reminders.repository';

export interface AssignmentNotifications {
  /** Notifies people. `occasion` distinguishes facts of the same kind: the same one is sent only once. */
  notifyPeople(
    scope: Scope,
    event: Exclude<AssignmentNotification, 'escalation'>,
    object: ObjectKey,
    userIds: readonly number[],
    occasion: string,
  ): Promise<void>;
  /** Notifies heads and others once about an object for which their people are long overdue. */
  escalate(scope: Scope, escalation: Escalation, occasion: string): Promise<void>;
}

/** Sends notifications and emails about assignments, with the wording of each kind. */
export function createAssignmentNotifications({
  notify,
  contentKinds,
}: Pick<ModuleDeps, 'notify' | 'contentKinds'>): AssignmentNotifications {
  /** Null: the object no longer exists, or there is nothing to send about it. */
  async function notificationOf(
    { tx, organizationId }: Scope,
    notification: AssignmentNotification,
    { objectType, objectId }: ObjectKey,
  ) {
    const kind = contentKinds.of(objectType);
    const [object] = (await kind?.describe(tx, organizationId, [objectId])) ?? [];
    return kind && object ? { type: kind.notificationTypes[notification], object } : null;
  }

  return {
    async notifyPeople(scope, notification, { objectType, objectId }, userIds, occasion) {
      if (userIds.length === 0) return;
      const found = await notificationOf(scope, notification, { objectType, objectId });
      if (!found) return;
      const { type, object } = found;
      await notify(scope, {
        userIds,
        type,
        objectType,
        objectId,
        route: object.route,
        teamRoute: object.teamRoute,
        params: { name: object.name },
        dedupeKey: `${type}:${objectId}:${occasion}`,
      });
    },

    async escalate(scope, { objectType, objectId, receiverId, to, count }, occasion) {
      const found = await notificationOf(scope, 'escalation', { objectType, objectId });
      if (!found) return;
      const { type, object } = found;
      await notify(scope, {
        userIds: [receiverId],
        reason: to,
        type,
        objectType,
        objectId,
        // A mentor may not see the object's figures, only the people whom they mentor.
        route: to === 'mentor' ? '/employees' : object.teamRoute,
        params: { name: object.name, count },
        dedupeKey: `${type}:${objectId}:${occasion}`,
      });
    },
  };
}
