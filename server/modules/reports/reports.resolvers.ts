import { once } from '@server/graphql/idempotency';
import type { ReportsResolvers } from '@server/graphql/generated/domains/reports';
import { callerOf } from '@server/graphql/access/subject';
import type { ReportsService } from './reports.service';

/** The contract's fields of reports: graphql/schema/reports.graphql. */
export function createReportResolvers(reports: ReportsService) {
  return {
    Query: {
      reportSources: (_, __, { lang }) => reports.sources(lang),
      reportTemplates: (_, __, { lang }) => reports.templates(lang),
      reportCalendar: (_, __, { scope }) => reports.calendar(scope),
      reports: (_, __, { scope }) => reports.list(scope),
      report: (_, { id }, { scope }) => reports.find(scope, id),
      reportRows: (_, { report, ...shown }, { scope }) => reports.rows(scope, report, shown),
    },
    Mutation: {
      reportSave: (_, { report, updatedAt, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'reportSave', key: clientKey },
          () => reports.save(scope, report, updatedAt ?? null),
          (id) => reports.find(scope, id),
        ),
      reportDelete: async (_, { id }, { scope }) => {
        await reports.delete(scope, id);
        return true;
      },
    },
    Report: {
      isOwn: ({ ownerId }, _, { scope }) => ownerId === callerOf(scope).userId,
      schedule: (report, _, { scope }) => reports.scheduleOf(scope, report),
    },
  } satisfies ReportsResolvers;
}
