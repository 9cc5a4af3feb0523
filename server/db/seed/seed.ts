import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { DEMO_ADMIN_EMAIL } from '@server/config/demo';
import type { Tx } from '@server/db/database';
import type { ModuleDeps } from '@server/modules/module';
import { insertDemoAdaptation } from './demo-adaptation';
import { insertDemoCompany, type DemoLogin } from './demo-company';
import { insertDemoDocuments } from './demo-documents';
import { insertDemoIdeal } from './demo-ideal';
import { insertDemoAssignments } from './demo-assignments';
import { insertProvider, isSeeded } from './provider';
import { createQuietDeps } from './quiet-deps';

export interface SeededAccount {
  role: 'employee' | 'leader' | 'admin' | 'superAdmin';
  email: string;
  /** Null: set through ROOT_PASSWORD and not printed. */
  password: string | null;
}

/** Public accounts: printed, and named in the README. */
const DEMO_ACCOUNTS = [
  { key: 'employee', role: 'employee', email: 'employee@demo.adaptika.ru', password: 'demo-employee' },
  { key: 'shop1Head', role: 'leader', email: 'leader@demo.adaptika.ru', password: 'demo-leader' },
  { key: 'hr', role: 'admin', email: DEMO_ADMIN_EMAIL, password: 'demo-admin' },
] as const;

async function demoLogins(passwords: ModuleDeps['passwords']): Promise<DemoLogin[]> {
  return Promise.all(
    DEMO_ACCOUNTS.map(async ({ key, role, email, password }) => ({
      key,
      email,
      isAdmin: role === 'admin',
      passwordHash: await passwords.hash(password),
    })),
  );
}

async function insertDemo(
  tx: Tx,
  deps: ModuleDeps,
  logins: readonly DemoLogin[],
  unknownHash: string,
): Promise<void> {
  const clock = { now: deps.now() };
  const company = await insertDemoCompany(tx, logins, unknownHash, clock.now);
  const scope = { tx, organizationId: company.organization.id, lang: 'ru' as const, ip: '', userAgent: '' };
  await insertDemoAssignments(scope, company, deps, clock);
  clock.now = deps.now();
  await insertDemoIdeal(scope, company, clock.now);
  await insertDemoDocuments(scope, company, clock.now);
  await insertDemoAdaptation(scope, company, createQuietDeps(deps, clock), clock);
  // Everything was written today, with dates in the past.
  await tx.execute(sql`select rebuild_assignment_past(${company.organization.id})`);
}

/**
 * Fills a new database: with the provider's organization and its root administrator, and with the demo company if the
 * configuration requests it. Runs in one transaction behind a lock, so that only one of several starting nodes does it. Returns
 * the accounts to print, or null when it was done before.
 */
export async function seedOnFirstStart(deps: ModuleDeps): Promise<{ accounts: SeededAccount[] } | null> {
  const { database, config, passwords, log } = deps;
  if (await database.system(isSeeded)) return null;
  const rootPassword = config.rootPassword ?? randomBytes(9).toString('base64url');
  // Hashing takes time, so it must not happen while the lock is held.
  const root = { email: config.rootEmail.toLowerCase(), passwordHash: await passwords.hash(rootPassword) };
  const logins = config.isDemo ? await demoLogins(passwords) : [];
  const unknownHash = config.isDemo ? await passwords.hash(randomBytes(18).toString('base64url')) : '';
  const isDone = await database.system(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('adaptika.seed'))`);
    if (await isSeeded(tx)) return false;
    await insertProvider(tx, root);
    if (config.isDemo) await insertDemo(tx, deps, logins, unknownHash);
    return true;
  });
  if (!isDone) return null;
  log.info({ isDemo: config.isDemo }, 'the database was given its first data');
  const accounts: SeededAccount[] = config.isDemo
    ? DEMO_ACCOUNTS.map(({ role, email, password }) => ({ role, email, password }))
    : [];
  accounts.push({
    role: 'superAdmin',
    email: root.email,
    password: config.rootPassword === undefined ? rootPassword : null,
  });
  return { accounts };
}
