import { AppError } from '@server/errors';
import { hasRight } from '@server/graphql/access/rights';
import { idOf, pdfFile } from '@server/modules/downloads';
import type { DownloadRoute } from '@server/modules/routes';
import { documentText } from '@server/texts';
import type { PayDocumentsService } from './documents.service';

/** Serves a payment document to people who may read payment: also while the application is closed, so that it can be paid. */
export function createPayDocumentRoute(documents: PayDocumentsService): DownloadRoute {
  return {
    path: '/payment/documents/:id',
    isUnpaid: true,
    async handle(scope, { params }) {
      if (!scope.caller || !hasRight(scope.caller, 'payment', 'read')) throw new AppError('access.denied');
      const { id, type, number, organizationId } = await documents.find(scope, idOf(params.id));
      return pdfFile(documentText('ru', `pay.${type}.fileName`, { number }), () =>
        documents.bytesOf({ organizationId, documentId: id }),
      );
    },
  };
}
