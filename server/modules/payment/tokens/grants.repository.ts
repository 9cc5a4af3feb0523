import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { TokenPart } from './token-parts';

/** Free tokens: a promo code, a bonus, something that the provider owes. */
export interface TokenGrant {
  organizationId: number;
  /** Identifies the reason for the grant: the same key grants once. */
  key: string;
  amount: number;
  /** Null: they do not expire. */
  expiresAt: Date | null;
  at: Date;
  actorId?: number | null;
  note?: string;
}

/** A write-off from which tokens are returned. */
export interface Returned {
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

/** Inserts a grant, once for its key. Returns its id. */
export async function insertGrant(
  tx: Tx,
  { organizationId, key, amount, expiresAt, at }: TokenGrant,
): Promise<number> {
  const rows = await selectRows(tx, { id: integer })(sql`
    insert into token_grant (organization_id, key, amount, remaining, expires_at, created_at)
    values (${organizationId}, ${key}, ${amount}, ${amount}, ${expiresAt?.toISOString() ?? null}::timestamptz,
      ${at.toISOString()}::timestamptz)
    on conflict (organization_id, key) do nothing returning id`);
  return rows[0]?.id ?? grantOf(tx, organizationId, key);
}

async function grantOf(tx: Tx, organizationId: number, key: string): Promise<number> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select id from token_grant where organization_id = ${organizationId} and key = ${key}`);
  const [row] = rows;
  if (!row) throw new Error('a grant is neither new nor there');
  return row.id;
}

/**
 * Granted tokens are returned as a separate grant with the lifetime that they had left when they were written off, because their
 * absence was not the client's fault.
 */
export async function regrant(tx: Tx, { organizationId, disputeId, reserve, at }: Returned, part: TokenPart) {
  await tx.execute(sql`
    insert into token_grant (organization_id, key, amount, remaining, expires_at, created_at)
    select g.organization_id, ${`dispute:${disputeId}:${part.grantId}`}, ${part.amount}, ${part.amount},
      g.expires_at - r.settled_at + ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from token_grant g join token_reserve r on r.organization_id = g.organization_id and r.id = ${reserve.id}
    where g.organization_id = ${organizationId} and g.id = ${part.grantId}`);
}

/** Returns the organizations that have tokens to expire. */
export async function organizationsWithExpired(tx: Tx, at: Date): Promise<number[]> {
  const rows = await selectRows(tx, { organizationId: integer })(sql`
    select distinct organization_id as "organizationId" from token_grant
    where remaining > 0 and expires_at <= ${at.toISOString()}::timestamptz`);
  return rows.map(({ organizationId }) => organizationId);
}

/** Expires the organization's grants whose time is over. */
export async function expireGrantsOf(tx: Tx, organizationId: number, at: Date): Promise<void> {
  await tx.execute(sql`select expire_token_grants(${organizationId}, ${at.toISOString()}::timestamptz)`);
}
