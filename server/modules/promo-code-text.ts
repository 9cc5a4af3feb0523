import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { checkLine } from '@server/modules/checks';

/** Letters and digits of any language, in parts: what is printed on a card. */
const PROMO_CODE = new RegExp(limits.promoCodePattern, 'u');

/**
 * A promo code as it is stored and compared, whoever wrote it how; null: none was given.
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
