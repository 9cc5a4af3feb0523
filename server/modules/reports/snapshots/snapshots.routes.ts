import { AppError } from '@server/errors';
import { idOf, pdfFile } from '@server/modules/downloads';
import type { DownloadRoute } from '@server/modules/routes';
import { mayReadReports } from '../report-rights';
import type { Snapshots } from './snapshots.service';

/** Serves the PDF of a report snapshot exactly as it was stored. */
export function createSnapshotRoute(snapshots: Snapshots): DownloadRoute {
  return {
    path: '/report-snapshots/:id.pdf',
    async handle(scope, { params }) {
      if (!mayReadReports(scope.caller)) throw new AppError('access.denied');
      const { id, name } = await snapshots.find(scope, idOf(params.id));
      const bytes = await snapshots.bytesOf(scope, id);
      if (!bytes) throw new AppError('notFound');
      return pdfFile(`${name}.pdf`, () => Promise.resolve(bytes));
    },
  };
}
