import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/resolvers';
import type { ModuleDeps } from '@server/modules/module';
import type { NotificationTypeName } from '@server/modules/notifications/notification-types';
import type { Escalation } from './reminders.repository';
import type { ObjectKey } from './rules.repository';

type Told = 'assigned' | 'newVersion' | 'reminder' | 'overdue';
type News = Told | 'escalation';

/** What is told of each kind of object; a kind's section brings its types along. */
const TYPES: Partial<Record<ObjectType, Record<News, NotificationTypeName>>> = {
  regulation: {
    assigned: 'regulationAssigned',
    newVersion: 'regulationNewVersion',
    reminder: 'regulationReminder',
    overdue: 'regulationOverdue',
    escalation: 'regulationTeamOverdue',
  },
};

function typeOf(objectType: ObjectType, news: News): NotificationTypeName {
  const type = TYPES[objectType]?.[news];
  if (!type) throw new Error(`no notification type tells of ${objectType}: ${news}`);
  return type;
}

/** The kinds that anything is told of. */
export const remindedTypes: readonly ObjectType[] = (
  ['regulation', 'education', 'test', 'qualification'] as const
).filter((objectType) => TYPES[objectType] !== undefined);

/** The types whose settings are the calendar of a kind's reminders. */
export function reminderTypes(objectType: ObjectType) {
  return { reminder: typeOf(objectType, 'reminder'), overdue: typeOf(objectType, 'overdue') };
}

export interface AssignmentNotices {
  /** `occasion` tells one fact from the next of the same kind: the same one is told once. */
  tell(
    scope: Scope,
    told: Told,
    object: ObjectKey,
    userIds: readonly number[],
    occasion: string,
  ): Promise<void>;
  /** Heads and others hear once of an object that people of theirs are long overdue with. */
  tellAbove(scope: Scope, escalation: Escalation, occasion: string): Promise<void>;
}

/** Notifications and letters about obligations. */
export function createAssignmentNotices({
  notify,
  objectAccess,
}: Pick<ModuleDeps, 'notify' | 'objectAccess'>): AssignmentNotices {
  return {
    async tell(scope, told, { objectType, objectId }, userIds, occasion) {
      if (userIds.length === 0) return;
      const access = objectAccess.of(objectType);
      const [object] = (await access?.describe(scope.tx, scope.organizationId, [objectId])) ?? [];
      if (!object) return;
      const type = typeOf(objectType, told);
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

    async tellAbove(scope, { objectType, objectId, receiverId, to, count }, occasion) {
      const access = objectAccess.of(objectType);
      const [object] = (await access?.describe(scope.tx, scope.organizationId, [objectId])) ?? [];
      if (!object) return;
      const type = typeOf(objectType, 'escalation');
      await notify(scope, {
        userIds: [receiverId],
        reason: to,
        type,
        objectType,
        objectId,
        // A mentor sees no figures of an object, but whom they look after.
        route: to === 'mentor' ? '/employees' : object.teamRoute,
        params: { name: object.name, count },
        dedupeKey: `${type}:${objectId}:${occasion}`,
      });
    },
  };
}
