import { contentTab, digits, type AppRoute } from '@src/lib/route-types';

const typeContent = /^(?:text|video)$/;
const inSection = { typeContent };
const inTab = { typeContent, tabName: contentTab };

/** `/education/text`, `/education/video` and all their subpages. */
export const educationRoutes: AppRoute[] = [
  {
    path: '/education/:typeContent',
    // Videos can contain test questions.
    words: ['educations', 'content', 'tests'],
    title: 'navigation:education',
    params: inSection,
    children: [
      { path: '', load: async () => (await import('../content/redirects')).ToMyList },
      {
        path: 'my/list',
        params: inSection,
        load: async () => (await import(/* webpackChunkName: "page-educations-my" */ './MyList')).MyList,
      },
      {
        path: 'editor/list',
        params: inSection,
        load: async () => (await import(/* webpackChunkName: "education-lists" */ './EditorList')).EditorList,
      },
      {
        path: 'subdivision/list',
        params: inSection,
        load: async () =>
          (await import(/* webpackChunkName: "education-lists" */ './SubdivisionList')).SubdivisionList,
      },
      {
        path: ':tabName',
        params: inTab,
        load: async () => (await import('../content/redirects')).ToList,
      },
      {
        path: ':tabName/new',
        access: 'author',
        params: inTab,
        children: [
          { path: '', load: async () => (await import('../content/redirects')).ToNew },
          {
            path: 'edit',
            load: async () => (await import('@src/features/educations/pages/NewPage')).NewPage,
          },
        ],
      },
      {
        path: ':tabName/:id',
        params: { ...inTab, id: digits },
        children: [
          { path: '', load: async () => (await import('./redirects')).ToView },
          { path: 'viewEducation', load: async () => (await import('./View')).View },
          {
            path: 'access',
            load: async () => (await import(/* webpackChunkName: "education-author" */ './Access')).Access,
          },
          {
            path: 'edit',
            load: async () => (await import(/* webpackChunkName: "education-author" */ './Edit')).Edit,
          },
        ],
      },
    ],
  },
];
