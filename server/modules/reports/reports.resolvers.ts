import { isObjectType } from '@domain/object-types';
import { once } from '@server/graphql/once';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import { callerOf } from '@server/modules/content/caller';
import { REPORT_TEMPLATES } from './report-sources';
import { sourceViews, templateWords } from './report-words';
import { reportsRepository } from './reports.repository';
import type { ReportsService } from './reports.service';

/** The contract's fields of reports: graphql/schema/reports.graphql. */
export function createReportResolvers(reports: ReportsService) {
  return {
    Query: {
      reportSources: (_, __, { lang }) => sourceViews(lang),
      reportTemplates: (_, __, { lang }) =>
        REPORT_TEMPLATES.map(({ code, columns, objectTypes, ...template }) => ({
          ...template,
          columns: [...columns],
          objectTypes: objectTypes.filter(isObjectType),
          ...templateWords(lang, code),
        })),
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
      // Whom somebody else sends theirs to is nobody else's.
      schedule: async ({ schedule, nextAt, lastRefused, ...report }, _, { scope }) => {
        if (!schedule || !nextAt || report.ownerId !== callerOf(scope).userId) return null;
        const { tx, organizationId } = scope;
        const { lastAt, lastSent } = report;
        const refused = await reportsRepository.namesOf(tx, organizationId, lastRefused);
        return { ...schedule, nextAt, lastAt, lastSent, lastRefused: refused };
      },
    },
  } satisfies Resolvers;
}
