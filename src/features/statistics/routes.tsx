import type { AppRoute } from '@src/lib/route-types';

const title = 'navigation:statistic';

/** /statistic: the tab of regulations, and the people behind its numbers. */
export const statisticsRoutes: AppRoute[] = [
  {
    path: 'statistic',
    words: ['statistics'],
    title,
    access: 'statistics.read',
    load: async () => (await import('./pages/StatisticPage')).StatisticPage,
    children: [
      { path: '', redirect: '/statistic/regulation' },
      {
        path: 'regulation',
        title,
        load: async () => (await import('./pages/RegulationStatisticPage')).RegulationStatisticPage,
        children: [
          {
            path: 'people/:kind',
            title,
            params: { kind: /^(assigned|signed|notSigned|overdue|refused)$/ },
            load: async () => (await import('./pages/PeoplePanel')).PeoplePanel,
          },
          {
            path: 'stale',
            title,
            load: async () => (await import('./pages/StalePanel')).StalePanel,
          },
        ],
      },
    ],
  },
];
