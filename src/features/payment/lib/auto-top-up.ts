import { parseRoubles, typedRoubles } from '@domain/money';
import type { AutoTopUp } from '../api';

export interface AutoTopUpValues {
  isOn: boolean;
  /** As typed, like the others: «5 000,50». */
  threshold: string;
  amount: string;
  monthlyCap: string;
  email: string;
}

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
