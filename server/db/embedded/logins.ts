import type { Client } from 'pg';
import { withClient } from '../client';
import type { Passwords } from './cluster';
import { type Address, databaseUrl } from './sockets';

export const DATABASE = 'adaptika';
export const OWNER = 'adaptika_owner';
export const APPLICATION = 'adaptika_app';

async function isThere(client: Client, sql: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(sql, [name]);
  return rowCount === 1;
}

/** Passwords are base64url and names are constants, so they need no escaping in the statement. */
async function ensureLogin(client: Client, name: string, password: string, options: string): Promise<void> {
  const exists = await isThere(client, 'select 1 from pg_roles where rolname = $1', name);
  const verb = exists ? 'alter' : 'create';
  await client.query(`${verb} role ${name} with login nosuperuser ${options} password '${password}'`);
}

/**
 * Creates the missing parts: the owner of the tables (may create roles, is not a superuser), the application's login (owns
 * nothing and has only the rights that migrations grant), and the database.
 * @returns whether the database was created just now
 */
export async function ensureLogins(address: Address, secret: Passwords): Promise<boolean> {
  const url = databaseUrl(address, 'postgres', secret.superuser, 'postgres');
  return withClient(url, 'start', async (client) => {
    if (await isThere(client, 'select 1 from pg_database where datname = $1', DATABASE)) return false;
    await ensureLogin(client, OWNER, secret.owner, 'createrole nocreatedb');
    await ensureLogin(client, APPLICATION, secret.app, 'nocreaterole nocreatedb');
    await client.query(`create database ${DATABASE} owner ${OWNER}`);
    await client.query(`revoke connect, temporary on database ${DATABASE} from public`);
    await client.query(`grant connect on database ${DATABASE} to ${APPLICATION}`);
    return true;
  });
}
