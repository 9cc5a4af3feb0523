import type { AppRoute } from '@src/lib/route-types';

/** `/organization` and `/profile`. Open to every signed-in user; the guard redirects visitors. */
export const organizationRoutes: AppRoute[] = [
  {
    path: '/organization',
    words: ['organization'],
    title: 'navigation:organization',
    load: async () => (await import('./OrganizationFrame')).OrganizationFrame,
    children: [
      { path: '', load: async () => (await import('./OrganizationAbout')).OrganizationAbout },
      {
        path: 'ideal-picture-work',
        title: 'navigation:idealPicture',
        load: async () => (await import('./IdealPicture')).IdealPicture,
      },
      {
        path: 'setting-main',
        title: 'navigation:settingMain',
        access: 'organizationSetting.read',
        load: async () => (await import('./SettingMain')).SettingMain,
      },
      {
        path: 'setting-notifications',
        title: 'navigation:settingNotifications',
        access: 'organizationSetting.read',
        load: async () => (await import('./SettingNotifications')).SettingNotifications,
      },
      {
        path: 'setting-ip',
        title: 'navigation:settingIp',
        access: 'organizationSetting.read',
        load: async () => (await import('@src/features/sessions/pages/IpAccessPage')).IpAccessPage,
      },
      {
        path: 'history',
        title: 'navigation:history',
        load: async () => (await import('./OrganizationHistory')).OrganizationHistory,
        children: [
          {
            path: ':id',
            title: 'navigation:history',
            params: { id: /^\d{1,15}$/ },
            load: async () => (await import('@src/features/history/pages/EntryPanel')).EntryPanel,
          },
        ],
      },
      {
        path: 'profile',
        title: 'navigation:profile',
        load: async () => (await import('./Profile')).Profile,
      },
    ],
  },
  {
    path: '/profile',
    words: ['profile'],
    title: 'navigation:profileOwn',
    load: async () => (await import('./OwnProfile')).OwnProfile,
  },
];
