import type { Tx } from '@server/db/database';
import { ledger } from '../ledger/ledger';
import { partLines, splitParts, type TokenPart } from './token-parts';
import { type Returned, regrant } from './grants.repository';

/** Returns the tokens that were used last first: paid tokens, then those with the latest expiry. */
function returnedParts({ reserve, before, tokens }: Returned): TokenPart[] {
  const left = splitParts(reserve.parts, reserve.tokens - before).used;
  return splitParts(left, reserve.tokens - before - tokens).rest;
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
