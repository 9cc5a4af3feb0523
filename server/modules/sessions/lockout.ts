import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { Mail } from '@server/mail/mail';
import { plainAddress } from '@server/modules/ip-address';
import { findAdmin } from './ip-access.read-model';
import { putRecovery } from './ip-access.repository';
import { findAccess, isCovered, isExempt } from './ip-state.read-model';

/** The word that the dialog asks the user to type, in either language. */
const WORDS = ['ПОНИМАЮ', 'I UNDERSTAND'];
const RECOVERY_MS = 30 * 24 * 3_600_000;

/** The form in which a link's token is stored. */
export function recoveryHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface Lockout {
  /**
   * Runs after every write to the organization's rules, in its transaction: a caller who would lose their own access has to type
   * the word, and the organization's admin gets a link that undoes the change.
   * @throws {AppError} ip.lockout
   */
  guard(scope: Scope, caller: Caller, confirmation: string | null | undefined): Promise<void>;
}

const isWord = (text: string | null | undefined) =>
  WORDS.includes((text ?? '').trim().replaceAll(/\s+/g, ' ').toUpperCase());

/** Prevents people from locking themselves out unknowingly or permanently. */
export function createLockout(mail: Mail, now: () => Date): Lockout {
  async function sendRecovery({ tx, organizationId }: Scope): Promise<void> {
    const admin = await findAdmin(tx, organizationId);
    if (!admin) return;
    const token = randomBytes(32).toString('base64url');
    const at = now();
    const expiresAt = new Date(at.getTime() + RECOVERY_MS);
    await putRecovery(tx, organizationId, recoveryHash(token), at, expiresAt);
    await mail.send(tx, [
      {
        organizationId,
        to: admin.email,
        lang: admin.lang,
        template: 'ipRecovery',
        expiresAt,
        params: { receiver: admin.nameFirst },
        route: `/ip-recovery?ipRecovery=${token}`,
      },
    ]);
  }

  return {
    async guard(scope, caller, confirmation) {
      const { tx, organizationId, ip } = scope;
      const owner = { organizationId, userId: null };
      if ((await findAccess(tx, owner))?.mode !== 'on') return;
      if (await isExempt(tx, caller.userId)) return;
      if (await isCovered(tx, owner, caller.userId, plainAddress(ip))) return;
      if (!isWord(confirmation)) {
        throw new AppError('ip.lockout', { field: 'confirmation', params: { address: ip } });
      }
      await sendRecovery(scope);
    },
  };
}
