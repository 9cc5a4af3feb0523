import { invoiceNumberOf, type StatementTransfer } from '@domain/bank-statement';
import type { BankTransferMatch } from '@server/graphql/generated/types';
import type { ClientPayDocument } from './client-documents.read-model';

/** A transfer of a statement with the invoice that it pays, or probably pays. */
export interface BankTransferView extends StatementTransfer {
  match: BankTransferMatch;
  invoice: ClientPayDocument | null;
}

/** Returns the identity of a bank transfer: a client's transfers of one day have different numbers. */
export const bankPaymentId = ({ number, paidOn }: Pick<StatementTransfer, 'number' | 'paidOn'>): string =>
  `${number} ${paidOn}`;

/** The known data about the transfers: their invoices that are not voided, and the transfers that were recorded before. */
export interface KnownInvoices {
  invoices: readonly ClientPayDocument[];
  isEntered: (organizationId: number, paymentId: string) => boolean;
}

const leftOf = ({ document }: ClientPayDocument): bigint => document.amount - document.paid;

function ofNamed({ amount, payerInn }: StatementTransfer, invoice: ClientPayDocument): BankTransferMatch {
  if (invoice.inn !== payerInn) return 'otherPayer';
  const left = leftOf(invoice);
  if (amount === left) return 'exact';
  return amount < left ? 'partial' : 'excess';
}

/** Returns the invoice of a transfer: the one named in its purpose, otherwise the payer's only open one of this sum. */
export function matchTransfer(
  transfer: StatementTransfer,
  { invoices, isEntered }: KnownInvoices,
): BankTransferView {
  const { amount, payerInn, purpose } = transfer;
  const ofPayer = invoices.filter(({ inn }) => inn !== '' && inn === payerInn);
  const entered = ofPayer.find(({ organizationId }) => isEntered(organizationId, bankPaymentId(transfer)));
  if (entered) return { ...transfer, match: 'entered', invoice: entered };
  const number = invoiceNumberOf(purpose);
  const named = invoices.find(({ document }) => document.number === number);
  if (named) return { ...transfer, match: ofNamed(transfer, named), invoice: named };
  const [only, ...others] = ofPayer.filter(
    (invoice) => invoice.document.status === 'issued' && leftOf(invoice) === amount,
  );
  return only && others.length === 0
    ? { ...transfer, match: 'byPayer', invoice: only }
    : { ...transfer, match: 'none', invoice: null };
}
