import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUP = 5;
/** Without what looks alike on paper: 0 and o, 1 and l and i. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of 49 bits each, to be kept on paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`);
}

/** What is stored of a code: it is long enough that a plain hash cannot be turned back. */
export function recoveryHash(userId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:recovery:${plain}`).digest('hex');
}
