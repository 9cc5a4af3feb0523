import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** Whether the database has the organization. */
export async function hasOrganization(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query('select from organization where id = $1', [id]);
  return rowCount === 1;
}

/**
 * Returns an identifier of the installation that its copies share. Each installation assigns its own ids, so the rows of one
 * organization only fit where they were created. It is a hash of a secret that every copy of the database contains.
 */
export async function installationOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ value: string }>(
    `select value from setting where name = 'secret.fileAddresses'`,
  );
  return createHash('sha256')
    .update(rows[0]?.value ?? '')
    .digest('hex');
}

/** Returns the organization's uploads as paths below the uploads folder. */
export async function uploadsOf(client: Client, organizationId: number): Promise<Set<string>> {
  const { rows } = await client.query<{ path: string | null }>(
    `select details ->> 'path' as path from content where organization_id = $1
     union
     select format.value ->> 'path' from content c cross join lateral jsonb_each(c.details -> 'formats') format
     where c.organization_id = $1`,
    [organizationId],
  );
  return new Set(rows.flatMap(({ path }) => (path === null ? [] : [path])));
}
