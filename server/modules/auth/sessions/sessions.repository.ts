import { sql } from 'drizzle-orm';
import type { Database, Tx } from '@server/db/database';
import { boolean, integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { sessionTable } from '../auth.tables';

/** An active session. */
interface LivingSession {
  id: number;
  userId: number;
  organizationId: number;
}

/** SQL of sessions. A visit returns a row that session-caller.ts parses. */
export const sessionsRepository = {
  /** Takes one round trip outside any transaction, because it precedes each request. */
  async visit({ pool }: Database, tokenHash: string, address: string | null): Promise<unknown> {
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'session_visit',
      text: 'select v.*, is_unpaid(v.caller) from session_visit($1, $2) v',
      values: [tokenHash, address],
    });
    return rows[0];
  },

  /** The same for a session that this transaction has created. */
  async firstVisit(tx: Tx, tokenHash: string, address: string | null): Promise<unknown> {
    const { rows } = await tx.execute(
      sql`select v.*, is_unpaid(v.caller) from session_visit(${tokenHash}, ${address}) v`,
    );
    return rows[0];
  },

  async admits({ pool }: Database, sessionId: number, address: string | null): Promise<boolean> {
    const { rows } = await pool.query<{ is_admitted: boolean }>({
      name: 'session_admits',
      text: 'select session_admits($1, $2) as is_admitted',
      values: [sessionId, address],
    });
    return rows[0]?.is_admitted === true;
  },

  /** Checks whether a person is allowed in from an address. */
  async pass(
    { pool }: Database,
    { id, organizationId }: { id: number; organizationId: number },
    address: string | null,
  ): Promise<unknown> {
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'ip_pass',
      text: 'select * from ip_pass($1, $2, $3, true)',
      values: [organizationId, id, address],
    });
    return rows[0];
  },

  /**
   * Whole milliseconds, because it is sealed, and later than all writes of the same transaction: a role changed after the start
   * of the session would end it.
   */
  async startingTime(tx: Tx): Promise<Date | null> {
    const rows = await selectRows(tx, { at: text })(
      sql`select to_json(date_trunc('milliseconds', now()) + interval '1 millisecond') #>> '{}' as at`,
    );
    const [clock] = rows;
    return clock ? new Date(clock.at) : null;
  },

  async insert(tx: Tx, fields: typeof sessionTable.$inferInsert): Promise<void> {
    await tx.insert(sessionTable).values(fields);
  },

  async findLiving(tx: Tx, tokenHash: string): Promise<LivingSession | null> {
    const rows = await selectRows(tx, { id: integer, userId: integer, organizationId: integer })(sql`
      select s.id, u.id as "userId", u.organization_id as "organizationId"
      from session s join users u on u.id = s.user_id
      where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > now()`);
    return rows[0] ?? null;
  },

  /** Returns false if the session had already ended. */
  async end(tx: Tx, sessionId: number): Promise<boolean> {
    const rows = await selectRows(tx, { isEnded: boolean })(
      sql`select end_session(${sessionId}) as "isEnded"`,
    );
    return rows[0]?.isEnded === true;
  },

  /** Returns the ids of the sessions that ended. */
  async endOf(tx: Tx, userIds: readonly number[], exceptId: number | null): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(
      sql`select end_sessions(array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::int), ${exceptId}) as id`,
    );
    return rows.map(({ id }) => id);
  },
};
