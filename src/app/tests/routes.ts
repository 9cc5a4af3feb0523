import { contentTab, digits, type AppRoute } from '@src/lib/route-types';

const inTab = { tabName: contentTab };

/** `/tests` and all its subpages. */
export const testRoutes: AppRoute[] = [
  {
    path: '/tests',
    words: ['tests', 'content'],
    title: 'navigation:tests',
    children: [
      { path: '', load: async () => (await import('../content/redirects')).ToMyList },
      {
        path: 'my/list',
        load: async () =>
          (await import(/* webpackChunkName: "page-tests-my" */ '@src/features/tests/pages/MyListPage'))
            .MyListPage,
      },
      {
        path: 'editor/list',
        load: async () => (await import(/* webpackChunkName: "tests-lists" */ './EditorList')).EditorList,
      },
      {
        path: 'subdivision/list',
        load: async () =>
          (await import(/* webpackChunkName: "tests-lists" */ './SubdivisionList')).SubdivisionList,
      },
      {
        path: 'edit',
        load: async () => (await import(/* webpackChunkName: "tests-author" */ './Settings')).Settings,
      },
      {
        path: 'editor',
        load: async () => (await import(/* webpackChunkName: "tests-author" */ './Editor')).Editor,
      },
      { path: ':tabName', params: inTab, load: async () => (await import('../content/redirects')).ToList },
      {
        path: ':tabName/:testId',
        params: { ...inTab, testId: digits },
        children: [
          { path: '', load: async () => (await import('./redirects')).ToPassing },
          { path: 'passing', load: async () => (await import('./Passing')).Passing },
          {
            path: 'execution',
            load: async () => (await import('@src/features/tests/pages/ExecutionPage')).ExecutionPage,
          },
        ],
      },
    ],
  },
];
