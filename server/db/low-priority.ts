import { constants, setPriority } from 'node:os';
import type pg from 'pg';

/**
 * Lets the database's process behind the connection work for people's requests first: only where the database runs on this
 * machine. An unprivileged program cannot raise a priority again, so the connection must be closed after its use.
 */
export async function lowerPriority(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (const { pid } of rows) {
    try {
      setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It belongs to another account, or has ended: the transaction says so.
    }
  }
}
