import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { AnswerRow, AttemptRow } from '../tests.tables';

type Counted = Pick<AnswerRow, 'questionId' | 'points'>;

/** More than a node has connections; two of them may share a slot and wait for each other. */
const SLOTS = 64;

/**
 * Adds an attempt to the sums of its version, or (−1) subtracts it, in the rows of this connection, so that a hundred people who
 * end an attempt at once do not wait for each other. `test_item_sum` has the total sums.
 */
export async function addToSums(
  tx: Tx,
  { organizationId, versionId }: Pick<AttemptRow, 'organizationId' | 'versionId'>,
  answers: readonly Counted[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const total = answers.reduce((sum, { points }) => sum + (points ?? 0), 0);
  // In a fixed order, so that two connections that share a slot do not deadlock.
  const rows = [...answers]
    .sort((a, b) => (a.questionId < b.questionId ? -1 : 1))
    .map(({ questionId, points }) => ({ id: questionId, x: points ?? 0, y: total - (points ?? 0) }));
  await tx.execute(sql`
    insert into test_item_sum_slot as s (organization_id, version_id, question_id, slot, n, x, xx, y, yy, xy)
    select ${organizationId}::int, ${versionId}::int, r.id, pg_backend_pid() % ${SLOTS}::int, ${sign}::int, ${sign} * r.x, ${sign} * r.x * r.x,
      ${sign} * r.y, ${sign} * r.y * r.y, ${sign} * r.x * r.y
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id text, x bigint, y bigint)
    on conflict (organization_id, version_id, question_id, slot) do update set n = s.n + excluded.n, x = s.x + excluded.x,
      xx = s.xx + excluded.xx, y = s.y + excluded.y, yy = s.yy + excluded.yy, xy = s.xy + excluded.xy`);
}
