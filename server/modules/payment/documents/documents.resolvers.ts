import limits from '@graphql/limits.json';
import { once } from '@server/graphql/idempotency';
import type { PayDocumentsResolvers } from '@server/graphql/generated/domains/pay-documents';
import { paging } from '@server/modules/checks';
import { requireBackOffice } from '../back-office-access';
import type { ClosingDocuments } from './closing-document';
import type { BankPaymentsService } from './bank-payments.service';
import { readBankTransfers } from './bank-transfers';
import { clientDocumentsReadModel } from './client-documents.read-model';
import type { PayDocumentsService } from './documents.service';
import type { Reconciliations } from './reconciliation/reconciliations.service';

/** The contract's fields of documents: graphql/schema/pay-documents.graphql. */
export function createDocumentResolvers(
  documents: PayDocumentsService,
  bankPayments: BankPaymentsService,
  reconciliations: Reconciliations,
  closing: ClosingDocuments,
) {
  return {
    Query: {
      payDocuments: (_, shown, { scope }) => documents.list(scope, shown),
      clientPayDocuments: (_, { filter, page, pageSize }, context) => {
        requireBackOffice(context, 'backOfficeDocs', 'read');
        const shown = paging(page, pageSize, limits.pageSizeMax);
        return context.within(null, async (tx) => ({
          items: await clientDocumentsReadModel.rows(tx, filter ?? {}, shown),
          count: await clientDocumentsReadModel.count(tx, filter ?? {}),
        }));
      },
      closingDocument: (_, __, context) => closing.read(context),
      bankTransfers: (_, { text }, context) => readBankTransfers(context, text),
    },
    Mutation: {
      closingDocumentUpdate: (_, { type }, context) => closing.update(context, type),
      invoiceCreate: (_, { invoice, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'invoiceCreate', key: clientKey },
          () => documents.createInvoice(scope, invoice),
          (id) => documents.find(scope, id),
        ),
      reconciliationCreate: (_, { period, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'reconciliationCreate', key: clientKey },
          () => reconciliations.create(scope, period),
          (id) => documents.find(scope, id),
        ),
      invoicePay: (_, { organizationId, id, payment }, context) =>
        bankPayments.enter(context, { organizationId, documentId: id }, payment),
      payDocumentVoid: (_, { organizationId, id, reason }, context) =>
        bankPayments.void(context, { organizationId, documentId: id }, reason),
    },
    PayDocument: {
      isForTokens: ({ tokens }) => tokens !== null,
    },
  } satisfies PayDocumentsResolvers;
}
