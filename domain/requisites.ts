// Check digits of Russian legal identifiers, as published by their issuers. Used by browser and server, so that a form and the
// server cannot disagree. The rules do not apply to empty values: whether a value may be empty is decided elsewhere.

/** Legal forms whose taxpayer number is a person's: 12 digits instead of 10. */
const PERSONS = new Set(['ip', 'selfEmployed', 'individual']);

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_SECOND = [3, ...INN_12_FIRST];
/** By order 515 of the Bank of Russia of 08.09.1997. */
const ACCOUNT = [7, 1, 3];

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

function innDigit(digits: readonly number[], weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10;
}

/** Returns how many digits the taxpayer number has for this legal form. */
export function innLength(formType: string | null | undefined): 10 | 12 {
  return PERSONS.has(formType ?? '') ? 12 : 10;
}

/** Whether it is a taxpayer number: 10 or 12 digits depending on the legal form, with valid check digits. */
export function isInn(text: string, formType?: string | null): boolean {
  if (!/^(\d{10}|\d{12})$/.test(text)) return false;
  if (formType && text.length !== innLength(formType)) return false;
  const digits = digitsOf(text);
  if (text.length === 10) return innDigit(digits, INN_10) === digits[9];
  return innDigit(digits, INN_12_FIRST) === digits[10] && innDigit(digits, INN_12_SECOND) === digits[11];
}

/** Whether it is a code of the reason for registration, which has no check digit. */
export function isKpp(text: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(text);
}

/** Whether it is a number in the state register: 13 digits for an organization, 15 for an entrepreneur. */
export function isOgrn(text: string, formType?: string | null): boolean {
  if (!/^(\d{13}|\d{15})$/.test(text)) return false;
  if (formType && (formType === 'ip') !== (text.length === 15)) return false;
  const body = Number(text.slice(0, -1));
  return (body % (text.length === 13 ? 11 : 13)) % 10 === Number(text.slice(-1));
}

/** Whether it is a bank code. */
export function isBik(text: string): boolean {
  return /^\d{9}$/.test(text);
}

function holdsKey(prefix: string, account: string): boolean {
  const sum = digitsOf(prefix + account).reduce(
    (total, digit, index) => total + ((digit * (ACCOUNT[index % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}

/**
 * The key of accounts at the Bank of Russia itself is based on its office, that of others on the last digits of the bank's code.
 */
function officeOf(bik: string): string {
  return `0${bik.slice(4, 6)}`;
}

/** Whether it is a settlement account: 20 digits with a valid key for the bank. */
export function isAccount(text: string, bik: string): boolean {
  if (!/^\d{20}$/.test(text)) return false;
  if (!isBik(bik)) return true;
  const isOffice = /00[0-2]$/.test(bik);
  return holdsKey(isOffice ? officeOf(bik) : bik.slice(-3), text);
}

/** Whether it is a bank's account at the Bank of Russia: 20 digits with a valid key for the bank's office. */
export function isCorrespondentAccount(text: string, bik: string): boolean {
  if (!/^\d{20}$/.test(text)) return false;
  return !isBik(bik) || holdsKey(officeOf(bik), text);
}
