import passwords from './common-passwords.json';

const common: ReadonlySet<string> = new Set(passwords);

/** Whether a password is one of those that are tried first, however it is written. Browser and server ask here. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
