import { contentTab, digits, type AppRoute } from '@src/lib/route-types';

const existing = { tabName: contentTab, id: digits };

/** `/regulation` and all its subpages. */
export const regulationRoutes: AppRoute[] = [
  {
    path: '/regulation',
    words: ['regulations', 'content'],
    title: 'navigation:regulation',
    children: [
      { path: '', redirect: '/regulation/my/list' },
      {
        path: 'my/list',
        load: async () =>
          (
            await import(
              /* webpackChunkName: "page-regulations-my" */ '@src/features/regulations/pages/MyListPage'
            )
          ).MyListPage,
      },
      {
        path: 'editor/list',
        load: async () =>
          (await import(/* webpackChunkName: "regulation-lists" */ './EditorList')).EditorList,
      },
      {
        path: 'subdivision/list',
        load: async () =>
          (await import(/* webpackChunkName: "regulation-lists" */ './SubdivisionList')).SubdivisionList,
      },
      {
        path: ':tabName',
        params: { tabName: contentTab },
        load: async () => (await import('../content/redirects')).ToList,
      },
      {
        path: ':tabName/new',
        access: 'author',
        params: { tabName: contentTab },
        children: [
          { path: '', load: async () => (await import('../content/redirects')).ToNew },
          {
            path: 'edit',
            load: async () => (await import('@src/features/regulations/pages/NewPage')).NewPage,
          },
        ],
      },
      {
        path: ':tabName/:id',
        params: existing,
        children: [
          { path: '', load: async () => (await import('./redirects')).ToText },
          {
            path: 'current-version',
            load: async () => (await import('./CurrentVersion')).CurrentVersion,
          },
          {
            path: 'changes',
            load: async () => (await import('@src/features/regulations/pages/ChangesPage')).ChangesPage,
          },
          { path: 'access', load: async () => (await import('./Access')).Access },
          {
            path: 'edit',
            // The questions before signing are edited as those of tests.
            words: ['tests'],
            load: async () => (await import('./Edit')).Edit,
          },
          {
            path: 'history',
            load: async () => (await import('@src/features/regulations/pages/HistoryPage')).HistoryPage,
          },
        ],
      },
    ],
  },
];
