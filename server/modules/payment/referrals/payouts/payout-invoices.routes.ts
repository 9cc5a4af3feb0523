import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import { idOf, pdfFile } from '@server/modules/downloads';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { requireBackOffice } from '../../back-office-access';
import { asSystem } from '../../ledger/ledger';
import { refPayoutsReadModel } from './ref-payouts.read-model';

/** @throws {AppError} access.denied */
function callerOf({ caller }: Pick<Scope, 'caller'>) {
  if (!caller) throw new AppError('access.denied');
  return caller;
}

/** Serves the invoice of a partner: to people who may read payment in its organization, and to the provider. */
export function createPayoutInvoiceRoutes({ files }: Pick<ModuleDeps, 'files'>): DownloadRoute[] {
  const download = (content: ContentRow) => pdfFile(content.name, () => files.read(content));
  return [
    {
      path: '/payment/ref-invoices/:id',
      isUnpaid: true,
      async handle(scope, { params }) {
        if (!hasRight(callerOf(scope), 'payment', 'read')) throw new AppError('access.denied');
        return download(await refPayoutsReadModel.file(scope.tx, scope.organizationId, idOf(params.id)));
      },
    },
    {
      path: '/back-office/ref-invoices/:organizationId/:id',
      async handle(scope, { params }) {
        requireBackOffice({ signedIn: callerOf(scope) }, 'backOfficeRef', 'read');
        const organizationId = idOf(params.organizationId);
        const id = idOf(params.id);
        return download(await asSystem(scope, (tx) => refPayoutsReadModel.file(tx, organizationId, id)));
      },
    },
  ];
}
