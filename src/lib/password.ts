export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Returns the strength of a password, from 0 (none) to 4. It is a hint for the user; the server decides what it accepts. */
export function passwordStrength(password: string): PasswordStrength {
  if (!password) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  if (password.length < 8 || variety < 5) return 1;
  if (password.length >= 16 && variety >= 9) return 4;
  if (password.length >= 12) return kinds >= 3 ? 4 : 3;
  return kinds >= 3 ? 3 : 2;
}
