import { boolean, object, string } from 'yup';
import limits from '@graphql/limits.json';
import { parseRoubles, typedRoubles } from '@domain/money';
import { ruleMessage } from '@domain/validation/messages';
import { roublesRule } from '@domain/validation/roubles';
import { rules } from '@domain/validation/rules';
import type { AutoTopUp } from '../api';

export interface AutoTopUpValues {
  isOn: boolean;
  /** As typed, like the others: «5 000,50». */
  threshold: string;
  amount: string;
  monthlyCap: string;
  email: string;
}

const MINIMUM = BigInt(limits.payment.minimumKopecks);

/** Parses the typed amount of one top-up; null when it is invalid. */
const sumOf = (typed: unknown) => (typeof typed === 'string' ? parseRoubles(typed) : null);

export const autoTopUpSchema = object({
  isOn: boolean().required(),
  threshold: roublesRule(1n),
  amount: roublesRule(MINIMUM),
  // The monthly maximum must allow at least one top-up, otherwise none would ever be made.
  monthlyCap: string().when('amount', ([amount]: unknown[]) => roublesRule(sumOf(amount) ?? MINIMUM)),
  email: rules.email().required(ruleMessage('required')),
});

/** Defaults in kopecks: below 5,000 ₽ it adds 10,000 ₽, at most 50,000 ₽ a month. */
const USUAL = { threshold: '500000', amount: '1000000', monthlyCap: '5000000' } as const;

/** Returns the form's initial values. It is switched on, since the form is opened for that. */
export function autoTopUpValues(settings: AutoTopUp, ownEmail: string): AutoTopUpValues {
  const typed = (name: keyof typeof USUAL) => typedRoubles(BigInt(settings[name] ?? USUAL[name]));
  return {
    isOn: true,
    threshold: typed('threshold'),
    amount: typed('amount'),
    monthlyCap: typed('monthlyCap'),
    email: settings.email ?? ownEmail,
  };
}

/** Converts the form values to the mutation input. */
export function autoTopUpInput({ isOn, email, ...typed }: AutoTopUpValues) {
  const kopecks = (text: string) => String(parseRoubles(text) ?? 0n);
  return {
    isOn,
    threshold: kopecks(typed.threshold),
    amount: kopecks(typed.amount),
    monthlyCap: kopecks(typed.monthlyCap),
    email: email.trim(),
  };
}
