import { createHash } from 'node:crypto';

/** The sealed properties of a session. */
export interface SealedSession {
  userId: number;
  /** The hash of the token's hash: it identifies the session but gives no access. */
  fingerprint: string;
  startedBy: string | null;
  isTwoFactor: boolean;
  startedAt: Date;
}

/** Identifies a session by the hash of its token. */
export const sessionFingerprint = (tokenHash: string): string =>
  createHash('sha256').update(tokenHash).digest('hex');

/** Returns the text to seal. */
export const sessionSealText = (session: SealedSession): string =>
  [
    'session',
    session.userId,
    session.fingerprint,
    session.startedBy ?? '',
    session.isTwoFactor,
    session.startedAt.toISOString(),
  ].join('\n');
