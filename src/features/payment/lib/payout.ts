import { payoutAmountSchema, payoutInvoiceFields as invoice } from '@domain/payment/payout';
import type { RefPayoutInput, RefPayoutMethod } from '@src/api/generated/types';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import { ruleMessage } from '@domain/validation/messages';
import { parseRoubles } from '@domain/money';
import { mixed, string } from 'yup';

export interface PayoutValues {
  method: RefPayoutMethod;
  /** As typed: «1 000,50». */
  amount: string;
  /** The number of the partner's invoice; the next fields are its date and PDF. */
  number: string;
  date: string;
  file: File | null;
}

const FOR_ALL = ['balance', 'tokens'] as const satisfies readonly RefPayoutMethod[];
const FOR_PARTNERS = [...FOR_ALL, 'invoice'] as const satisfies readonly RefPayoutMethod[];

/** Returns the withdrawal methods of an organization: money is available to partners only. */
export const payoutMethods = (isPartner: boolean): readonly RefPayoutMethod[] =>
  isPartner ? FOR_PARTNERS : FOR_ALL;

/** The file types of an invoice. */
export const INVOICE_EXTENSIONS = ['pdf'] as const;

const invoiceFile = () =>
  mixed<File>()
    .nullable()
    .required(ruleMessage('required'))
    .test('file', ruleMessage('required'), (file, context) => {
      const problem = fileProblem(file, fileRules.maxBytes, INVOICE_EXTENSIONS);
      return problem ? context.createError({ message: problem }) : true;
    });

export const payoutSchema = payoutAmountSchema.shape({
  method: string().oneOf(FOR_PARTNERS).required(),
  number: string().when('method', { is: 'invoice', then: () => invoice.number }),
  date: string().when('method', { is: 'invoice', then: () => invoice.date }),
  file: mixed<File>().nullable().when('method', { is: 'invoice', then: invoiceFile }),
});

/** Converts the form values to the mutation input. @param tokenPrice as it was shown */
export function payoutInput(values: PayoutValues, tokenPrice: string): RefPayoutInput {
  const { method, amount, number, date } = values;
  const asked = { method, amount: String(parseRoubles(amount) ?? 0n), tokenPrice };
  return method === 'invoice' ? { ...asked, number, date } : asked;
}
