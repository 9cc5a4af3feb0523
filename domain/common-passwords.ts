import passwords from './common-passwords.json';

const common: ReadonlySet<string> = new Set(passwords);

/** Whether a password is one of those that attackers try first, in any spelling. Used by browser and server. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
