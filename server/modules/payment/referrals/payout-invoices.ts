import { extname } from 'node:path';
import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationRefPayoutCreateArgs, RefPayoutInput } from '@server/graphql/generated/resolvers';
import { checkLine } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { readPayee } from '../documents/parties';
import { asSystem } from '../ledger/ledger';
import type { PaySeller } from '../payment.tables';
import { providerDay } from './accruals';

/** A partner's invoice that may be recorded. */
export interface PayoutInvoice {
  number: string;
  date: string;
  /** The content id of its stored PDF. */
  contentId: number;
  /** The account that the money is sent to. */
  requisites: PaySeller;
}

const EXTENSION = 'pdf';

/** @throws {AppError} ref.notPartner for `method`: the provider pays money only to partners */
export async function checkPartner(tx: Tx, organizationId: number): Promise<void> {
  if (!(await isPartner(tx, organizationId))) throw new AppError('ref.notPartner', { field: 'method' });
}

/** Whether the organization may request money by its own invoice. */
export async function isPartner(tx: Tx, organizationId: number): Promise<boolean> {
  const rows = await selectRows(tx, { isPartner: boolean })(
    sql`select is_partner as "isPartner" from organization where id = ${organizationId}`,
  );
  return rows[0]?.isPartner ?? false;
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

  /** @throws {AppError} validation.required, payment.futureDay for `date` */
  function dateOf({ date }: RefPayoutInput): string {
    if (!date) throw new AppError('validation.required', { field: 'date' });
    if (date > providerDay(now())) throw new AppError('payment.futureDay', { field: 'date' });
    return date;
  }

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
      const rule = { field: 'number', max: limits.payment.bankNumber, isRequired: true };
      const number = checkLine(input.number ?? '', rule);
      return { number, date: dateOf(input), contentId: await store(scope, file), requisites };
    },

    /** Requires a transaction of the system. */
    async insert(
      tx: Tx,
      { organizationId, payoutId }: { organizationId: number; payoutId: number },
      { number, date, contentId, requisites }: PayoutInvoice,
    ): Promise<void> {
      await tx.execute(sql`
        insert into ref_payout_invoice (organization_id, payout_id, number, date, content_id, requisites)
        values (${organizationId}, ${payoutId}, ${number}, ${date}::date, ${contentId}, ${JSON.stringify(requisites)}::jsonb)`);
    },
  };
}
