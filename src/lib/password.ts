export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** How hard a password is to guess, from 0 (nothing) to 4. A hint for the person; the server decides what it takes. */
export function passwordStrength(password: string): PasswordStrength {
  if (!password) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  if (password.length < 8 || variety < 5) return 1;
  if (password.length >= 16 && variety >= 9) return 4;
  if (password.length >= 12) return kinds >= 3 ? 4 : 3;
  return kinds >= 3 ? 3 : 2;
}
