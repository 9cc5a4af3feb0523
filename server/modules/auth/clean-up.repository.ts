import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';

/** Deletes sessions, codes, requests and addresses that nothing refers to any more, of all organizations. */
export async function deleteExpired(tx: Tx): Promise<void> {
  await tx.execute(
    sql`delete from session where expires_at < now() - interval '30 days' or ended_at < now() - interval '30 days'`,
  );
  await tx.execute(sql`delete from auth_code where expires_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from social_flow where expires_at < now()`);
  await tx.execute(sql`delete from client_request where created_at < now() - interval '7 days'`);
  await tx.execute(sql`delete from ip_log where at < now() - interval '90 days'`);
  await tx.execute(sql`delete from ip_recovery where expires_at < now()`);
  await tx.execute(sql`delete from user_device where last_at < now() - interval '400 days'`);
  await tx.execute(sql`delete from rate_limit where expire < extract(epoch from now()) * 1000 - 86400000`);
}
