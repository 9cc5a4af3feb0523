import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** Access policies of notifications. */
export const notificationPolicies = {
  NotificationList: partOf('Query.notifications'),
  Notification: partOf('NotificationList', 'Subscription.notificationAdded'),
  NotificationMatrix: partOf(
    'Query.organizationNotifications',
    'Query.roleNotifications',
    'Query.userNotifications',
    'Mutation',
  ),
  NotificationChannelState: partOf('NotificationMatrix'),
  NotificationMatrixRow: partOf('NotificationMatrix'),
  NotificationOwnSetting: partOf('NotificationMatrixRow', 'RoleNotification'),
  NotificationAudience: partOf('NotificationMatrixRow', 'NotificationOwnSetting'),
  NotificationSetting: partOf('NotificationMatrixRow'),
  NotificationSources: partOf('NotificationMatrixRow'),
  NotificationSchedule: partOf('Query.notificationSchedule', 'Mutation'),
  EscalationStep: partOf('NotificationSchedule'),
  NotificationText: partOf('Query.notificationTexts', 'Mutation'),
  NotificationVariable: partOf('NotificationText'),
  EmailList: partOf('Query.emails'),
  Email: partOf('EmailList'),
  EmailText: partOf('Mutation'),
} satisfies Partial<TypePolicies>;
