import { digits, type AppRoute } from '@src/lib/route-types';

const component = async () => (await import('./Component')).Component;

/** `/qualification` and all its subpages. */
export const qualificationRoutes: AppRoute[] = [
  {
    path: '/qualification',
    // Components are read, watched and taken here too.
    words: ['qualifications', 'content', 'educations', 'regulations', 'tests'],
    title: 'navigation:qualifications',
    children: [
      { path: '', load: async () => (await import('./Lists')).Lists },
      {
        path: 'view/:id',
        params: { id: digits },
        children: [
          { path: '', load: async () => (await import('./Overview')).Overview },
          { path: 'educations', load: async () => (await import('./bundles')).Educations },
          { path: 'educations/:educationId', params: { educationId: digits }, load: component },
          { path: 'regulations', load: async () => (await import('./bundles')).Regulations },
          { path: 'regulations/:regulationId', params: { regulationId: digits }, load: component },
          { path: 'tests', load: async () => (await import('./bundles')).Tests },
          { path: 'tests/:testId', params: { testId: digits }, load: component },
          {
            path: 'access',
            load: async () =>
              (await import(/* webpackChunkName: "qualification-author" */ './Access')).Access,
          },
          {
            path: 'edit',
            load: async () =>
              (
                await import(
                  /* webpackChunkName: "qualification-author" */ '@src/features/qualifications/pages/EditPage'
                )
              ).EditPage,
          },
        ],
      },
    ],
  },
];
