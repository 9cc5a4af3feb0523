import { sql, type SQL } from 'drizzle-orm';
import type { AdaptationLane } from '@server/graphql/generated/types';

/** The person responsible for each lane of a plan; null: none is appointed, or they have left. */
export interface LanePeople {
  employee: number;
  mentor: number | null;
  leader: number | null;
  hr: number | null;
}

/** The substitutes of a lane without a person, nearest first. */
const STAND_INS: Record<AdaptationLane, readonly AdaptationLane[]> = {
  employee: ['employee'],
  mentor: ['mentor', 'leader', 'hr'],
  leader: ['leader', 'hr'],
  hr: ['hr'],
};

/** Returns the person responsible for a step of the lane, so that no step is lost if nobody is appointed. */
export function turnOf(lane: AdaptationLane, people: LanePeople): number | null {
  for (const adaptationLane of STAND_INS[lane]) {
    const id = people[adaptationLane];
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

/** Returns `turnOf` in SQL: for a row with a `lane` and the columns `user_id`, `mentor`, `leader`, `hr` of its plan. */
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
