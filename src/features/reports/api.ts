import {
  api,
  type ReportChoicesQuery,
  type ReportFieldsFragment,
  type ReportRowsQuery,
  type ReportSnapshotBySha256Query,
  type ReportSnapshotFieldsFragment,
  type ReportSnapshotPriceQuery,
} from '@src/api/generated/reports';
import { listTag, recordTag } from '@src/api/tags';

export const {
  useReportsQuery,
  useReportQuery,
  useReportCalendarQuery,
  useReportChoicesQuery,
  useReportRowsQuery,
  useReportSaveMutation,
  useReportDeleteMutation,
  useReportSnapshotsQuery,
  useReportSnapshotPriceQuery,
  useLazyReportSnapshotBySha256Query,
  useReportSnapshotCreateMutation,
} = api.enhanceEndpoints({
  endpoints: {
    reports: { providesTags: [listTag('Report')] },
    report: { providesTags: (_answer, _error, { id }) => [recordTag('Report', id)] },
    reportCalendar: { providesTags: ['Organization'] },
    // Rows have the same dependencies as statistics: signatures, results and assignments.
    reportRows: { providesTags: ['Statistic', listTag('User')] },
    reportSnapshots: { providesTags: [listTag('ReportSnapshot')] },
    // Tokens are bought on another page, and maybe by another user.
    reportSnapshotPrice: { providesTags: ['Payment', listTag('ReportSnapshot')] },
  },
});

export type SnapshotPrice = ReportSnapshotPriceQuery['reportSnapshotPrice'];
export type Report = ReportFieldsFragment;
export type ReportSource = ReportChoicesQuery['reportSources'][number];
export type ReportTemplate = ReportChoicesQuery['reportTemplates'][number];
export type ReportRows = ReportRowsQuery['reportRows'];
export type ReportSnapshot = ReportSnapshotFieldsFragment;
export type ReportSnapshotMatch = NonNullable<ReportSnapshotBySha256Query['reportSnapshotBySha256']>;
