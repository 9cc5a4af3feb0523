import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { ident } from '../client';
import { ArchiveError, type Table } from './catalog';

/** Proves that two copies of a table are identical. */
export interface Proof {
  rows: number;
  /** The hash of all rows as text, in primary key order. */
  sha256: string;
}

/**
 * Opens a transaction that reads one snapshot of the database across many reads, alongside concurrent writes. Values are
 * formatted the same on every server; a policy that would hide rows makes the reads fail.
 */
export const SNAPSHOT = `begin isolation level repeatable read read only;
set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;
set local statement_timeout = 0;
set local idle_in_transaction_session_timeout = 0`;

/** The same for a transaction that writes; it does not wait indefinitely for another transaction's lock. */
export const LOADING = `${SNAPSHOT.replace('isolation level repeatable read read only', '')}; set local lock_timeout = '30s'`;

/**
 * Reads a table within a snapshot, in a fixed order.
 * @param onChunk gets the rows as COPY's text; reading waits for its promise
 * @param columns in this order; all if absent
 */
export async function readRows(
  client: Client,
  table: Table,
  onChunk: (chunk: Buffer) => Promise<void> | void,
  columns: string[] = table.columns,
): Promise<Proof> {
  const list = columns.map((column) => `t.${ident(column)}`).join(', ');
  const from = `${ident(table.schema, table.name)} t${table.where ? ` where ${table.where}` : ''}`;
  const stream = client.query(to(`copy (select ${list} from ${from} order by ${table.order}) to stdout`));
  const hash = createHash('sha256');
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new ArchiveError('COPY gave something that is no bytes');
    hash.update(chunk);
    await onChunk(chunk);
  }
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}
