import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/reports.graphql. */
export type ReportsResolvers = DomainResolvers<{
  Query: 'reportSources' | 'reportTemplates' | 'reportCalendar' | 'reports' | 'report' | 'reportRows';
  Mutation: 'reportSave' | 'reportDelete';
  ReportSource: 'name' | 'title' | 'columns' | 'states' | 'mark';
  ReportColumn: 'name' | 'title' | 'cell';
  ReportState: 'name' | 'title';
  ReportTotal: 'column' | 'aggregate';
  ReportTemplate: 'title' | 'text' | 'source' | 'columns' | 'totals' | 'state' | 'objectTypes' | 'groupBy' | 'sortBy' | 'isDescending' | 'chart';
  Report: 'id' | 'name' | 'source' | 'columns' | 'totals' | 'state' | 'objectTypes' | 'subdivisionIds' | 'positionIds' | 'periodDays' | 'isAdaptation' | 'groupBy' | 'sortBy' | 'isDescending' | 'chart' | 'isShared' | 'schedule' | 'isOwn' | 'owner' | 'createdAt' | 'updatedAt';
  ReportCalendar: 'timezone' | 'workDays' | 'holidays';
  ReportSchedule: 'frequency' | 'day' | 'hour' | 'onlyIfRows' | 'holidays' | 'recipientIds' | 'nextAt' | 'movedFrom' | 'lastAt' | 'lastSent' | 'lastRejected';
  ReportRows: 'rows' | 'count' | 'totals' | 'groups' | 'otherGroups';
  ReportOtherGroups: 'groups' | 'count' | 'marked' | 'totals';
  ReportRow: 'cells';
  ReportGroup: 'name' | 'count' | 'marked' | 'totals';
}>;
