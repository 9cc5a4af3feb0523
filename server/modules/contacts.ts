import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';
import { checkInput } from './check-input';

/** The email domain of sample people: no mailbox can have it (RFC 2606), and no account can use it. */
export const SAMPLE_DOMAIN = limits.sampleDomain;

const email = rules.email().required(ruleMessage('required'));
const phone = rules.phone();

/**
 * Returns the stored form of an email address: in lower case.
 * @throws {AppError} validation.required, validation.tooLong, validation.email
 */
export function checkEmail(text: string | null | undefined, field = 'email'): string {
  return checkInput(email, text ?? '', { within: field });
}

/**
 * Returns the stored form of a phone number: +7 and digits; null for none.
 * @throws {AppError} validation.phone
 */
export function checkPhone(text: string | null | undefined, field = 'phone'): string | null {
  return checkInput(phone, text ?? '', { within: field }) || null;
}
