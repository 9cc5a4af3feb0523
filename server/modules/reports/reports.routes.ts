import { AppError } from '@server/errors';
import { holdsSomewhere } from '@server/graphql/rights';
import { idOf } from '@server/modules/downloads';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import { XLSX } from '@server/spreadsheets/spreadsheet';
import { writeReport } from './report-file';
import type { ReportCatalogue } from './report-sources';
import type { ReportsService } from './reports.service';

/** A saved report as a spreadsheet, of what the caller's right reaches. */
export function createReportRoute(
  {
    catalogue,
    database,
    log,
    audit,
  }: Pick<ModuleDeps, 'database' | 'log' | 'audit'> & {
    catalogue: ReportCatalogue;
  },
  reports: ReportsService,
): DownloadRoute {
  return {
    path: '/reports/:id.xlsx',
    async handle(scope, { params }) {
      const { caller, organizationId } = scope;
      if (!caller || !holdsSomewhere(caller, 'statistics', 'read')) throw new AppError('access.denied');
      const report = await reports.find(scope, idOf(params.id));
      const timezone = await reports.timezoneOf(scope);
      await audit.write(scope, { action: 'export', objectType: 'report', objectId: report.id });
      const { tx: _tx, ...rest } = scope;
      return {
        mime: XLSX,
        fileName: `${report.name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.xlsx`,
        render: async () => {
          const file = await database.tenant(organizationId, (tx) =>
            writeReport({ ...rest, tx }, { name: report.name, shape: report, timezone }, { catalogue, log }),
          );
          return file.open();
        },
      };
    },
  };
}
