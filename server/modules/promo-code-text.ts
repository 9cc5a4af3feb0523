import { rules } from '@domain/validation/rules';
import { checkInput } from '@server/modules/check-input';

const promoCode = rules.promoCode();

/**
 * Normalizes a promo code to its stored and compared form; null: none was given.
 * @throws {AppError} validation.promoCode, validation.tooLong for `field`
 */
export function normalizedCode(value: string | null | undefined, field: string): string | null {
  return checkInput(promoCode, value ?? '', { within: field }) || null;
}
