import { statisticPath } from '@src/features/statistics/statistic-tab';
import type { AppRoute } from '@src/lib/route-types';
import { reportRoutes } from './report-routes';
import { statisticRoute } from './tab';
import { statisticTabs } from './tabs';

/** `/statistic`: a tab for each content kind. */
export const statisticRoutes: AppRoute[] = [
  {
    path: 'statistic',
    words: ['statistics'],
    title: 'navigation:statistic',
    access: 'statistics.read',
    load: async () => (await import('./Statistic')).Statistic,
    children: [
      ...statisticTabs.slice(0, 1).map((tab) => ({ path: '', redirect: statisticPath(tab) })),
      ...statisticTabs.map(statisticRoute),
      ...reportRoutes,
    ],
  },
];
