import { createHash, randomBytes } from 'node:crypto';
import { knownHome } from '@server/db/embedded/home';
import { runningUrls } from '@server/db/embedded/lock';
import { withClient } from '@server/db/client';
import type { RunningApp } from '@test/helpers/built-app';

/** A built server with a big organization in it, and its admin signed in. */
export interface World {
  app: RunningApp;
  /** The owner's address of the database: for looking and preparing, never measured. */
  ownerUrl: string;
  organizationId: number;
  adminId: number;
  adminToken: string;
  employees: number;
  signatures: number;
}

/** The owner's address of the database that the running server has opened. */
export async function ownerUrlOf(app: RunningApp): Promise<string> {
  const urls = await runningUrls(knownHome(app.dataDir));
  if (!urls) throw new Error('the server does not run on the embedded database');
  return urls.owner;
}

/** Signs people in without asking for two thousand passwords: as sign-in itself would have left it. */
export async function openSessions(ownerUrl: string, userIds: readonly number[]): Promise<string[]> {
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await withClient(ownerUrl, 'bench', (client) =>
    client.query(
      `insert into session (user_id, token_hash, device, expires_at, role_updated_at)
       select u.id, given.hash, 'bench', now() + interval '1 day', r.updated_at
       from unnest($1::int[], $2::text[]) as given (user_id, hash)
       join users u on u.id = given.user_id
       left join position p on p.organization_id = u.organization_id and p.id = u.position_id
       left join role r on r.organization_id = p.organization_id and r.id = p.role_id`,
      [userIds, hashes],
    ),
  );
  return tokens;
}

/** The biggest organization of the database and its admin. */
export async function enter(app: RunningApp): Promise<World> {
  const ownerUrl = await ownerUrlOf(app);
  const found = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{
      organizationId: number;
      employees: number;
      adminId: number;
      signatures: number;
    }>(
      `select u.organization_id as "organizationId", count(*)::int as employees,
         min(u.id) filter (where u.is_admin and not u.is_archive) as "adminId",
         (select count(*)::int from regulation_signature s where s.organization_id = u.organization_id) as signatures
       from users u group by u.organization_id order by count(*) desc limit 1`,
    );
    await client.query('vacuum analyze');
    return rows[0];
  });
  if (!found) throw new Error('the database is empty');
  const [adminToken = ''] = await openSessions(ownerUrl, [found.adminId]);
  return { app, ownerUrl, adminToken, ...found };
}
