import { boolean, object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { kopecksOf, roublesRule } from '@domain/validation/roubles';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** The minimum payment, in kopecks. */
export const MINIMUM_PAYMENT = BigInt(limits.payment.minimumKopecks);

const email = rules.email().required(ruleMessage('required'));

/** A payment, or an invoice: the receipt goes to the address. */
export const topUpSchema = object({ amount: roublesRule(MINIMUM_PAYMENT), email });

export const autoTopUpSchema = object({
  isOn: boolean().required(),
  amount: roublesRule(MINIMUM_PAYMENT),
  threshold: roublesRule(1n),
  // The monthly maximum must allow at least one top-up, otherwise none would ever be made.
  monthlyCap: roublesRule(MINIMUM_PAYMENT).when('amount', ([amount]: unknown[]) =>
    roublesRule(kopecksOf(amount) ?? MINIMUM_PAYMENT),
  ),
  email,
});
