import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { invoiceNumberOf, type StatementTransfer } from '@domain/bank-statement';
import type { Tx } from '@server/db/database';
import { organizationTable as clients } from '@server/modules/organization/organization.tables';
import { payDocumentTable as documents, paymentTable } from '../payment.tables';
import { bankPaymentId, type KnownInvoices } from './bank-transfer-match';
import { viewOfClientDocument } from './client-documents.read-model';

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

/** Returns the invoices that the transfers name or could pay, and which transfers were entered already. */
export async function knownOf(tx: Tx, transfers: readonly StatementTransfer[]): Promise<KnownInvoices> {
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
