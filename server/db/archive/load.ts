import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { type CopyStreamQuery, from } from 'pg-copy-streams';
import { ident } from '../client';
import { messageOf } from '../embedded/failure';
import { applyMigration, type AppliedMigration } from '../migrate';
import { type Migration, readMigrations } from '../migration-files';
import {
  ArchiveError,
  foreignKeyStatements,
  keyOf,
  listTables,
  type Sequence,
  setSequences,
  type Table,
  triggerStatements,
} from './catalog';
import { type Proof, readRows } from './rows';

/** The source of the rows: the migrations of its schema, and the columns in the order of the rows' fields. */
export interface Origin {
  migrations: AppliedMigration[];
  tables: { schema: string; name: string; columns: string[] }[];
  /** The only organization whose rows are loaded; all other rows of the target stay. */
  organization?: { id: number; installation: string };
}

export interface Loading {
  /** Adds rows (COPY's text, split anywhere) to a table; all rows of a table must come before those of the next. */
  write(key: string, chunk: Buffer): Promise<void>;
  /**
   * Compares every table with its expected proof, then sets sequences, foreign keys and triggers, and applies the migrations that
   * the origin did not have yet. Commit afterwards.
   * @throws {ArchiveError} naming the tables that differ
   */
  finish(expected: Map<string, Proof>, sequences: Sequence[]): Promise<Map<string, Proof>>;
  /** Ends a running COPY; otherwise the connection would not even accept a rollback. */
  abort(): Promise<void>;
}

/**
 * Returns the migrations of this release that the origin does not have.
 * @throws {ArchiveError} when the origin was made by a newer release or another history
 */
export function missingMigrations(
  origin: AppliedMigration[],
  files: Migration[] = readMigrations(),
): Migration[] {
  origin.forEach((row, index) => {
    const file = files[index];
    if (!file) throw new ArchiveError(`It was made by a newer release (${row.name}). Update Adaptika first.`);
    if (file.name !== row.name || file.sha256 !== row.sha256) {
      throw new ArchiveError(
        `Its tables are not this release's: ${row.name} there, ${file.name} here differ.`,
      );
    }
  });
  return files.slice(origin.length);
}

function matching(origin: Origin, tables: Table[]): Map<string, { table: Table; columns: string[] }> {
  const here = new Map(tables.map((table) => [keyOf(table), table]));
  const pairs = origin.tables.map((wanted) => {
    const table = here.get(keyOf(wanted));
    if (!table) throw new ArchiveError(`There is no table ${keyOf(wanted)} to load.`);
    if ([...wanted.columns].sort().join() !== [...table.columns].sort().join()) {
      throw new ArchiveError(`The columns of ${keyOf(wanted)} differ.`);
    }
    return [keyOf(wanted), { table, columns: wanted.columns }] as const;
  });
  const missing = tables.filter((table) => !pairs.some(([key]) => key === keyOf(table)));
  if (missing.length > 0) throw new ArchiveError(`It has no rows for ${missing.map(keyOf).join(', ')}.`);
  return new Map(pairs);
}

function differences(expected: Map<string, Proof>, actual: Map<string, Proof>): string[] {
  const keys = [...new Set([...expected.keys(), ...actual.keys()])];
  return keys.filter(
    (key) =>
      expected.get(key)?.sha256 !== actual.get(key)?.sha256 ||
      expected.get(key)?.rows !== actual.get(key)?.rows,
  );
}

/** Writes with one COPY at a time and starts another one when the table changes. */
function createWriter(client: Client, pairs: Map<string, { table: Table; columns: string[] }>) {
  let current: { key: string; stream: CopyStreamQuery; done: Promise<void> } | undefined;

  async function end(): Promise<void> {
    const ending = current;
    current = undefined;
    ending?.stream.end();
    await ending?.done;
  }

  async function open(key: string) {
    await end();
    const pair = pairs.get(key);
    if (!pair) throw new ArchiveError(`There is no table ${key} to load.`);
    const columns = pair.columns.map((column) => ident(column)).join(', ');
    const target = ident(pair.table.schema, pair.table.name);
    const stream = client.query(from(`copy ${target} (${columns}) from stdin`));
    const done = finished(stream);
    // The next write or the end reports the failure; this only prevents an unhandled rejection.
    done.catch(() => undefined);
    return { key, stream, done };
  }

  async function abort(): Promise<void> {
    const ending = current;
    current = undefined;
    ending?.stream.destroy(new Error('given up'));
    await ending?.done.catch(() => undefined);
  }

  return {
    end,
    abort,
    async write(key: string, chunk: Buffer) {
      if (current?.key !== key) current = await open(key);
      const { stream, done } = current;
      if (!stream.write(chunk)) await Promise.race([new Promise((go) => stream.once('drain', go)), done]);
    },
  };
}

/** Empties the tables, or deletes the rows that the copy of one organization replaces. */
async function removeRows(client: Client, tables: readonly Table[]): Promise<void> {
  const fullTables = tables.filter(({ where }) => where === undefined);
  if (fullTables.length > 0) {
    await client.query(`truncate ${fullTables.map(({ schema, name }) => ident(schema, name)).join(', ')}`);
  }
  for (const { schema, name, where } of tables) {
    if (where !== undefined) await client.query(`delete from ${ident(schema, name)} t where ${where}`);
  }
}

/** @throws {ArchiveError} when a row refers to one that is neither in the copy nor here */
async function addForeignKey(client: Client, add: string): Promise<void> {
  try {
    await client.query(add);
  } catch (error) {
    throw new ArchiveError(`Its rows do not fit what is there: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Prepares a migrated database for rows: drops foreign keys (the order of rows then does not matter, and adding them back checks
 * all rows), disables triggers, and empties the tables or deletes the rows of one organization. Needs no superuser. Runs in the
 * transaction that the client has open: nothing takes effect until it commits.
 * @throws {ArchiveError} when the tables do not fit
 */
export async function beginLoading(client: Client, origin: Origin): Promise<Loading> {
  const pairs = matching(origin, await listTables(client, origin.organization?.id));
  const keys = await foreignKeyStatements(client);
  const triggers = await triggerStatements(client);
  for (const { drop } of keys) await client.query(drop);
  for (const { disable } of triggers) await client.query(disable);
  await removeRows(
    client,
    [...pairs.values()].map(({ table }) => table),
  );
  const writer = createWriter(client, pairs);

  async function proofs(): Promise<Map<string, Proof>> {
    const found = new Map<string, Proof>();
    for (const [key, { table, columns }] of pairs) {
      found.set(key, await readRows(client, table, () => undefined, columns));
    }
    return found;
  }

  return {
    write: (key, chunk) => writer.write(key, chunk),
    abort: () => writer.abort(),
    async finish(expected, sequences) {
      await writer.end();
      const found = await proofs();
      const wrong = differences(expected, found);
      if (wrong.length > 0) throw new ArchiveError(`The copy differs in ${wrong.join(', ')}.`);
      // When loading one organization, the sequences stay: numbers issued to others in the meantime must not be issued again.
      if (!origin.organization) await setSequences(client, sequences);
      for (const { add } of keys) await addForeignKey(client, add);
      for (const { enable } of triggers) await client.query(enable);
      for (const migration of missingMigrations(origin.migrations)) await applyMigration(client, migration);
      return found;
    },
  };
}
