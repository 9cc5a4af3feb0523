import { createHash } from 'node:crypto';

/** What of a session its seal is about. */
export interface SealedSession {
  userId: number;
  /** Of the token's hash: it tells sessions apart and opens none. */
  fingerprint: string;
  startedBy: string | null;
  isTwoFactor: boolean;
  startedAt: Date;
}

/** Tells a session by the hash of its token. */
export const sessionFingerprint = (tokenHash: string): string =>
  createHash('sha256').update(tokenHash).digest('hex');

/** The text that is sealed. */
export const sessionSealText = (session: SealedSession): string =>
  [
    'session',
    session.userId,
    session.fingerprint,
    session.startedBy ?? '',
    session.isTwoFactor,
    session.startedAt.toISOString(),
  ].join('\n');
