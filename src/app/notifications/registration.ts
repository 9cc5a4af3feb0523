import { Inbox } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';

/** The registration of notifications, their settings and the outbox. */
export const notificationsRegistration: DomainRegistration = {
  routes: [
    {
      path: '/outbox',
      access: 'superAdmin',
      title: 'navigation:outbox',
      load: async () => (await import('@src/features/notifications/pages/OutboxPage')).OutboxPage,
    },
  ],
  menu: [{ title: 'navigation:outbox', path: '/outbox', icon: Inbox, access: 'superAdmin' }],
  topicTags: {
    notification: { byType: ['Notification'] },
    notificationSettings: { byType: ['NotificationSetting'] },
  },
};
