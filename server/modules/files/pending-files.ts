import { sql } from 'drizzle-orm';
import { afterRollback } from '@server/db/after-transaction';
import type { Database, Tx } from '@server/db/database';
import { text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { ints } from '@server/modules/sql';
import type { Storage } from './storage';

export interface PendingFiles {
  /** Records the paths before the bytes are written, whatever happens to the request. */
  announce(paths: readonly string[]): Promise<void>;
  /** Called in the transaction that refers to the files: they stay if it commits, and are removed when it rolls back. */
  keep(tx: Tx, paths: readonly string[]): Promise<void>;
  /** Deletes these contents in a system transaction; their bytes are removed by the next sweep. */
  discard(tx: Tx, contentIds: readonly number[]): Promise<void>;
  /** Removes discarded files, and the files of requests that ended with the process more than a day ago. */
  sweep(): Promise<void>;
}

const BATCH = 100;

const list = (paths: readonly string[]) => sql`json_array_elements_text(${JSON.stringify(paths)}::json)`;

/** Storage is not transactional: this tracks the files that a failing request would leave behind. */
export function createPendingFiles(database: Database, storage: Storage): PendingFiles {
  async function remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) await storage.remove(path);
    await database.system((tx) =>
      tx.execute(sql`delete from pending_file where path in (select ${list(paths)})`),
    );
  }

  async function sweepBatch(): Promise<number> {
    return database.system(async (tx) => {
      const rows = await selectRows(tx, { path: text })(
        sql`select path from pending_file where created_at < now() - interval '1 day' order by path limit ${BATCH}`,
      );
      const paths = rows.map(({ path }) => path);
      for (const path of paths) await storage.remove(path);
      await tx.execute(sql`delete from pending_file where path in (select ${list(paths)})`);
      return paths.length;
    });
  }

  return {
    async announce(paths) {
      await database.system((tx) => tx.execute(sql`insert into pending_file (path) select ${list(paths)}`));
    },
    async keep(tx, paths) {
      afterRollback(tx, () => remove(paths));
      await tx.execute(sql`select keep_files(array(select ${list(paths)}))`);
    },
    async discard(tx, contentIds) {
      const ids = ints(contentIds);
      await tx.execute(sql`
        insert into pending_file (path, created_at)
          select details ->> 'path', now() - interval '2 days' from content where id = any(${ids})
          union
          select format.value ->> 'path', now() - interval '2 days'
            from content cross join lateral jsonb_each(details -> 'formats') format where id = any(${ids})
          on conflict do nothing`);
      await tx.execute(sql`delete from content where id = any(${ids})`);
    },
    async sweep() {
      while ((await sweepBatch()) === BATCH);
    },
  };
}
