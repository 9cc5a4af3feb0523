import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, oneOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { Moved } from '../assignments.repository';

interface Rejudged {
  assignmentId: number;
  score: number;
  isMet: boolean;
  actorId: number | null;
}

/**
 * Updates the score of a judged assignment; if a completed one no longer passes, it must be done again. Returns the person
 * affected in that case.
 */
export async function rejudgeAssignment(
  tx: Tx,
  organizationId: number,
  { assignmentId, score, isMet, actorId }: Rejudged,
): Promise<Moved[]> {
  const ofIt = sql`a.organization_id = ${organizationId} and a.id = ${assignmentId} and a.is_current`;
  await tx.execute(sql`
      update assignment a set score = ${score}::int, updated_at = now()
      where ${ofIt} and a.status in ('done', 'failed') and a.score is distinct from ${score}::int`);
  if (isMet) return [];
  const rows = await selectRows(tx, {
    object_type: oneOf(enumerations.ObjectType),
    object_id: integer,
    user_id: integer,
  })(sql`
      with changed as (
        update assignment a set status = 'failed', completed_at = null, valid_until = null, progress = 99, updated_at = now()
        where ${ofIt} and a.status = 'done'
        returning a.id, a.object_type, a.object_id, a.user_id
      ),
      notified as (
        insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason, actor_id)
        select ${organizationId}::int, id, 'done', 'failed', 'rejudged', ${actorId}::int from changed
      )
      select object_type, object_id, user_id from changed`);
  return rows.map((row) => ({
    objectType: row.object_type,
    objectId: row.object_id,
    userId: row.user_id,
  }));
}
