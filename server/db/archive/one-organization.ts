import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** Whether the database has the organization. */
export async function hasOrganization(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query('select from organization where id = $1', [id]);
  return rowCount === 1;
}

/**
 * What tells installations apart, and copies of one not: ids are given anew in each, so that one organization's rows fit
 * only where they were made. A hash of a secret that every copy of the database carries.
 */
export async function installationOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ value: string }>(
    `select value from setting where name = 'secret.fileAddresses'`,
  );
  return createHash('sha256')
    .update(rows[0]?.value ?? '')
    .digest('hex');
}

/** The organization's uploads: paths below the folder of uploads. */
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
