import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints } from '@server/modules/sql';

const list = (paths: readonly string[]) => sql`json_array_elements_text(${JSON.stringify(paths)}::json)`;

/** SQL of the files that nothing refers to yet, or any more. */
export const pendingFilesRepository = {
  async insert(tx: Tx, paths: readonly string[]): Promise<void> {
    await tx.execute(sql`insert into pending_file (path) select ${list(paths)}`);
  },

  async delete(tx: Tx, paths: readonly string[]): Promise<void> {
    await tx.execute(sql`delete from pending_file where path in (select ${list(paths)})`);
  },

  /** From now on something refers to them. */
  async keep(tx: Tx, paths: readonly string[]): Promise<void> {
    await tx.execute(sql`select keep_files(array(select ${list(paths)}))`);
  },

  /** Returns files that have been waiting for more than a day. */
  async abandoned(tx: Tx, limit: number): Promise<string[]> {
    const rows = await selectRows(tx, { path: text })(
      sql`select path from pending_file where created_at < now() - interval '1 day' order by path limit ${limit}`,
    );
    return rows.map(({ path }) => path);
  },

  /** Deletes contents; their files count as abandoned. */
  async discard(tx: Tx, contentIds: readonly number[]): Promise<void> {
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
};
