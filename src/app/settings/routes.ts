import type { AppRoute } from '@src/lib/route-types';

/** `/settings`: the personal settings of each user. */
export const settingsRoutes: AppRoute[] = [
  {
    path: '/settings',
    title: 'navigation:settings',
    load: async () => (await import('./SettingsFrame')).SettingsFrame,
    children: [
      { path: '', redirect: '/settings/setting-main' },
      {
        path: 'setting-main',
        title: 'navigation:settingMainOwn',
        load: async () => (await import('./OwnSettings')).OwnSettings,
      },
      {
        path: 'setting-notifications',
        title: 'navigation:settingNotificationsOwn',
        load: async () =>
          (await import('@src/features/notifications/pages/UserNotificationsPage')).UserNotificationsPage,
      },
      {
        path: 'setting-ip',
        title: 'navigation:settingIpOwn',
        load: async () => (await import('@src/features/sessions/pages/OwnAccessPage')).OwnAccessPage,
      },
    ],
  },
];
