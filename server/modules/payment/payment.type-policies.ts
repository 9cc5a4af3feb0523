import { partOf, type TypePolicies } from '@server/graphql/policies';

/** Who may read what of payment: what the fields of the root let through, and nothing else leads there. */
export const paymentPolicies = {
  PaymentBalance: partOf('Query.paymentBalance'),
  Tariff: partOf('PaymentBalance'),
  NextCharge: partOf('PaymentBalance'),
  PaymentOperations: partOf('Query.paymentOperations'),
  PaymentOperation: partOf('PaymentOperations'),
  PaymentPeople: partOf('Query.paymentPeople'),
  PaymentPerson: partOf('PaymentPeople', 'Query.tokenInitiators'),
  Payment: partOf('Query.payment', 'Mutation.paymentCreate'),
  PayDocuments: partOf('Query.payDocuments', 'Query.clientPayDocuments'),
  PayDocument: partOf(
    'PayDocuments',
    'Mutation.invoiceCreate',
    'Mutation.invoicePay',
    'Mutation.payDocumentVoid',
  ),
  TokenBalance: partOf('Query.tokenBalance'),
  TokenAction: partOf('TokenBalance'),
  TokenWriteOffs: partOf('Query.tokenWriteOffs'),
  TokenWriteOff: partOf('TokenWriteOffs'),
  TokenGrant: partOf('TokenBalance'),
  TokenPurchases: partOf('Query.tokenPurchases'),
  TokenPurchase: partOf('TokenPurchases', 'Query.tokenPurchase', 'Mutation.tokenPurchaseCreate'),
  LedgerCheck: partOf('Query.ledgerCheck'),
  LedgerFault: partOf('LedgerCheck'),
} satisfies Partial<TypePolicies>;
