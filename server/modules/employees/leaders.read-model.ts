import { sql, type SQL } from 'drizzle-orm';
import { worksHere } from '@domain/user-statuses';
import type { Tx } from '@server/db/database';
import { ledSubdivisions } from '@server/graphql/access/rights';
import type { Caller } from '@server/graphql/context';
import { ints, worksHereSql } from '@server/modules/sql';
import { userTable, type UserRow } from './employees.tables';

/** A substitute for a subdivision's head during a range of days. */
export interface ActingLeaderRecord {
  id: number;
  subdivisionId: number;
  userId: number;
  dateFrom: string;
  dateTo: string;
  updatedAt: Date;
}

interface ActingLeaderView extends ActingLeaderRecord {
  /** Today is in the range. */
  isNow: boolean;
}

/** A subdivision's head, and their substitutes today and later, the earliest first. */
export interface Leaders {
  leader: UserRow | null;
  acting: ActingLeaderView[];
}

/**
 * Returns a join of `up`, the rows (user_id, subdivision_id) of an upward walk, with `h`, whose `user_id` is the responsible
 * head. Nobody is their own head, and a head does not report to their substitute.
 */
export function leaderAbove(organizationId: number, person: SQL): SQL {
  return sql`join subdivision_head h on h.organization_id = ${organizationId} and h.subdivision_id = up.subdivision_id
    and ${person} <> h.user_id and ${person} is distinct from h.head_id`;
}

/**
 * Selects the rows (user_id, leader_id) of who people report to: the nearest head upward other than the person; people without
 * one are omitted. `people` is compared with their ids: `any(…)`.
 */
export function leadersOf(organizationId: number, people: SQL): SQL {
  return sql`
    with recursive up as (
      select u.id as user_id, s.id as subdivision_id, s.parent_id, 0 as step
      from users u join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
      where u.organization_id = ${organizationId} and u.id = ${people}
      union all
      select up.user_id, s.id, s.parent_id, up.step + 1
      from up join subdivision s on s.organization_id = ${organizationId} and s.id = up.parent_id
      where up.step < 12
    )
    select distinct on (up.user_id) up.user_id, h.user_id as leader_id
    from up ${leaderAbove(organizationId, sql`up.user_id`)}
    order by up.user_id, up.step`;
}

/** Returns the heads of these subdivisions, in one statement. */
export async function leadersOfSubdivisions(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<{ leaders: Map<number, Leaders>; users: UserRow[] }> {
  const leader = sql`(
    select u.leader_subdivision_id as subdivision_id, u.id as user_id, null::int as id, null::date as date_from,
      null::date as date_to, false as is_now, null::timestamptz as updated_at
    from users u where u.organization_id = ${organizationId} and u.is_leader and ${worksHereSql(sql`u`)}
      and u.leader_subdivision_id = any(${ints(ids)})
    union all
    select a.subdivision_id, a.user_id, a.id, a.date_from, a.date_to, a.date_from <= t.day, a.updated_at
    from acting_head a
    join (select (now() at time zone o.timezone)::date as day from organization o where o.id = ${organizationId}) t
      on a.date_to >= t.day
    where a.organization_id = ${organizationId} and a.subdivision_id = any(${ints(ids)})
  ) h`;
  const rows = await tx
    .select({
      user: userTable,
      subdivisionId: sql<number>`h.subdivision_id`,
      id: sql<number | null>`h.id`,
      dateFrom: sql<string>`h.date_from::text`,
      dateTo: sql<string>`h.date_to::text`,
      isNow: sql<boolean>`h.is_now`,
      updatedAt: sql<string | null>`h.updated_at`,
    })
    .from(userTable)
    .innerJoin(leader, sql`h.user_id = ${userTable.id}`)
    .where(sql`${userTable.organizationId} = ${organizationId}`)
    .orderBy(sql`h.date_from`);
  const found = new Map(ids.map((id): [number, Leaders] => [id, { leader: null, acting: [] }]));
  for (const { user, id, updatedAt, ...rest } of rows) {
    const leaders = found.get(rest.subdivisionId);
    if (!leaders) continue;
    if (id === null) leaders.leader = user;
    // A person who has left no longer substitutes for anyone.
    else if (worksHere(user)) {
      leaders.acting.push({ ...rest, id, userId: user.id, updatedAt: new Date(updatedAt ?? 0) });
    }
  }
  return { leaders: found, users: rows.map(({ user }) => user) };
}

/** Returns a condition on `u`, a row of users: people whom the caller leads. Admins lead everybody. */
export function isLed(caller: Caller): SQL {
  if (caller.isAdmin) return sql`true`;
  const led = ledSubdivisions(caller);
  if (led.length === 0) return sql`false`;
  return sql`u.subdivision_id in (
    select subdivision_and_below(${caller.organizationId}, led.id) from unnest(${ints(led)}) as led (id))`;
}
