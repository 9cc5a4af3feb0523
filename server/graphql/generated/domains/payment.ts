import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/payment.graphql. */
export type PaymentResolvers = DomainResolvers<{
  Query: 'paymentBalance' | 'paymentOperations' | 'paymentPeople' | 'payment' | 'ledgerCheck' | 'unmatchedNotifications';
  Mutation: 'paymentCreate';
  UnmatchedNotification: 'id' | 'receivedAt' | 'ip' | 'body';
  PaymentBalance: 'balance' | 'debt' | 'isActiveSubscribe' | 'isFreePeriod' | 'tariff' | 'nextTariff' | 'people' | 'nextCharge' | 'graceUntil' | 'lastsUntil' | 'missing' | 'methods' | 'isSimulated' | 'minimum';
  Tariff: 'code' | 'name' | 'monthPrice' | 'freeEmployees' | 'employeePrice' | 'isSample';
  NextCharge: 'on' | 'amount';
  PaymentOperations: 'items' | 'hasMore';
  PaymentOperation: 'id' | 'kind' | 'at' | 'amount' | 'balanceAfter' | 'method' | 'isAuto' | 'periodFrom' | 'periodTo' | 'people' | 'tokenPurchaseId' | 'refund' | 'promoCode' | 'reason' | 'receipts';
  FiscalReceipt: 'kind' | 'amount' | 'email' | 'status';
  OperationRefund: 'reason' | 'paymentAmount' | 'paidAt';
  PaymentPeople: 'items' | 'count';
  PaymentPerson: 'id' | 'nameFull' | 'position';
  Payment: 'id' | 'method' | 'status' | 'amount' | 'createdAt' | 'paidAt' | 'confirmationUrl' | 'error' | 'isSimulated';
  LedgerCheck: 'isWhole' | 'lines' | 'faults' | 'differences';
  MoneyDifference: 'kind' | 'subject' | 'expected' | 'actual' | 'reference';
  LedgerFault: 'operationId' | 'at' | 'kind' | 'lineNumber' | 'account' | 'fault';
}>;
