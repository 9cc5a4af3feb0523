import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller, Scope } from '@server/graphql/context';
import type { AudienceGroupInput, ClauseInput, ObjectType } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { fullName } from '@server/modules/person-name';
import { ints } from '@server/modules/sql';
import { known, type DemoCompany } from './demo-company';
import type { DemoAudience } from './demo-data';

/** An action of a person on a version at some time in the past. */
export interface PastAct {
  user: UserRow;
  at: Date;
  /** The progress; absent: completed. */
  percent?: number;
}

/** A content object of the demo company. */
export interface DemoObject {
  organizationId: number;
  objectType: ObjectType;
  objectId: number;
}

/** Returns the person as a caller of the application's services. */
function asCaller(user: UserRow): Caller {
  const { organizationId, isSuperAdmin, isAdmin, isLeader, leaderSubdivisionId, subdivisionId, positionId } =
    user;
  return {
    organizationId,
    isSuperAdmin,
    isAdmin,
    isLeader,
    leaderSubdivisionId,
    actingSubdivisionIds: [],
    subdivisionId,
    positionId,
    userId: user.id,
    sessionId: 0,
    nameFull: fullName(user),
    isRootAdmin: false,
    isSuspended: false,
    isUnpaid: false,
    rights: {},
    scopedRights: [],
    roleIds: [],
    viewAs: null,
    support: null,
    isDemo: false,
  };
}

/** Returns a function that makes a scope with the person of a key as its caller. */
export function actorsOf(scope: Omit<Scope, 'caller'>, company: DemoCompany): (key: string) => Scope {
  return (key) => ({ ...scope, caller: asCaller(known(company.people, key)) });
}

/** Returns the blocks with the changes of a later version. */
export function edited(
  clauses: readonly ClauseInput[],
  edits: readonly (readonly [number, string])[],
): ClauseInput[] {
  const html = new Map(edits);
  return clauses.map((clause, index) => {
    const text = html.get(index);
    return text === undefined ? clause : { ...clause, html: `<p>${text}</p>` };
  });
}

/** Returns the audience in terms of the company's subdivisions and positions. */
export function audienceOf(company: DemoCompany, audience: DemoAudience): AudienceGroupInput {
  const under = (...keys: string[]) => ({
    subdivisionIds: keys.map((key) => known(company.subdivisionIds, key)),
    withChildren: true,
  });
  switch (audience) {
    case 'everybody':
      return { all: true };
    case 'production':
      return under('production');
    case 'food':
      return under('production', 'retail');
    case 'retail':
      return under('retail');
    case 'cashiers':
      return { positionIds: ['seller', 'shopManager'].map((key) => known(company.positionIds, key)) };
  }
}

/** Moves the start of what this transaction has just assigned to the publication date or the person's first day. */
export async function backdate(
  { tx }: Pick<Scope, 'tx'>,
  { organizationId, objectType, objectId }: DemoObject,
  published: Date,
  days: number,
): Promise<void> {
  const since = sql`greatest(${published.toISOString()}::timestamptz,
      (coalesce(u.date_job_start, '1900-01-01')::timestamp + interval '9 hours') at time zone o.timezone)`;
  await tx.execute(sql`
      update assignment a set start_at = ${since}, created_at = least(${since}, now()), updated_at = least(${since}, now()),
        due_at = (((${since} at time zone o.timezone)::date + ${days}::int + 1)::timestamp at time zone o.timezone)
          - interval '1 millisecond'
      from users u join organization o on o.id = u.organization_id
      where a.organization_id = ${organizationId} and a.object_type = ${objectType} and a.object_id = ${objectId}
        and a.created_at = now() and u.organization_id = a.organization_id and u.id = a.user_id`);
  await tx.execute(sql`
      update notification n set created_at = least(${since}, now())
      from users u join organization o on o.id = u.organization_id
      where n.organization_id = ${organizationId} and n.object_type = ${objectType} and n.object_id = ${objectId}
        and n.created_at = now() and u.organization_id = n.organization_id and u.id = n.user_id`);
}

const times = (dates: readonly Date[]) =>
  sql`${sql.param(dates.map((date) => date.toISOString()))}::timestamptz[]`;

/** Returns when a person opened what they finished at `at` after reading for this many seconds. */
export function openedBefore(at: Date, seconds: number): Date {
  return new Date(at.getTime() - (seconds + 20) * 1000);
}

const touchedRow = { id: integer, user_id: integer, delta_from_version_id: nullable(integer) };

export type Touched = RowOf<typeof touchedRow>;

/** The effect of an act (`s`: `at`, `opened_at`, `percent`) on an assignment `a`, and its name in the history. */
export interface PastOutcome {
  set: SQL;
  reason: 'completed' | 'refused' | 'opened';
}

/** The person has started. */
export const BEGUN: PastOutcome = {
  set: sql`opened_at = s.opened_at, updated_at = s.at, progress = s.percent,
    status = case a.status when 'assigned' then 'inProgress' else a.status end`,
  reason: 'opened',
};

/** The person has finished. */
export const COMPLETED: PastOutcome = {
  set: sql`status = 'done', completed_at = s.at, updated_at = s.at, opened_at = s.opened_at`,
  reason: 'completed',
};

/** Updates the open assignments of these people, records that in their history, and returns the assignments found. */
export async function touchInThePast(
  tx: Tx,
  { organizationId, objectType, objectId }: DemoObject,
  acts: readonly PastAct[],
  minReadingSec: number,
  { set, reason }: PastOutcome,
): Promise<Touched[]> {
  if (acts.length === 0) return [];
  const rows = await selectRows(
    tx,
    touchedRow,
  )(sql`
    with touched as (
      update assignment a set ${set}
      from unnest(${ints(acts.map(({ user }) => user.id))}, ${times(acts.map(({ at }) => at))},
        ${times(acts.map(({ at }) => openedBefore(at, minReadingSec)))},
        ${ints(acts.map(({ percent = 100 }) => percent))}) as s (user_id, at, opened_at, percent)
      where a.organization_id = ${organizationId} and a.object_type = ${objectType}
        and a.object_id = ${objectId} and a.user_id = s.user_id
        and a.status in ('assigned', 'inProgress', 'resign')
      returning a.id, a.user_id, a.delta_from_version_id, a.status, s.at
    ),
    notified as (
      insert into assignment_event (organization_id, assignment_id, at, from_status, to_status, reason, actor_id)
      select ${organizationId}::int, id, at, 'inProgress', status, ${reason}::text, user_id
      from touched
    )
    select id, user_id, delta_from_version_id from touched`);
  return rows;
}
