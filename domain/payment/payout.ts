import { object } from 'yup';
import { roublesRule } from '@domain/validation/roubles';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const payoutAmountSchema = object({
  amount: roublesRule(BigInt(limits.referrals.minimumKopecks)),
});

export const payoutInvoiceFields = {
  number: rules.requiredLine(limits.payment.bankNumber),
  date: rules.requiredDate(),
};

/** The invoice by which a partner requests money. */
export const payoutInvoiceSchema = object(payoutInvoiceFields);
