import { sql, type SQL } from 'drizzle-orm';
import type { AdaptationLane } from '@server/graphql/generated/resolvers';

/** Who stands in which lane of a plan; null: nobody is appointed, or they have left. */
export interface LanePeople {
  employee: number;
  mentor: number | null;
  leader: number | null;
  hr: number | null;
}

/** Where a lane falls to when it has nobody, nearest first. */
const STAND_INS: Record<AdaptationLane, readonly AdaptationLane[]> = {
  employee: ['employee'],
  mentor: ['mentor', 'leader', 'hr'],
  leader: ['leader', 'hr'],
  hr: ['hr'],
};

/** Whose turn a step of the lane is: nothing is lost because nobody was appointed. */
export function turnOf(lane: AdaptationLane, people: LanePeople): number | null {
  for (const each of STAND_INS[lane]) {
    const id = people[each];
    if (id !== null) return id;
  }
  return null;
}

const PLACES: Record<AdaptationLane, SQL> = {
  employee: sql`user_id`,
  mentor: sql`mentor`,
  leader: sql`leader`,
  hr: sql`hr`,
};

/** `turnOf` in SQL: of a row with a `lane` and the columns `user_id`, `mentor`, `leader`, `hr` of its plan. */
export function turnColumn(): SQL {
  const lanes = Object.entries(STAND_INS).map(
    ([lane, places]) =>
      sql`when ${lane} then coalesce(${sql.join(
        places.map((place) => PLACES[place]),
        sql`, `,
      )})`,
  );
  return sql`case lane ${sql.join(lanes, sql` `)} end`;
}
