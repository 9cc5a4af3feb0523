import type { AppRoute } from '@src/lib/route-types';

const title = 'navigation:statistic';

/** Who has signed what, and the people behind its numbers. */
export const regulationStatistic: AppRoute = {
  path: 'regulation',
  title,
  load: async () =>
    (await import('@src/features/statistics/pages/RegulationStatisticPage')).RegulationStatisticPage,
  children: [
    {
      path: 'people/:kind',
      title,
      params: { kind: /^(assigned|signed|notSigned|overdue|refused)$/ },
      load: async () => (await import('@src/features/statistics/pages/PeoplePanel')).PeoplePanel,
    },
    {
      path: 'stale',
      title,
      load: async () => (await import('@src/features/statistics/pages/StalePanel')).StalePanel,
    },
  ],
};
