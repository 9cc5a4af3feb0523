import type { Lang } from '@server/graphql/context';
import { documentText } from '@server/texts';

/** The failures for which we have texts; the services have dozens of reasons. */
const REASONS = {
  mismatch: 'payment.error.mismatch',
  refused: 'payment.error.refused',
  expired: 'payment.error.expired',
  insufficient_funds: 'payment.error.insufficientFunds',
  canceled_by_merchant: 'payment.error.cancelled',
  expired_on_confirmation: 'payment.error.expired',
  card_expired: 'payment.error.cardExpired',
  permission_revoked: 'payment.error.cardRevoked',
  cardRemoved: 'payment.error.cardRemoved',
} as const;

const isKnown = (reason: string): reason is keyof typeof REASONS => Object.hasOwn(REASONS, reason);

/** Returns why a payment failed, by the stored code; null: it did not fail. */
export function failureText(error: string | null, lang: Lang): string | null {
  if (error === null) return null;
  return documentText(lang, isKnown(error) ? REASONS[error] : 'payment.error.other');
}
