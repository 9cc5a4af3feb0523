import type { AppRoute } from '@src/lib/route-types';
import { contentKinds } from '../content-kinds';

const tabs = contentKinds.flatMap(({ statistic }) => statistic?.route ?? []);

/** /statistic: a tab for each kind of content. */
export const statisticRoutes: AppRoute[] = [
  {
    path: 'statistic',
    words: ['statistics'],
    title: 'navigation:statistic',
    access: 'statistics.read',
    load: async () => (await import('./Statistic')).Statistic,
    children: [
      ...tabs.slice(0, 1).map(({ path }) => ({ path: '', redirect: `/statistic/${path}` })),
      ...tabs,
    ],
  },
];
