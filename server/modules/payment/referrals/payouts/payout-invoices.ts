import { payoutInvoiceSchema } from '@domain/payment/payout';
import { checkInput } from '@server/modules/check-input';
import { extname } from 'node:path';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationRefPayoutCreateArgs, RefPayoutInput } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
import { readPayee } from '../../documents/parties.read-model';
import { asSystem } from '../../ledger/ledger';
import type { PaySeller } from '../../payment.tables';
import { providerDay } from '../accruals';
import { insertPayoutInvoice, type PayoutInvoice } from './payout-invoices.repository';
import { isPartner } from '../referrals.read-model';

const EXTENSION = 'pdf';

/** @throws {AppError} ref.notPartner for `method`: the provider pays money only to partners */
export async function checkPartner(tx: Tx, organizationId: number): Promise<void> {
  if (!(await isPartner(tx, organizationId))) throw new AppError('ref.notPartner', { field: 'method' });
}

/** Manages invoices by which partners request what they have earned. */
export function createPayoutInvoices({ files, now }: Pick<ModuleDeps, 'files' | 'now'>) {
  /** @throws {AppError} ref.notPartner, ref.payeeUnknown for `method` */
  const payeeOf = ({ organizationId, ...scope }: Scope): Promise<PaySeller> =>
    asSystem({ organizationId, ...scope }, async (tx) => {
      await checkPartner(tx, organizationId);
      const payee = await readPayee(tx, organizationId);
      if (!payee) throw new AppError('ref.payeeUnknown', { field: 'method' });
      return payee;
    });

  /** @throws {AppError} validation.required, validation.file*, files.macros for `file` */
  async function store(scope: Scope, file: MutationRefPayoutCreateArgs['file']): Promise<number> {
    if (!file) throw new AppError('validation.required', { field: 'file' });
    const upload = await file;
    if (extname(upload.name).toLowerCase() !== `.${EXTENSION}`) {
      throw new AppError('validation.fileExtension', { field: 'file', params: { extensions: EXTENSION } });
    }
    return (await files.store(scope, upload, 'other', 'file')).id;
  }

  return {
    /** Checks the input and stores its file on behalf of the person, because the file is theirs. */
    async read(
      scope: Scope,
      input: RefPayoutInput,
      file: MutationRefPayoutCreateArgs['file'],
    ): Promise<PayoutInvoice> {
      const requisites = await payeeOf(scope);
      const { number, date } = checkInput(payoutInvoiceSchema, input);
      if (date > providerDay(now())) throw new AppError('payment.futureDay', { field: 'date' });
      return { number, date, contentId: await store(scope, file), requisites };
    },

    insert: insertPayoutInvoice,
  };
}
