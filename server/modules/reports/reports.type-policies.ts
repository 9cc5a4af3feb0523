import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** Access policies for the contract types of reports. */
export const reportPolicies = {
  ReportSource: partOf('Query.reportSources'),
  ReportColumn: partOf('ReportSource'),
  ReportState: partOf('ReportSource'),
  ReportTemplate: partOf('Query.reportTemplates'),
  ReportTotal: partOf('ReportTemplate', 'Report'),
  Report: partOf('Query.reports', 'Query.report', 'Mutation.reportSave'),
  ReportCalendar: partOf('Query.reportCalendar'),
  ReportSchedule: partOf('Report'),
  ReportRows: partOf('Query.reportRows'),
  ReportRow: partOf('ReportRows'),
  ReportGroup: partOf('ReportRows'),
  ReportOtherGroups: partOf('ReportRows'),
  ReportSnapshotPrice: partOf('Query.reportSnapshotPrice'),
  ReportSnapshots: partOf('Query.reportSnapshots'),
  ReportSnapshotMatch: partOf('Query.reportSnapshotBySha256'),
  ReportSnapshot: partOf('ReportSnapshots', 'ReportSnapshotMatch', 'Mutation.reportSnapshotCreate'),
} satisfies Partial<TypePolicies>;
