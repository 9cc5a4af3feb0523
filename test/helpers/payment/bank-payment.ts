import { eq } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import type { BackOffice } from '../worlds/back-office';

/** The organization details needed in an invoice, on either side. */
export const requisites = (formInn: string) => ({
  formInn,
  formAddress: 'Москва, ул. Лесная, 1',
  formBank: { name: 'Банк', bik: '044525225', account: '40702810938000000001', corr: '' },
});

const INVOICE = 'mutation ($invoice: InvoiceInput!) { made: invoiceCreate(invoice: $invoice) { id } }';
const PAY = `mutation ($organizationId: Int!, $id: Int!, $payment: BankPaymentInput!) {
  made: invoicePay(organizationId: $organizationId, id: $id, payment: $payment) { id } }`;

/** Gives the provider the details needed to be paid by bank transfer. */
export const beSeller = ({ t, superId }: BackOffice) =>
  t.app.database.system((tx) =>
    tx.update(organizationTable).set(requisites('7707083893')).where(eq(organizationTable.id, superId)),
  );

let transfers = 0;

/** An organization requests an invoice, and the money arrives: the whole path of a payment from the page to the ledger. */
export async function payByBank(
  office: BackOffice,
  payer: UserRow,
  { amount, paidOn, inn = '5036045205' }: { amount: bigint; paidOn: string; inn?: string },
): Promise<void> {
  const { organizationId } = payer;
  await office.t.app.database.system((tx) =>
    tx.update(organizationTable).set(requisites(inn)).where(eq(organizationTable.id, organizationId)),
  );
  const invoice = { amount: String(amount), email: 'buh@example.ru' };
  const { made } = await office.get<{ made: { id: number } }>(payer, INVOICE, { invoice });
  transfers += 1;
  const payment = { amount: String(amount), paidOn, number: String(transfers) };
  await office.get(office.root, PAY, { organizationId, id: made.id, payment });
}
