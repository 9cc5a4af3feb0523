import { sql } from 'drizzle-orm';
import type { Database, Tx } from '@server/db/database';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { between, ledger } from '../ledger/ledger';

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

/**
 * Grants tokens. Requires a transaction of the system. @throws the violated constraint where the key stands for something else
 */
export async function grantTokens(tx: Tx, grant: TokenGrant): Promise<{ id: number; isNew: boolean }> {
  const { organizationId, key, amount, expiresAt, at, actorId = null, note = '' } = grant;
  await ledger.lock(tx, organizationId);
  const rows = await selectRows(tx, { id: integer })(sql`
    insert into token_grant (organization_id, key, amount, remaining, expires_at, created_at)
    values (${organizationId}, ${key}, ${amount}, ${amount}, ${expiresAt?.toISOString() ?? null}::timestamptz,
      ${at.toISOString()}::timestamptz)
    on conflict (organization_id, key) do nothing returning id`);
  const id = rows[0]?.id ?? (await grantOf(tx, organizationId, key));
  const { isNew } = await ledger.post(tx, {
    ...{ organizationId, at, actorId, note },
    key: `tokenGrant:${key}`,
    kind: 'grant',
    lines: between('tokens', 'issued', BigInt(amount), 'tokenGranted'),
    object: { type: 'tokenGrant', id },
  });
  return { id, isNew };
}

async function grantOf(tx: Tx, organizationId: number, key: string): Promise<number> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select id from token_grant where organization_id = ${organizationId} and key = ${key}`);
  const [row] = rows;
  if (!row) throw new Error('a grant is neither new nor there');
  return row.id;
}

/**
 * Every minute: expires grants, each organization in a separate transaction. Returns the organizations whose tokens have expired.
 */
export async function expireGrants(
  database: Database,
  at: Date,
  notify: (tx: Tx, organizationId: number) => Promise<void>,
): Promise<void> {
  const due = await database.system(async (tx) => {
    const rows = await selectRows(tx, { organizationId: integer })(sql`
      select distinct organization_id as "organizationId" from token_grant
      where remaining > 0 and expires_at <= ${at.toISOString()}::timestamptz`);
    return rows;
  });
  for (const { organizationId } of due) {
    await database.system(async (tx) => {
      await notify(tx, organizationId);
      await tx.execute(sql`select expire_token_grants(${organizationId}, ${at.toISOString()}::timestamptz)`);
    });
  }
}
