import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { SessionStart } from './auth.tables';
import type { Tx } from '@server/db/database';
import { sessionSealText } from './sessions/session-seal';

export interface SessionEvidence {
  /** Null: the session is older than this column. */
  startedBy: SessionStart | null;
  isTwoFactor: boolean;
  startedAt: Date;
  /** Whether one of these servers started it for this person, or it is older than session seals. */
  isKnown: boolean;
}

const row = z.object({
  user_id: z.number(),
  started_by: z.enum(['password', 'recoveryCode', 'invitation', 'social', 'registration']).nullable(),
  is_two_factor: z.boolean(),
  started_at: z.coerce.date(),
  fingerprint: z.string(),
  key_id: z.string(),
  seal: z.string(),
  is_from_before: z.boolean(),
});

/** Returns how the acting person's session started; null: the organization's people have no such session. */
export async function sessionEvidence(
  tx: Tx,
  seal: EvidenceSeal,
  { sessionId, userId }: { sessionId: number; userId: number },
): Promise<SessionEvidence | null> {
  const { rows } = await tx.execute(sql`select * from session_witness(${sessionId})`);
  if (!rows[0]) return null;
  const found = row.parse(rows[0]);
  const session = {
    userId: found.user_id,
    fingerprint: found.fingerprint,
    startedBy: found.started_by,
    isTwoFactor: found.is_two_factor,
    startedAt: found.started_at,
  };
  const isSealed =
    seal.check(sessionSealText(session), { keyId: found.key_id, seal: found.seal }) === 'right';
  const { startedBy, isTwoFactor, startedAt } = session;
  return {
    startedBy,
    isTwoFactor,
    startedAt,
    isKnown: found.user_id === userId && (isSealed || found.is_from_before),
  };
}
