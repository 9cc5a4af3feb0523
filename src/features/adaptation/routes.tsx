import { type AppRoute, digits, digitsOrNew } from '@src/lib/route-types';

const title = 'navigation:adaptation';

/** The routes of newcomers' plans and the templates they start from. */
export const adaptationRoutes: AppRoute[] = [
  {
    path: '/adaptation',
    words: ['adaptation'],
    title,
    load: async () => (await import('./pages/AdaptationFrame')).AdaptationFrame,
    children: [
      { path: '', title, load: async () => (await import('./pages/AdaptationsPage')).AdaptationsPage },
      {
        path: 'templates',
        title: 'navigation:adaptationTemplates',
        access: 'author',
        load: async () => (await import('./pages/TemplatesPage')).TemplatesPage,
      },
    ],
  },
  {
    path: '/adaptation/templates/:id',
    words: ['adaptation'],
    title: 'navigation:adaptationTemplates',
    access: 'employees.write.everywhere',
    params: { id: digitsOrNew },
    load: async () => (await import('./pages/TemplatePage')).TemplatePage,
  },
  {
    path: '/adaptation/:id',
    words: ['adaptation'],
    title,
    params: { id: digits },
    load: async () => (await import('./pages/PlanPage')).PlanPage,
  },
];
