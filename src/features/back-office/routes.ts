import type { AppRoute } from '@src/lib/route-types';

const title = 'navigation:backOffice';

/** /back-office: registered for super admins only. */
export const backOfficeRoutes: AppRoute[] = [
  {
    path: '/back-office',
    access: 'superAdmin',
    words: ['office'],
    title,
    load: async () => (await import('./pages/BackOfficePage')).BackOfficePage,
    children: [
      { path: '', redirect: '/back-office/main' },
      { path: 'main', title, load: async () => (await import('./pages/MainTab')).MainTab },
      { path: 'account', title, load: async () => (await import('./pages/AccountTab')).AccountTab },
      { path: 'documents', title, load: async () => (await import('./pages/DocumentsTab')).DocumentsTab },
      { path: 'refs', title, load: async () => (await import('./pages/RefsTab')).RefsTab },
      { path: 'cabinet', title, load: async () => (await import('./pages/WorkspaceTab')).ClientPeopleTab },
      { path: 'alert', title, load: async () => (await import('./pages/AlertTab')).AlertTab },
    ],
  },
];
