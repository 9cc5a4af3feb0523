import { withClient } from '@server/db/client';
import { ownerUrlOf, type RunningApp } from '@test/helpers/built-app';
import { openSessions } from '@test/helpers/worlds/sessions';

/** A built server with a big organization in it, and its admin signed in. */
export interface World {
  app: RunningApp;
  /** The database URL of the owner: for inspection and preparation, never measured. */
  ownerUrl: string;
  organizationId: number;
  adminId: number;
  adminToken: string;
  employees: number;
  signatures: number;
}

/** Signs in the admin of the biggest organization in the database. */
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
