import { ownWork, ownReading, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const notificationQuotas = {
  emailRead: { because: 'writes what the provider has read, and nothing else' },
  notificationsRead: ownReading,
  notificationsUnread: ownReading,
  organizationNotificationsUpdate: ownWork,
  roleNotificationsUpdate: ownWork,
  userNotificationsUpdate: ownReading,
  notificationScheduleUpdate: ownWork,
  notificationTextUpdate: ownWork,
  notificationTest: ['codes'],
} as const satisfies MutationQuotas;
