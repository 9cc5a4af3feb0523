import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { builtOnce } from '@server/db/rows/built-once';
import { nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

/** The channel on which every node listens. */
export const CHANNEL = 'adaptika_live';

/** Sends messages to every node when the transaction commits, in one statement. */
export async function notifyNodes(tx: Tx, messages: readonly string[]): Promise<void> {
  const payloads = JSON.stringify(messages);
  await tx.execute(
    sql`select pg_notify(${CHANNEL}, payload) from json_array_elements_text(${payloads}::json) payload`,
  );
}

const selectPublished = builtOnce(() => sql`select current_setting('app.published', true) as published`);

/** Returns what the triggers of the transaction have published to the writer's organization so far: a JSON object in each line. */
export async function notedByTriggers(tx: Tx): Promise<string[]> {
  const [row] = await selectRows(tx, { published: nullable(text) })(selectPublished({}));
  return (row?.published ?? '').split('\n').filter((line) => line !== '');
}
