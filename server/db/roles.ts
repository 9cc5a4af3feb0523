import type { Client } from 'pg';
import { ident } from './client';
import { codeOf } from './embedded/failure';
import { MigrationError } from './migration-files';

/** The roles that transactions assume; migrations grant them their rights, and the application's login may assume them. */
const GROUP_ROLES = ['app_tenant', 'app_system'] as const;

const INSUFFICIENT_PRIVILEGE = '42501';
/** Another node created or granted the same thing at this moment: duplicate object, unique violation, concurrent update. */
const TAKEN = ['42710', '23505', 'XX000'];

async function attempt(client: Client, sql: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(sql);
      return;
    } catch (error) {
      const code = codeOf(error) ?? '';
      if (code === '42710') return;
      if (!TAKEN.includes(code) || tries === 5) throw error;
    }
  }
}

async function ensureRole(client: Client, role: string, login: string): Promise<void> {
  const { rows } = await client.query<{ exists: boolean; granted: boolean | null }>(
    `select r.oid is not null as exists,
            case when r.oid is not null then pg_has_role($2::name, r.oid, 'member') end as granted
     from (select 1) one left join pg_roles r on r.rolname = $1`,
    [role, login],
  );
  if (!rows[0]?.exists) await attempt(client, `create role ${role} nologin`);
  if (!rows[0]?.granted) await attempt(client, `grant ${role} to ${ident(login)}`);
}

/**
 * Makes sure that the roles `app_tenant` and `app_system` exist and that the application's login may assume them. Roles belong to
 * the whole server, so another database on it may have created them already.
 * @param client connected as the owner
 * @throws {MigrationError} with the statements to run when the owner may not create roles
 */
export async function ensureGroupRoles(client: Client, login: string): Promise<void> {
  try {
    for (const role of GROUP_ROLES) await ensureRole(client, role, login);
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const list = GROUP_ROLES.join(', ');
    const creation = GROUP_ROLES.map((role) => `create role ${role} nologin;`).join(' ');
    throw new MigrationError(
      `The database's login may not create or grant roles. Let an administrator run once: ${creation} grant ${list} to ${ident(login)};`,
    );
  }
}
