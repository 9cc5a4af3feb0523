import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { invoiceNumberOf, readStatement, type StatementTransfer } from '@domain/bank-statement';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import { organizationTable as clients } from '@server/modules/organization/organization.tables';
import { requireBackOffice } from '../back-office-access';
import { payDocumentTable as documents, paymentTable } from '../payment.tables';
import {
  bankPaymentId,
  type BankTransferView,
  type KnownInvoices,
  matchTransfer,
} from './bank-transfer-match';
import { viewOfClientDocument } from './client-documents.read-model';
import { readSeller } from './parties';

const { statement: MAX_LENGTH, transfers: MAX_TRANSFERS } = limits.payment;
/** For one payer: payers of many invoices name them in the transfer. */
const MAX_INVOICES = 2_000;

/** Returns the invoices that the transfers name, and the open ones of their payers. */
async function invoicesOf(tx: Tx, transfers: readonly StatementTransfer[]) {
  const numbers = transfers.flatMap(({ purpose }) => invoiceNumberOf(purpose) ?? []);
  const inns = [...new Set(transfers.map(({ payerInn }) => payerInn).filter(Boolean))];
  const rows = await tx
    .select({ document: documents, organizationName: clients.name })
    .from(documents)
    .innerJoin(clients, eq(clients.id, documents.organizationId))
    .where(
      and(
        eq(documents.type, 'invoice'),
        ne(documents.status, 'voided'),
        or(inArray(documents.number, numbers), inArray(sql`${documents.parties} -> 'buyer' ->> 'inn'`, inns)),
      ),
    )
    .orderBy(sql`${documents.id} desc`)
    .limit(MAX_INVOICES);
  return rows.map(viewOfClientDocument);
}

async function knownOf(tx: Tx, transfers: readonly StatementTransfer[]): Promise<KnownInvoices> {
  const invoices = await invoicesOf(tx, transfers);
  const rows = await tx
    .select({ organizationId: paymentTable.organizationId, externalId: paymentTable.externalId })
    .from(paymentTable)
    .where(
      and(eq(paymentTable.provider, 'bank'), inArray(paymentTable.externalId, transfers.map(bankPaymentId))),
    );
  const entered = new Set(rows.map(({ organizationId, externalId }) => `${organizationId}/${externalId}`));
  return { invoices, isEntered: (organizationId, id) => entered.has(`${organizationId}/${id}`) };
}

/**
 * Reads a statement and returns the transfers that the provider received, each with the invoice that it pays. Writes nothing.
 * @throws {AppError} access.denied; payment.statementUnknown, payment.statementLong for `text`; payment.sellerUnknown
 */
export async function readBankTransfers(context: Context, text: string): Promise<BankTransferView[]> {
  requireBackOffice(context, 'backOfficeDocs', 'write');
  const tooLong = new AppError('payment.statementLong', { field: 'text', params: { max: MAX_TRANSFERS } });
  if (text.length > MAX_LENGTH) throw tooLong;
  const all = readStatement(text);
  if (!all) throw new AppError('payment.statementUnknown', { field: 'text' });
  return context.within(null, async (tx) => {
    const seller = await readSeller(tx);
    if (!seller) throw new AppError('payment.sellerUnknown');
    const { inn, bank } = seller;
    const incoming = all.filter(
      ({ receiverInn, receiverAccount }) => receiverInn === inn || receiverAccount === bank.account,
    );
    if (incoming.length > MAX_TRANSFERS) throw tooLong;
    if (incoming.length === 0) return [];
    const known = await knownOf(tx, incoming);
    return incoming.map((transfer) => matchTransfer(transfer, known));
  });
}
