import { inTransaction, withClient } from '../client';
import { appliedMigrations } from '../migrate';
import { ArchiveError, keyOf, listSequences, listTables } from './catalog';
import { type Proof, readRows, SNAPSHOT } from './rows';
import { fillTarget, type Target } from './target';

export interface MoveReport {
  /** Per table: the proof of the source, and that of the target as read again after writing. */
  tables: { key: string; source: Proof; target: Proof }[];
}

/**
 * Copies a whole database to another, empty one on any PostgreSQL 15 or newer, and verifies every table by row count and hash
 * before it commits. Writes to the source in the meantime are not copied.
 * @throws {ArchiveError} when the target is not empty or a table differs; then nothing was changed there
 */
export async function moveDatabase(sourceUrl: string, target: Omit<Target, 'isForced'>): Promise<MoveReport> {
  return withClient(sourceUrl, 'move', (client) =>
    inTransaction(client, SNAPSHOT, async () => {
      const tables = await listTables(client);
      if (tables.length === 0) throw new ArchiveError('The database is empty: there is nothing to move.');
      const origin = { migrations: await appliedMigrations(client), tables };
      const source = new Map<string, Proof>();
      const found = await fillTarget({ ...target, isForced: false }, origin, async (loading) => {
        for (const table of tables) {
          const key = keyOf(table);
          source.set(key, await readRows(client, table, (chunk) => loading.write(key, chunk)));
        }
        return loading.finish(source, await listSequences(client));
      });
      const nothing: Proof = { rows: 0, sha256: '' };
      return {
        tables: [...source].map(([key, proof]) => ({
          key,
          source: proof,
          target: found.get(key) ?? nothing,
        })),
      };
    }),
  );
}
