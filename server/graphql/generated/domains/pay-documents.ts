import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/pay-documents.graphql. */
export type PayDocumentsResolvers = DomainResolvers<{
  Query: 'payDocuments' | 'clientPayDocuments' | 'bankTransfers' | 'closingDocument';
  Mutation: 'closingDocumentUpdate' | 'invoiceCreate' | 'reconciliationCreate' | 'invoicePay' | 'payDocumentVoid';
  PayDocuments: 'items' | 'count';
  PayDocument: 'id' | 'type' | 'number' | 'date' | 'isForTokens' | 'periodFrom' | 'periodTo' | 'amount' | 'paid' | 'status' | 'voidReason';
  ClientPayDocuments: 'items' | 'count';
  ClientPayDocument: 'organizationId' | 'organizationName' | 'inn' | 'document';
  BankTransfer: 'number' | 'paidOn' | 'amount' | 'payerName' | 'payerInn' | 'purpose' | 'match' | 'invoice';
}>;
