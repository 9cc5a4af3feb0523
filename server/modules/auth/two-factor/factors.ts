import type { Sealing } from '@server/db/sealing';
import type { Tx } from '@server/db/database';
import { recoveryHash } from './recovery-codes';
import { stepOf } from './totp';
import {
  findFactor,
  hasRecoveryCode,
  type Owner,
  takeRecoveryCode,
  takeStep,
  type UserFactorRow,
} from './two-factor.repository';

export interface Factors {
  /** Whether this person needs a second factor. */
  isOn(tx: Tx, owner: Owner): Promise<boolean>;
  /** Returns the secret, sealed for this person only. */
  seal(owner: Owner, secret: string): string;
  /** Returns the secret of a stored factor. */
  secretOf(factor: UserFactorRow): string;
  /** Whether `consume` would accept this code. */
  isRight(tx: Tx, owner: Owner, code: string): Promise<boolean>;
  /** Uses up a code: true once for a correct code of the app, or for an unused recovery code. */
  consume(tx: Tx, owner: Owner, code: string): Promise<boolean>;
}

const purposeOf = (userId: number) => `two-factor:${userId}`;

/** Manages a person's second factor: whether there is one, and whether a code is correct. */
export function createFactors(sealing: Sealing, now: () => Date): Factors {
  function secretOf({ userId, secretSealed }: UserFactorRow): string {
    const secret = sealing.open(purposeOf(userId), secretSealed);
    if (secret === null) throw new Error(`the second factor of person ${userId} does not open`);
    return secret;
  }

  return {
    secretOf,
    isOn: async (tx, owner) => ((await findFactor(tx, owner))?.confirmedAt ?? null) !== null,
    seal: ({ userId }, secret) => sealing.seal(purposeOf(userId), secret),
    async isRight(tx, owner, code) {
      const factor = await findFactor(tx, owner);
      if (!factor) return false;
      const step = stepOf(secretOf(factor), code, now());
      if (step !== null) return factor.lastStep < step;
      return hasRecoveryCode(tx, owner, recoveryHash(owner.userId, code));
    },
    async consume(tx, owner, code) {
      const factor = await findFactor(tx, owner);
      if (!factor) return false;
      const step = stepOf(secretOf(factor), code, now());
      if (step !== null) return takeStep(tx, owner, step);
      return takeRecoveryCode(tx, owner, recoveryHash(owner.userId, code), now());
    },
  };
}
