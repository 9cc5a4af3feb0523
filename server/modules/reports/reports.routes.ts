import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { idOf, pdfFile, spreadsheetFrom } from '@server/modules/downloads';
import { createSnapshotReader } from '@server/modules/exports';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRequest, DownloadRoute } from '@server/modules/routes';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { documentText } from '@server/texts';
import { ownerOf } from '@server/workers/owner';
import { checkedSummary, writeReport } from './files/report-file';
import { readReportPdf } from './files/report-pdf';
import { reportPdfTask } from './files/report-pdf.task';
import { mayReadReports } from './report-rights';
import type { ReportCatalogue } from './report-sources';
import type { NamedReport } from './reports.repository';
import type { ReportsService } from './reports.service';

/** The longest report takes three minutes on an idle machine. */
const MAX_MS = 15 * 60_000;

type Deps = Pick<ModuleDeps, 'audit' | 'database' | 'exports' | 'now' | 'workers'> & {
  catalogue: ReportCatalogue;
};

/** Returns the saved report that is downloaded. @throws {AppError} access.denied, notFound */
async function requestedReport(
  { audit }: Deps,
  reports: ReportsService,
  scope: Scope,
  { params }: DownloadRequest,
): Promise<NamedReport> {
  if (!mayReadReports(scope.caller)) throw new AppError('access.denied');
  const report = await reports.find(scope, idOf(params.id));
  await audit.write(scope, { action: 'export', objectType: 'report', objectId: report.id });
  return report;
}

/** Serves a saved report as a spreadsheet, limited to what the caller's right covers. */
function spreadsheetRoute(deps: Deps, reports: ReportsService): DownloadRoute {
  const { catalogue, database } = deps;
  // Each holds a connection to the database for minutes: however many are requested, the others need the rest of the pool.
  const reader = createSnapshotReader({ database, total: 2, perOrganization: 1, maxMs: MAX_MS });
  return {
    path: '/reports/:id.xlsx',
    async handle(scope, request) {
      const report = await requestedReport(deps, reports, scope, request);
      const timezone = await timezoneOf(scope.tx, scope.organizationId);
      return spreadsheetFrom(`${report.name}.xlsx`, async (disconnected) => {
        const file = await reader.read(scope, disconnected, (inner, signal) =>
          writeReport(inner, { name: report.name, shape: report, timezone }, catalogue, { signal }),
        );
        return file.open();
      });
    },
  };
}

/** Serves a saved report as a PDF, which a worker process makes. One with too many rows is rejected before it is begun. */
function pdfRoute(deps: Deps, reports: ReportsService): DownloadRoute {
  const { catalogue, exports, now, workers } = deps;
  return {
    path: '/reports/:id.pdf',
    async handle(scope, request) {
      const report = await requestedReport(deps, reports, scope, request);
      await checkedSummary(scope, report, catalogue.find(report.source), limits.report.pdfRows);
      const name = callerOf(scope).nameFull;
      const made = (at: (instant: Date) => string) =>
        documentText(scope.lang, 'report.pdf.made', { name, at: at(now()) });
      return pdfFile(`${report.name}.pdf`, async (disconnected) => {
        const { content } = await exports.read(scope, disconnected, (inner) =>
          readReportPdf(catalogue, inner, { name: report.name, shape: report, made }),
        );
        return workers.run(reportPdfTask, content, ownerOf(scope), undefined, disconnected);
      });
    },
  };
}

/** Serves the files of saved reports. */
export const createReportRoutes = (deps: Deps, reports: ReportsService): DownloadRoute[] => [
  spreadsheetRoute(deps, reports),
  pdfRoute(deps, reports),
];
