import { object } from 'yup';
import { roublesRule } from '@domain/validation/roubles';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** A transfer from a client's bank. */
export const bankPaymentSchema = object({
  amount: roublesRule(1n),
  paidOn: rules.requiredDate(),
  number: rules.requiredLine(limits.payment.bankNumber),
});

/** A transfer to a partner. */
export const payoutPaymentSchema = object({
  paidOn: rules.requiredDate(),
  paymentNumber: rules.requiredLine(limits.payment.bankNumber),
});
