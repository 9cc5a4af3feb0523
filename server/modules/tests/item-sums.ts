import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { AnswerRow, AttemptRow } from './tests.tables';

type Counted = Pick<AnswerRow, 'questionId' | 'points'>;

/**
 * Counts an attempt in the sums of its version, or (−1) takes it out again. It is the last but one thing that a transaction
 * does: whoever ends an attempt at the same version waits for it.
 */
export async function addToSums(
  tx: Tx,
  { organizationId, versionId }: Pick<AttemptRow, 'organizationId' | 'versionId'>,
  answers: readonly Counted[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const total = answers.reduce((sum, { points }) => sum + (points ?? 0), 0);
  // In one order, so that two who add at the same time wait for each other and not for ever.
  const rows = [...answers]
    .sort((a, b) => (a.questionId < b.questionId ? -1 : 1))
    .map(({ questionId, points }) => ({ id: questionId, x: points ?? 0, y: total - (points ?? 0) }));
  await tx.execute(sql`
    insert into test_item_sum as s (organization_id, version_id, question_id, n, x, xx, y, yy, xy)
    select ${organizationId}::int, ${versionId}::int, r.id, ${sign}::int, ${sign} * r.x, ${sign} * r.x * r.x,
      ${sign} * r.y, ${sign} * r.y * r.y, ${sign} * r.x * r.y
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id text, x bigint, y bigint)
    on conflict (organization_id, version_id, question_id) do update set n = s.n + excluded.n, x = s.x + excluded.x,
      xx = s.xx + excluded.xx, y = s.y + excluded.y, yy = s.yy + excluded.yy, xy = s.xy + excluded.xy`);
}
