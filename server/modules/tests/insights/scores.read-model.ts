import { type SQL, sql } from 'drizzle-orm';
import { integer, nullable } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { TestScores } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import type { Asked } from '@server/modules/statistics/asked-filter.read-model';
import { type Events, sampleOf, sinceOf, sinceRow } from '@server/modules/statistics/samples.read-model';
import { scoresSeenBy } from './scores-seen.sql';

const BARS = 10;
const WIDTH = 100 / BARS;

const attempts = (organizationId: number): Events => ({
  columns: sql`a.test_id, a.points, a.max_points, a.is_passed`,
  from: sql`test_attempt a`,
  where: sql`a.organization_id = ${organizationId} and a.state = 'graded' and a.max_points > 0`,
  userId: sql`a.user_id`,
  at: sql`a.finished_at`,
});

/** A condition on `a`, a row of the sample; it is applied after the newest have been found, so that their number is bounded. */
const isSeen = (organizationId: number, seen: SQL | null): SQL =>
  seen === null
    ? sql`true`
    : sql`exists (select from users u where u.organization_id = ${organizationId} and u.id = a.user_id and ${seen})`;

/** Returns how many graded attempts had which score. */
export async function readScores(scope: Scope, { filter, among }: Asked): Promise<TestScores> {
  const { tx, organizationId } = scope;
  const rows = await selectRows(tx, {
    place: integer,
    count: integer,
    passed: integer,
    mean: nullable(integer),
    ...sinceRow,
  })(sql`
    with ${sampleOf(organizationId, filter, among, attempts(organizationId))},
    scored as (
      select a.is_passed, a.user_id, 100.0 * a.points / a.max_points as percent from sample a
      where ${isSeen(organizationId, scoresSeenBy(callerOf(scope)))}
    )
    select p.place, count(c.user_id)::int as count, count(*) filter (where c.is_passed)::int as passed,
      (select round(avg(m.percent))::int from scored m) as mean, ${sinceOf(organizationId)} as since
    from generate_series(0, ${BARS - 1}::int) p (place)
    left join scored c on least(${BARS - 1}::int, greatest(0, floor(c.percent / ${WIDTH}::int))) = p.place
    group by p.place order by p.place`);
  const [first] = rows;
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    passedCount: rows.reduce((sum, { passed }) => sum + passed, 0),
    mean: first?.mean ?? null,
    since: first?.since ?? null,
    bars: rows.map(({ place, count }) => ({ from: place * WIDTH, to: (place + 1) * WIDTH, count })),
  };
}
