import type pg from 'pg';
import type { Tx } from './tx';

const early = new WeakSet<Tx>();

/** Writes a record behind the commit, and waits until the disk has both. It needs no logical replication. */
const FLUSH = "select pg_logical_emit_message(true, 'adaptika', '')";

/**
 * Lets others continue at the commit of `tx` before the disk has it; the caller of the transaction still waits for the disk. For
 * transactions that lock what many others wait for: otherwise only one of them could be written to the disk at a time. What a crash
 * loses was not yet confirmed to anybody: whatever is committed later, by those who have seen it, is behind it on the disk.
 */
export function commitEarly(tx: Tx): void {
  early.add(tx);
}

/** Commits `tx`, and returns when the disk has it. */
export async function commitOf(tx: Tx, client: pg.PoolClient): Promise<pg.QueryResult> {
  if (!early.has(tx)) return client.query('commit');
  // Sent together. In a transaction that has failed, the setting fails, and the commit says that it rolled back.
  const [, committed] = await Promise.all([
    client.query('set local synchronous_commit = off').catch(() => undefined),
    client.query('commit'),
    client.query(FLUSH),
  ]);
  return committed;
}
