import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { ledger } from '../ledger/ledger';
import { partLines, splitParts, type TokenPart } from './token-parts';

/** A write-off from which tokens are returned. */
interface Returned {
  organizationId: number;
  /** The dispute that causes the return, which is made once. */
  disputeId: number;
  reserve: { id: number; tokens: number; parts: readonly TokenPart[]; operationId: bigint | null };
  /** The number of tokens returned before. */
  before: number;
  /** The number of tokens returned now. */
  tokens: number;
  at: Date;
  actorId: number | null;
}

/** Returns the tokens that were used last first: paid tokens, then those with the latest expiry. */
function returnedParts({ reserve, before, tokens }: Returned): TokenPart[] {
  const left = splitParts(reserve.parts, reserve.tokens - before).used;
  return splitParts(left, reserve.tokens - before - tokens).rest;
}

/**
 * Granted tokens are returned as a separate grant with the lifetime that they had left when they were written off, because their
 * absence was not the client's fault.
 */
async function regrant(tx: Tx, { organizationId, disputeId, reserve, at }: Returned, part: TokenPart) {
  await tx.execute(sql`
    insert into token_grant (organization_id, key, amount, remaining, expires_at, created_at)
    select g.organization_id, ${`dispute:${disputeId}:${part.grantId}`}, ${part.amount}, ${part.amount},
      g.expires_at - r.settled_at + ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from token_grant g join token_reserve r on r.organization_id = g.organization_id and r.id = ${reserve.id}
    where g.organization_id = ${organizationId} and g.id = ${part.grantId}`);
}

/**
 * Returns tokens of a write-off by a new operation that references it. Requires a transaction of the system that holds the
 * ledger.
 */
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
