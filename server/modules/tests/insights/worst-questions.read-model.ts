import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentKind } from '@server/modules/content/content-kind';
import { ANALYSIS_MIN } from '../results/analysis';

/** People struggle with a question when they get less than this share of its points on average. */
export const STRUGGLE = 0.8;

/** A question that may be among the worst. */
export interface Candidate {
  test: { id: number; code: string; name: string };
  versionId: number;
  questionId: string;
}

/**
 * Returns the questions with the lowest share of their points among the current versions of the tests whose whole report the
 * caller sees. The points are those of the version: a regrading since may have changed them.
 */
export async function worstCandidates(
  scope: Scope,
  { reported }: Pick<ContentKind, 'reported'>,
  limit: number,
): Promise<Candidate[]> {
  const { tx, organizationId } = scope;
  const rows = await selectRows(tx, {
    id: integer,
    code: text,
    name: text,
    versionId: integer,
    questionId: text,
  })(sql`
    select o.id, o.code, o.name, v.id as "versionId", s.question_id as "questionId"
    from (${reported(callerOf(scope))}) o
    join test t on t.organization_id = ${organizationId} and t.id = o.id
    join test_version v on v.organization_id = ${organizationId} and v.id = t.current_version_id
    join lateral (
      select i.question_id, i.n, i.x from test_item_sum i
      where i.organization_id = ${organizationId} and i.version_id = v.id and i.n >= ${ANALYSIS_MIN}
    ) s on true
    join lateral (
      select (q ->> 'points')::int as points from jsonb_array_elements(v.own -> 'questions') q
      where q ->> 'id' = s.question_id
    ) q on q.points > 0 and s.x::float / (s.n * q.points) < ${STRUGGLE}::float
    order by s.x::float / (s.n * q.points), o.id, s.question_id
    limit ${limit}`);
  return rows.map(({ versionId, questionId, ...test }) => ({ test, versionId, questionId }));
}
