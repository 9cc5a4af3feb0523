import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { checkLine } from '@server/modules/checks';

/** Letters and digits of any language, in parts: the format printed on cards. */
const PROMO_CODE = new RegExp(limits.promoCodePattern, 'u');

/**
 * Normalizes a promo code to its stored and compared form; null: none was given.
 * @throws {AppError} validation.promoCode, validation.tooLong for `field`
 */
export function normalizedCode(value: string | null | undefined, field: string): string | null {
  const code = checkLine(value ?? '', { field, max: limits.promoCode })
    .normalize('NFKC')
    .toUpperCase();
  if (code === '') return null;
  if (!PROMO_CODE.test(code)) throw new AppError('validation.promoCode', { field });
  return code;
}
