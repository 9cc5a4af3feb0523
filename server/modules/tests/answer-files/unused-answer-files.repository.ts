import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints } from '@server/modules/sql';

/** The file is not in any answer of the attempt. */
const isUnnamed = sql`not exists (select from test_answer a
  where a.organization_id = f.organization_id and a.attempt_id = f.attempt_id and a.question_id = f.question_id
    and a.value -> 'files' @> jsonb_build_array(jsonb_build_object('id', f.content_id)))`;

export interface Moments {
  /** For attempts that have ended. */
  ended: Date;
  /** For attempts that are open. */
  open: Date;
}

/** Uploaded so long ago that no answer in transit can contain it. */
const isLeft = ({ ended, open }: Moments) => sql`f.created_at < case t.state
  when 'inProgress' then ${open.toISOString()}::timestamptz else ${ended.toISOString()}::timestamptz end`;

/** SQL of uploaded files that no answer contains. */
export const unusedAnswerFilesRepository = {
  /** Locks up to `limit` attempts with such files, after the attempt with the id `after`. Returns their ids. */
  async lockAttempts(tx: Tx, moments: Moments, after: number, limit: number): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(sql`
      select id from test_attempt where id > ${after} and id in (
        select f.attempt_id from test_answer_file f
          join test_attempt t on t.organization_id = f.organization_id and t.id = f.attempt_id
        where ${isLeft(moments)} and ${isUnnamed})
      order by id limit ${limit} for update`);
    return rows.map(({ id }) => id);
  },

  /** Deletes the rows of these attempts' files. Returns the ids of their contents. */
  async delete(tx: Tx, moments: Moments, attemptIds: readonly number[]): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(sql`
      delete from test_answer_file f using test_attempt t
      where t.organization_id = f.organization_id and t.id = f.attempt_id and t.id = any(${ints(attemptIds)})
        and ${isLeft(moments)} and ${isUnnamed}
      returning f.content_id as id`);
    return rows.map(({ id }) => id);
  },
};
