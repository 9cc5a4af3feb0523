import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUP = 5;
/** Without characters that look alike on paper: 0 and o, 1 and l and i. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns ten codes of 49 bits each, to be kept on paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`);
}

/** Returns the stored hash of a code: the code is long enough that a plain hash cannot be reversed. */
export function recoveryHash(userId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:recovery:${plain}`).digest('hex');
}
