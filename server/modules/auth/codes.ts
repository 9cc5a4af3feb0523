import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { codesRepository } from './codes.repository';

/** reset, sign, email, confirm, address: six digits by e-mail, ten minutes. link: of the same letter's link, an hour; several live beside each other. invite: of a link, seven days. access: of the page where a password is set. social: of the address that a sign-in elsewhere ends with. */
export type CodePurpose =
  'reset' | 'link' | 'invite' | 'access' | 'sign' | 'social' | 'email' | 'confirm' | 'address';

export interface Codes {
  /**
   * Makes a code for a person of the transaction's organization; an earlier one of the same purpose stops working, unless
   * it is a recovery letter's link. It is good for that `subject` only.
   */
  create(tx: Tx, userId: number, purpose: CodePurpose, subject?: string): Promise<string>;
  /** Whether one was made that can still be used. */
  isAlive(tx: Tx, userId: number, purpose: CodePurpose): Promise<boolean>;
  /** Whether it is right. Of a short one the try counts, even when the request fails: five wrong ones end it. */
  isRight(userId: number, purpose: CodePurpose, code: string): Promise<boolean>;
  /** Uses up a code that was found right: true for one caller only, and only if the transaction commits. */
  use(tx: Tx, userId: number, purpose: CodePurpose, code: string): Promise<boolean>;
  /** Both: true once for the right code, which is used up when the transaction commits. */
  consume(tx: Tx, userId: number, purpose: CodePurpose, code: string, subject?: string): Promise<boolean>;
}

const MINUTE = 60_000;
const KINDS: Record<CodePurpose, { lifetime: number; isShort: boolean }> = {
  reset: { lifetime: 10 * MINUTE, isShort: true },
  link: { lifetime: 60 * MINUTE, isShort: false },
  sign: { lifetime: 10 * MINUTE, isShort: true },
  email: { lifetime: 10 * MINUTE, isShort: true },
  confirm: { lifetime: 10 * MINUTE, isShort: true },
  address: { lifetime: 10 * MINUTE, isShort: true },
  access: { lifetime: 60 * MINUTE, isShort: false },
  social: { lifetime: 2 * MINUTE, isShort: false },
  invite: { lifetime: 7 * 24 * 60 * MINUTE, isShort: false },
};

/** For how long a code can be used, in milliseconds. */
export const codeLifetime = (purpose: CodePurpose): number => KINDS[purpose].lifetime;

/** Of a code about nothing in particular as it was before codes had subjects. */
const hashOf = (userId: number, purpose: CodePurpose, code: string, subject = '') =>
  createHash('sha256')
    .update(`${userId}:${purpose}:${subject === '' ? '' : `${subject}:`}${code}`)
    .digest('hex');

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** One-time codes: stored as hashes only. */
export function createCodes(database: Database, now: () => Date): Codes {
  /** Whether a long code is one of this person's; it cannot be guessed, so that nothing is counted. */
  async function isKnown(userId: number, purpose: CodePurpose, codeHash: string): Promise<boolean> {
    return database.system((tx) => codesRepository.isKnown(tx, { userId, purpose }, codeHash, now()));
  }

  /** Counts the try in a transaction of its own, so that a failing request cannot be repeated without end. */
  async function isRightTry(userId: number, purpose: CodePurpose, codeHash: string): Promise<boolean> {
    return database.system(async (tx) => {
      const code = await codesRepository.lockNewest(tx, { userId, purpose }, now());
      if (!code) return false;
      await codesRepository.countTry(tx, code.id);
      return isSame(code.codeHash, codeHash);
    });
  }

  async function isRight(
    userId: number,
    purpose: CodePurpose,
    code: string,
    subject?: string,
  ): Promise<boolean> {
    const codeHash = hashOf(userId, purpose, code.trim(), subject);
    return (KINDS[purpose].isShort ? isRightTry : isKnown)(userId, purpose, codeHash);
  }

  async function use(
    tx: Tx,
    userId: number,
    purpose: CodePurpose,
    code: string,
    subject?: string,
  ): Promise<boolean> {
    const codeHash = hashOf(userId, purpose, code.trim(), subject);
    return codesRepository.use(tx, { userId, purpose }, codeHash);
  }

  return {
    isAlive: (tx, userId, purpose) => codesRepository.isAlive(tx, { userId, purpose }, now()),
    async create(tx, userId, purpose, subject = '') {
      const { lifetime, isShort } = KINDS[purpose];
      const code = isShort
        ? String(randomInt(1_000_000)).padStart(6, '0')
        : randomBytes(32).toString('base64url');
      const expires = new Date(now().getTime() + lifetime);
      const codeHash = hashOf(userId, purpose, code, subject);
      if (!(await codesRepository.insert(tx, { userId, purpose }, codeHash, expires))) {
        throw new AppError('notFound');
      }
      return code;
    },
    isRight,
    use,
    consume: async (tx, userId, purpose, code, subject) =>
      // A long code cannot be guessed, so that its tries need no counting.
      (!KINDS[purpose].isShort || (await isRight(userId, purpose, code, subject))) &&
      use(tx, userId, purpose, code, subject),
  };
}
