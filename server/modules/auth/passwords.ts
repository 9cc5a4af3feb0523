import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '@domain/common-passwords';
import limits from '@graphql/limits.json';
import { rules } from '@domain/validation/rules';
import { checkInput } from '@server/modules/check-input';
import { createBoundedQueue } from './sign-in/bounded-queue';

export interface Passwords {
  /** argon2id. @throws {AppError} auth.busy when too many are already waiting; so does `verify` */
  hash(password: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** @throws {AppError} validation.passwordShort, validation.passwordLong, validation.passwordCommon */
  check(password: string, field: string): void;
}

/** A password's errors that differ from those of other texts. */
export const PASSWORD_CODES = {
  minLength: 'validation.passwordShort',
  maxLength: 'validation.passwordLong',
} as const;

const newPassword = rules.newPassword(isCommonPassword);

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A revoked password (migration 0701): matches none. */
const REVOKED_PASSWORD = '!';

/** Leaves one core for other work, and two of libuv's four threads for files and name resolution. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 100;

/** Hashes passwords with argon2id; new ones are checked for length and against a list of the most common ones. */
export function createPasswords(): Passwords {
  // `nobody` is compared with when there is no such person, so that the response takes as long.
  const enqueue = createBoundedQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  const dummyHash = hash('nobody has this password', COST);
  return {
    hash: (password) => enqueue(() => hash(password.normalize('NFC'), COST)),
    async verify(password, stored) {
      if (password.length > limits.passwordMax) return false;
      const isSet = stored !== null && stored !== REVOKED_PASSWORD;
      const known = isSet ? stored : await dummyHash;
      const isRight = await enqueue(() => verify(known, password.normalize('NFC')));
      return isRight && isSet;
    },
    check(password, field) {
      checkInput(newPassword, password, { within: field, codes: PASSWORD_CODES });
    },
  };
}
