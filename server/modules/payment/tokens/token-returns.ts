import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { ledger } from '../ledger/ledger';
import { partLines, splitParts, type TokenPart } from './token-parts';

/** A write-off of which tokens come back. */
interface Returned {
  organizationId: number;
  /** The dispute that brings them back: the same once. */
  disputeId: number;
  reserve: { id: number; tokens: number; parts: readonly TokenPart[]; operationId: bigint | null };
  /** How many came back before. */
  before: number;
  /** How many come back now. */
  tokens: number;
  at: Date;
  actorId: number | null;
}

/** What was used last comes back first: tokens that were paid for, then those that would have lived longest. */
function returnedParts({ reserve, before, tokens }: Returned): TokenPart[] {
  const left = splitParts(reserve.parts, reserve.tokens - before).used;
  return splitParts(left, reserve.tokens - before - tokens).rest;
}

/**
 * Granted tokens come back as a grant of its own that lives as long as they had left when they were written off: that they were
 * gone meanwhile is not the client's fault.
 */
async function regrant(tx: Tx, { organizationId, disputeId, reserve, at }: Returned, part: TokenPart) {
  await tx.execute(sql`
    insert into token_grant (organization_id, key, amount, remaining, expires_at, created_at)
    select g.organization_id, ${`dispute:${disputeId}:${part.grantId}`}, ${part.amount}, ${part.amount},
      g.expires_at - r.settled_at + ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from token_grant g join token_reserve r on r.organization_id = g.organization_id and r.id = ${reserve.id}
    where g.organization_id = ${organizationId} and g.id = ${part.grantId}`);
}

/** Gives tokens of a write-off back by a new operation that names it. In a transaction of the system's that holds the ledger. */
export async function returnTokens(tx: Tx, returned: Returned): Promise<bigint> {
  const { organizationId, disputeId, reserve, at, actorId } = returned;
  const parts = returnedParts(returned);
  for (const part of parts) if (part.grantId !== null) await regrant(tx, returned, part);
  const { id } = await ledger.post(tx, {
    ...{ organizationId, at, actorId },
    key: `dispute:${disputeId}`,
    kind: 'refund',
    lines: partLines(parts, { from: 'used', to: 'tokens' }),
    object: { type: 'tokenReserve', id: reserve.id },
    note: `№ ${reserve.operationId}`,
  });
  return id;
}
