import { AppError } from '@server/errors';
import { idOf, spreadsheetFrom } from '@server/modules/downloads';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { mayReadReports } from './report-rights';
import { writeReport } from './report-file';
import type { ReportCatalogue } from './report-sources';
import type { ReportsService } from './reports.service';

/** Serves a saved report as a spreadsheet, limited to what the caller's right covers. */
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
      if (!mayReadReports(scope.caller)) throw new AppError('access.denied');
      const report = await reports.find(scope, idOf(params.id));
      const { organizationId } = scope;
      const timezone = await timezoneOf(scope.tx, organizationId);
      await audit.write(scope, { action: 'export', objectType: 'report', objectId: report.id });
      const { tx: _tx, ...rest } = scope;
      return spreadsheetFrom(`${report.name}.xlsx`, async () => {
        const file = await database.tenant(organizationId, (tx) =>
          writeReport({ ...rest, tx }, { name: report.name, shape: report, timezone }, { catalogue, log }),
        );
        return file.open();
      });
    },
  };
}
