import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

async function isDone(tx: Tx, call: SQL): Promise<boolean> {
  const rows = await selectRows(tx, { isDone: boolean })(sql`select ${call} as "isDone"`);
  return rows[0]?.isDone === true;
}

/** SQL of the mode in which a session views the application as somebody else. Each returns false when the session has ended. */
export const viewAsRepository = {
  startAsRole: (tx: Tx, sessionId: number, roleId: number, until: Date): Promise<boolean> =>
    isDone(tx, sql`view_session_as(${sessionId}, ${roleId}::int, ${until.toISOString()}::timestamptz)`),

  startAsPerson: (tx: Tx, sessionId: number, userId: number, until: Date): Promise<boolean> =>
    isDone(
      tx,
      sql`view_session_as_person(${sessionId}, ${userId}::int, ${until.toISOString()}::timestamptz)`,
    ),

  end: (tx: Tx, sessionId: number): Promise<boolean> =>
    isDone(tx, sql`view_session_as(${sessionId}, null::int, null::timestamptz)`),
};
