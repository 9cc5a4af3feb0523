import type { Database, Tx } from '@server/db/database';
import { between, ledger } from '../ledger/ledger';
import { type TokenGrant, insertGrant, organizationsWithExpired, expireGrantsOf } from './grants.repository';

/**
 * Grants tokens. Requires a transaction of the system. @throws the violated constraint where the key stands for something else
 */
export async function grantTokens(tx: Tx, grant: TokenGrant): Promise<{ id: number; isNew: boolean }> {
  const { organizationId, key, amount, at, actorId = null, note = '' } = grant;
  await ledger.lock(tx, organizationId);
  const id = await insertGrant(tx, grant);
  const { isNew } = await ledger.post(tx, {
    ...{ organizationId, at, actorId, note },
    key: `tokenGrant:${key}`,
    kind: 'grant',
    lines: between('tokens', 'issued', BigInt(amount), 'tokenGranted'),
    object: { type: 'tokenGrant', id },
  });
  return { id, isNew };
}

/**
 * Every minute: expires grants, each organization in a separate transaction. Returns the organizations whose tokens have expired.
 */
export async function expireGrants(
  database: Database,
  at: Date,
  notify: (tx: Tx, organizationId: number) => Promise<void>,
): Promise<void> {
  for (const organizationId of await database.system((tx) => organizationsWithExpired(tx, at))) {
    await database.system(async (tx) => {
      await notify(tx, organizationId);
      await expireGrantsOf(tx, organizationId, at);
    });
  }
}
