import { notificationTypes } from '@server/generated/notification-types';
import { NOTIFICATION_SECTIONS, type NotificationType } from './notification-type';

export type NotificationTypeName = keyof typeof notificationTypes;

/** The same, typed so that the optional fields of each are readable. */
const byName: Readonly<Record<NotificationTypeName, NotificationType>> = notificationTypes;

/** Returns the definition of a type. */
export function notificationType(name: NotificationTypeName): NotificationType {
  return byName[name];
}

/** Whether there is such a type. */
export function isNotificationType(name: string): name is NotificationTypeName {
  return Object.hasOwn(notificationTypes, name);
}

/** All types, in the order of the matrix: by section, then in the order of declaration in their module. */
export const notificationTypeNames: readonly NotificationTypeName[] = NOTIFICATION_SECTIONS.flatMap(
  (section) =>
    Object.keys(notificationTypes)
      .filter(isNotificationType)
      .filter((name) => byName[name].section === section),
);

/** Returns the types that ask their receiver for something until the given event. */
export function typesUntil(until: NonNullable<NotificationType['until']>): NotificationTypeName[] {
  return notificationTypeNames.filter((name) => byName[name].until === until);
}
