import { AppError } from '@server/errors';
import { idOf, spreadsheetFrom } from '@server/modules/downloads';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import { ownerOf } from '@server/workers/owner';
import { createTurns } from '@server/workers/turns';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { mayReadReports } from './report-rights';
import { writeReport } from './report-file';
import type { ReportCatalogue } from './report-sources';
import type { ReportsService } from './reports.service';

/**
 * Reports that are written at once. Each holds a connection to the database until it is complete, for up to a minute: however many
 * are requested, the others need the rest of the pool.
 */
const WRITTEN_AT_ONCE = {
  ...{ total: 2, perOrganization: 1, perPerson: 1 },
  waiting: { maxTotal: 200, perOrganization: 30, perPerson: 10 },
};

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
  const turns = createTurns(WRITTEN_AT_ONCE);
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
        const end = await turns.enter(ownerOf(scope));
        try {
          const file = await database.tenant(organizationId, (tx) =>
            writeReport({ ...rest, tx }, { name: report.name, shape: report, timezone }, { catalogue, log }),
          );
          return file.open();
        } finally {
          end();
        }
      });
    },
  };
}
