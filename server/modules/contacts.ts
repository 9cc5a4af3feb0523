import { isEmailAddress } from '@domain/email-address';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { checkLine } from './checks';

/** The email domain of sample people: no mailbox can have it (RFC 2606), and no account can use it. */
export const SAMPLE_DOMAIN = limits.sampleDomain;
const PHONE = new RegExp(limits.phonePattern);

/**
 * Returns the stored form of an email address: in lower case.
 * @throws {AppError} validation.required, validation.tooLong, validation.email
 */
export function checkEmail(text: string | null | undefined, field = 'email'): string {
  const email = checkLine(text ?? '', { field, max: limits.email, isRequired: true }).toLowerCase();
  if (!isEmailAddress(email) || email.endsWith(`@${SAMPLE_DOMAIN}`)) {
    throw new AppError('validation.email', { field });
  }
  return email;
}

/**
 * Returns the stored form of a phone number: +7 and digits; null for none.
 * @throws {AppError} validation.phone
 */
export function checkPhone(text: string | null | undefined, field = 'phone'): string | null {
  const phone = checkLine(text ?? '', { field, max: 40 }).replaceAll(/[\s()-]/g, '');
  if (phone === '') return null;
  if (!PHONE.test(phone)) throw new AppError('validation.phone', { field });
  return phone;
}
