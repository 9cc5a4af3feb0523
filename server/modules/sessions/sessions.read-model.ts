import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';

export interface LivingSession {
  id: number;
  device: string;
  ip: string;
  lastIp: string;
  createdAt: Date;
  lastAt: Date;
  expiresAt: Date;
}

const rowShape = {
  id: integer,
  device: text,
  ip: text,
  last_ip: text,
  created_at: text,
  last_at: text,
  expires_at: text,
};

/** Returns the active sessions of a person in the transaction's organization, most recently used first. */
export async function livingSessions(tx: Tx, userId: number): Promise<LivingSession[]> {
  const rows = await selectRows(tx, rowShape)(sql`select * from user_sessions(${userId})`);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    ip: row.ip,
    lastIp: row.last_ip,
    createdAt: new Date(row.created_at),
    lastAt: new Date(row.last_at),
    expiresAt: new Date(row.expires_at),
  }));
}

/** Returns the owner of an active session, or null when the organization has no such session. */
export async function sessionOwner(tx: Tx, sessionId: number): Promise<number | null> {
  const rows = await selectRows(tx, { userId: nullable(integer) })(
    sql`select session_owner(${sessionId}) as "userId"`,
  );
  return rows[0]?.userId ?? null;
}

/** Returns every active session of the organization's people; those of the provider's admins only `withAbove`. */
export async function sessionsOfOrganization(
  { tx }: Pick<Scope, 'tx'>,
  withAbove: boolean,
): Promise<{ id: number; userId: number }[]> {
  const rows = await selectRows(tx, { id: integer, userId: integer })(
    sql`select id, user_id as "userId" from organization_sessions() where ${withAbove} or not is_above`,
  );
  return rows;
}
