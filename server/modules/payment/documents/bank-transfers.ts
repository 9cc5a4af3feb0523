import { readStatement } from '@domain/bank-statement';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import { requireBackOffice } from '../back-office-access';
import { type BankTransferView, matchTransfer } from './bank-transfer-match';
import { readSeller } from './parties.read-model';
import { knownOf } from './bank-transfers.read-model';

const { statement: MAX_LENGTH, transfers: MAX_TRANSFERS } = limits.payment;

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
