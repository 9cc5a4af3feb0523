import { once } from '@server/graphql/once';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import { requireBackOffice } from '../back-office-access';
import type { BankPaymentsService } from './bank-payments.service';
import type { PayDocumentsService } from './documents.service';

/** The contract's fields of documents: graphql/schema/pay-documents.graphql. */
export function createDocumentResolvers(documents: PayDocumentsService, bankPayments: BankPaymentsService) {
  return {
    Query: {
      payDocuments: (_, paging, { scope }) => documents.list(scope, paging),
      clientPayDocuments: (_, { organizationId, ...paging }, context) => {
        requireBackOffice(context, 'backOfficeDocs', 'read');
        return context.within(null, (tx) => documents.list({ tx, organizationId }, paging));
      },
    },
    Mutation: {
      invoiceCreate: (_, { invoice, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'invoiceCreate', key: clientKey },
          () => documents.createInvoice(scope, invoice),
          (id) => documents.find(scope, id),
        ),
      invoicePay: (_, { organizationId, id, payment }, context) =>
        bankPayments.enter(context, { organizationId, documentId: id }, payment),
      payDocumentVoid: (_, { organizationId, id, reason }, context) =>
        bankPayments.void(context, { organizationId, documentId: id }, reason),
    },
  } satisfies Resolvers;
}
