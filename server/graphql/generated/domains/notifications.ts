import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/notifications.graphql. */
export type NotificationsResolvers = DomainResolvers<{
  Query: 'notifications' | 'notificationReason' | 'organizationNotifications' | 'roleNotifications' | 'userNotifications' | 'notificationSchedule' | 'notificationTexts';
  Mutation: 'notificationsRead' | 'notificationsUnread' | 'organizationNotificationsUpdate' | 'roleNotificationsUpdate' | 'userNotificationsUpdate' | 'notificationScheduleUpdate' | 'notificationTextUpdate' | 'notificationTest';
  Subscription: 'changed' | 'menuCounters' | 'notificationAdded';
  NotificationList: 'items' | 'count' | 'unreadCount';
  Notification: 'id' | 'type' | 'route' | 'params' | 'text' | 'createdAt' | 'readAt';
  NotificationMatrix: 'level' | 'channels' | 'rows' | 'updatedAt';
  NotificationChannelState: 'channel' | 'isConfigured';
  NotificationMatrixRow: 'type' | 'name' | 'section' | 'audience' | 'isRequired' | 'hasBefore' | 'hasRepeat' | 'hasCopies' | 'copies' | 'own' | 'inherited' | 'inheritedFrom';
  NotificationOwnSetting: 'inApp' | 'email' | 'messenger' | 'timing' | 'before' | 'repeatEvery' | 'audience';
  NotificationAudience: 'kinds' | 'roleIds';
  NotificationSetting: 'inApp' | 'email' | 'messenger' | 'timing' | 'before' | 'repeatEvery';
  NotificationSources: 'inApp' | 'email' | 'messenger' | 'timing' | 'before' | 'repeatEvery';
  NotificationSchedule: 'timezone' | 'digestHour' | 'isQuiet' | 'quietFrom' | 'quietTo' | 'isWeekendQuiet' | 'senderName' | 'escalation' | 'updatedAt';
  EscalationStep: 'days' | 'to';
  NotificationText: 'lang' | 'isOwn' | 'title' | 'body' | 'defaultTitle' | 'defaultBody' | 'variables' | 'updatedAt';
  NotificationVariable: 'name' | 'sample';
  MenuCounters: 'videoEducation' | 'textEducation' | 'regulation';
  MenuCounter: 'count';
}>;
