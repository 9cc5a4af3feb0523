import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { codesRepository } from './codes.repository';

/**
 * The purposes of codes. reset, sign, email, confirm, address: six digits by email, ten minutes. link: the link in the reset
 * email, an hour; several can be valid at once. invite: an invitation link, seven days. access: the page for setting a password.
 * social: the link at the end of a sign-in with another service.
 */
export type CodePurpose =
  'reset' | 'link' | 'invite' | 'access' | 'sign' | 'social' | 'email' | 'confirm' | 'address';

export interface Codes {
  /**
   * Creates a code for a person of the transaction's organization; an earlier one of the same purpose becomes invalid, unless it
   * is the link of a recovery email. The code is valid only for that `subject`.
   */
  create(tx: Tx, userId: number, purpose: CodePurpose, subject?: string): Promise<string>;
  /** Whether there is a valid code. */
  isAlive(tx: Tx, userId: number, purpose: CodePurpose): Promise<boolean>;
  /**
   * Whether the code is correct. For a short code the attempt counts, even when the request fails: five wrong ones invalidate it.
   */
  isRight(userId: number, purpose: CodePurpose, code: string): Promise<boolean>;
  /** Uses up a code that was found correct: true for one caller only, and only if the transaction commits. */
  use(tx: Tx, userId: number, purpose: CodePurpose, code: string): Promise<boolean>;
  /** Checks and uses a code: true once for the correct code, which is used up when the transaction commits. */
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

/** Returns how long a code is valid, in milliseconds. */
export const codeLifetime = (purpose: CodePurpose): number => KINDS[purpose].lifetime;

/** Returns the hash of a code. Without a subject it is the same as before subjects were introduced. */
const hashOf = (userId: number, purpose: CodePurpose, code: string, subject = '') =>
  createHash('sha256')
    .update(`${userId}:${purpose}:${subject === '' ? '' : `${subject}:`}${code}`)
    .digest('hex');

function isSame(first: string, other: string): boolean {
  return first.length === other.length && timingSafeEqual(Buffer.from(first), Buffer.from(other));
}

/** Manages one-time codes: only hashes are stored. */
export function createCodes(database: Database, now: () => Date): Codes {
  /** Whether a long code belongs to this person; it cannot be guessed, so nothing is counted. */
  async function isKnown(userId: number, purpose: CodePurpose, codeHash: string): Promise<boolean> {
    return database.system((tx) => codesRepository.isKnown(tx, { userId, purpose }, codeHash, now()));
  }

  /** Counts the attempt in a separate transaction, so that failing requests cannot be repeated indefinitely. */
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
      // A long code cannot be guessed, so its attempts need not be counted.
      (!KINDS[purpose].isShort || (await isRight(userId, purpose, code, subject))) &&
      use(tx, userId, purpose, code, subject),
  };
}
