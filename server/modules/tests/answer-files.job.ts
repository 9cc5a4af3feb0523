import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { HandlersOf } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import { ints } from '@server/modules/sql';
import type { testJobs } from './tests.jobs';

const DAY_MS = 86_400_000;
/** A person who is offline for longer has to upload the file again. */
const OPEN_DAYS = 7;
/** The number of attempts checked in one transaction. */
const BATCH = 200;

/** The file is not in any answer of the attempt. */
const isUnnamed = sql`not exists (select from test_answer a
  where a.organization_id = f.organization_id and a.attempt_id = f.attempt_id and a.question_id = f.question_id
    and a.value -> 'files' @> jsonb_build_array(jsonb_build_object('id', f.content_id)))`;

interface Moments {
  /** For attempts that have ended. */
  ended: Date;
  /** For attempts that are open. */
  open: Date;
}

/** Uploaded so long ago that no answer in transit can contain it. */
const isLeft = ({ ended, open }: Moments) => sql`f.created_at < case t.state
  when 'inProgress' then ${open.toISOString()}::timestamptz else ${ended.toISOString()}::timestamptz end`;

/**
 * Removes files that were replaced or removed from an answer, or never became part of one. Their attempts are locked first, in
 * the same way as for saving an answer, so that no answer can add a checked file meanwhile. The bytes are deleted by the sweep of
 * the storage.
 */
export function createAnswerFilesJob({
  database,
  files,
  now,
}: Pick<ModuleDeps, 'database' | 'files' | 'now'>): HandlersOf<typeof testJobs, 'sweepAnswerFiles'> {
  async function lockBatch(tx: Tx, moments: Moments, after: number): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(sql`
      select id from test_attempt where id > ${after} and id in (
        select f.attempt_id from test_answer_file f
          join test_attempt t on t.organization_id = f.organization_id and t.id = f.attempt_id
        where ${isLeft(moments)} and ${isUnnamed})
      order by id limit ${BATCH} for update`);
    return rows.map(({ id }) => id);
  }

  async function removeOf(tx: Tx, moments: Moments, attemptIds: readonly number[]): Promise<void> {
    const rows = await selectRows(tx, { id: integer })(sql`
      delete from test_answer_file f using test_attempt t
      where t.organization_id = f.organization_id and t.id = f.attempt_id and t.id = any(${ints(attemptIds)})
        and ${isLeft(moments)} and ${isUnnamed}
      returning f.content_id as id`);
    await files.discard(
      tx,
      rows.map(({ id }) => id),
    );
  }

  return {
    async sweepAnswerFiles() {
      const at = now().getTime();
      const moments = { ended: new Date(at - DAY_MS), open: new Date(at - OPEN_DAYS * DAY_MS) };
      let last: number | undefined = 0;
      while (last !== undefined) {
        const after: number = last;
        const ids = await database.system(async (tx) => {
          const batch = await lockBatch(tx, moments, after);
          if (batch.length > 0) await removeOf(tx, moments, batch);
          return batch;
        });
        last = ids.length < BATCH ? undefined : ids.at(-1);
      }
    },
  };
}
