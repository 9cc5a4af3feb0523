import { createHash, randomBytes } from 'node:crypto';
import { withClient } from '@server/db/client';

/** Signs people in without their passwords, with the same rows as a sign-in. Returns their tokens. */
export async function openSessions(ownerUrl: string, userIds: readonly number[]): Promise<string[]> {
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await withClient(ownerUrl, 'test', (client) =>
    client.query(
      `insert into session (user_id, token_hash, device, expires_at, role_updated_at, started_by)
       select u.id, given.hash, 'test', now() + interval '1 day', r.updated_at, 'password'
       from unnest($1::int[], $2::text[]) as given (user_id, hash)
       join users u on u.id = given.user_id
       left join position p on p.organization_id = u.organization_id and p.id = u.position_id
       left join role r on r.organization_id = p.organization_id and r.id = p.role_id`,
      [userIds, hashes],
    ),
  );
  return tokens;
}
