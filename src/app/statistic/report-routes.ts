import { type AppRoute, digitsOrNew } from '@src/lib/route-types';

const title = 'reports:tab';

/** `/statistic/report`: the reports that users build from the statistics. */
export const reportRoutes: AppRoute[] = [
  {
    path: 'report',
    title,
    load: async () => (await import('@src/features/reports/pages/ReportListPage')).ReportListPage,
  },
  {
    path: 'report/snapshots',
    title: 'reports:snapshots.title',
    load: async () => (await import('@src/features/reports/pages/SnapshotsPage')).SnapshotsPage,
  },
  {
    path: 'report/:id',
    title,
    params: { id: digitsOrNew },
    load: async () => (await import('@src/features/reports/pages/ReportPage')).ReportPage,
  },
];
