import { notificationTypes } from '@server/generated/notification-types';
import { NOTIFICATION_SECTIONS, type NotificationType } from './notification-type';

export type NotificationTypeName = keyof typeof notificationTypes;

/** The same with the optional facts of each readable. */
const byName: Readonly<Record<NotificationTypeName, NotificationType>> = notificationTypes;

/** What is known of a type. */
export function notificationType(name: NotificationTypeName): NotificationType {
  return byName[name];
}

/** Whether there is such a type. */
export function isNotificationType(name: string): name is NotificationTypeName {
  return Object.hasOwn(notificationTypes, name);
}

/** All of them, in the order of the matrix: by section, and in it as their module declares them. */
export const notificationTypeNames: readonly NotificationTypeName[] = NOTIFICATION_SECTIONS.flatMap(
  (section) =>
    Object.keys(notificationTypes)
      .filter(isNotificationType)
      .filter((name) => byName[name].section === section),
);

/** Types that ask their receiver for something until that has ended. */
export function typesUntil(until: NonNullable<NotificationType['until']>): NotificationTypeName[] {
  return notificationTypeNames.filter((name) => byName[name].until === until);
}
