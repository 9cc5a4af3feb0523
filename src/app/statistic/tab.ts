import type { StatisticTab } from '@src/features/statistics/statistic-tab';
import type { AppRoute } from '@src/lib/route-types';

const kinds = /^(assigned|signed|notSigned|overdue)$/;
const kindsWithRefusals = /^(assigned|signed|notSigned|overdue|refused)$/;

/** The progress on one content kind, and the people behind its numbers. */
export function statisticRoute({ segment, title, hasRefusals, hasReviewDates }: StatisticTab): AppRoute {
  return {
    path: segment,
    title,
    load: async () => (await import('@src/features/statistics/pages/KindStatisticPage')).KindStatisticPage,
    children: [
      {
        path: 'people/:kind',
        title,
        params: { kind: hasRefusals ? kindsWithRefusals : kinds },
        load: async () => (await import('@src/features/statistics/pages/PeoplePanel')).PeoplePanel,
      },
      ...(hasReviewDates
        ? [
            {
              path: 'stale',
              title,
              load: async () => (await import('@src/features/statistics/pages/StalePanel')).StalePanel,
            },
          ]
        : []),
    ],
  };
}
