import { sql, type SQL } from 'drizzle-orm';
import type { UnclearSpot } from '@domain/content/unclear';
import { isOwed } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { ObjectType, TodayKind } from '@server/graphql/generated/types';
import { headedSubdivisions } from '@server/graphql/access/rights';
import {
  type ContentKinds,
  waitingApprovals,
  waitingRequestsOf,
} from '@server/modules/content/content-kinds';
import { unclearPlacesOf } from '@server/modules/content/unclear-places.read-model';
import { leadersOf } from '@server/modules/employees/leaders.read-model';
import { isWithinScope } from '@server/modules/sql';
import { laneJoins, LANE_COLUMNS } from './plans/plans.read-model';
import { turnColumn } from './plans/turn.sql';

/** The max number of tasks per kind: the most urgent ones. */
const MAX_TASKS = 100;

interface Line {
  id: number;
  title: string;
  dueOn: string | null;
  /** In the organization's time zone. */
  today: string;
  /** The total number of this kind, including those that are not returned. */
  total: number;
}

/** A step of a plan, or the decision that ends it. */
export interface PlanLine extends Line {
  source: 'plan';
  kind: TodayKind;
  /** The person of the plan. */
  userId: number;
}

/** A document assigned to the person; its own module provides its name. */
export interface AssignmentLine extends Line {
  source: 'owed';
  objectType: ObjectType;
  objectId: number;
}

/** A draft that waits for the caller's approval; `userId` is its owner. */
export interface ApprovalLine extends Line {
  source: 'approval';
  objectType: ObjectType;
  objectId: number;
  userId: number | null;
}

/** What somebody asks the caller for, as the owner of the object; `userId` waits. */
export interface RequestLine extends Line {
  source: 'request';
  objectType: ObjectType;
  objectId: number;
  userId: number | null;
}

/** A place of the caller's text or video that is unclear to many readers. */
export interface UnclearLine extends Line, UnclearSpot {
  source: 'unclear';
  objectType: ObjectType;
  objectId: number;
  /** The number of the block; null: a moment. */
  place: string | null;
}

export type TodayLine = PlanLine | AssignmentLine | ApprovalLine | RequestLine | UnclearLine;

const lineRow = {
  source: oneOf(['plan', 'owed', 'approval', 'request', 'unclear']),
  id: integer,
  kind: nullable(oneOf(enumerations.TodayKind)),
  title: text,
  dueOn: nullable(text),
  userId: nullable(integer),
  objectType: nullable(oneOf(enumerations.ObjectType)),
  objectId: nullable(integer),
  clauseId: nullable(text),
  atSec: nullable(integer),
  place: nullable(text),
  total: integer,
  today: text,
};

function lineOf(row: RowOf<typeof lineRow>): TodayLine {
  const { source, kind, userId, objectType, objectId, clauseId, atSec, place, ...line } = row;
  if (source === 'plan' && kind !== null && userId !== null) return { ...line, source, kind, userId };
  if (source !== 'plan' && objectType !== null && objectId !== null) {
    const about = { ...line, objectType, objectId };
    if (source === 'owed') return { ...about, source };
    return source === 'unclear' ? { ...about, source, clauseId, atSec, place } : { ...about, source, userId };
  }
  throw new Error('a line of today says nothing of what it is about');
}

/**
 * Returns a condition on `p` (adaptation), `u` (users) and `o` (organization): plans in which it may be the caller's turn. These
 * are their own plan, those of people whom they mentor or are responsible for, and those of people who report to them or to heads
 * below them.
 */
function mayBeTurnOf(organizationId: number, caller: Caller): SQL {
  const { userId } = caller;
  const headed = headedSubdivisions(caller);
  const below =
    headed.length > 0 ? sql` or ${isWithinScope(organizationId, sql`u.subdivision_id`, headed)}` : sql``;
  return sql`(p.user_id = ${userId} or u.mentor_id = ${userId} or p.hr_id = ${userId} or o.user_id = ${userId}${below})`;
}

/** All sources in one shape. */
const LINES = sql`
  select 'plan' as source, id, kind, title, due_on, user_id, null::text as object_type, null::int as object_id, total,
    null::text as clause_id, null::int as at_sec, null::text as place
  from ranked where rank <= ${MAX_TASKS}
  union all
  select 'owed', id, null, '', due_on, null, object_type::text, object_id, total, null, null, null from owed
  union all
  select 'approval', id, null, name, null, owner_id, object_type, object_id, total, null, null, null from asked
  union all
  select 'request', id, null, name, null, user_id, object_type, object_id, total, null, null, null from requested
  union all
  select 'unclear', id, null, name, null, null, object_type, object_id, total, clause_id, at_sec, place from unclear`;

/**
 * Returns all tasks of the caller in one statement: open steps of running plans that are their turn, plans that need their
 * decision (both due within `aheadDays`), assigned documents, requested approvals, what takers ask them for, and places of their texts
 * that are unclear to many. The most urgent of each come first.
 */
export async function todayLines(
  tx: Tx,
  kinds: ContentKinds,
  organizationId: number,
  caller: Caller,
  { now, aheadDays }: { now: Date; aheadDays: number },
): Promise<TodayLine[]> {
  const { userId } = caller;
  const select = selectRows(tx, lineRow);
  const rows = await select(sql`
    with here as (
      select timezone, (${now.toISOString()}::timestamptz at time zone timezone)::date as today
      from organization where id = ${organizationId}
    ), running as materialized (
      select p.id, p.user_id, p.date_end, ${LANE_COLUMNS}
      from adaptation p ${laneJoins}
      where p.organization_id = ${organizationId} and p.status = 'active' and ${mayBeTurnOf(organizationId, caller)}
    ), led as (
      ${leadersOf(organizationId, sql`any(select running.user_id from running)`)}
    ), plan as (
      select running.*, led.leader_id as leader from running left join led on led.user_id = running.user_id
    ), open_step as (
      select i.id, i.kind::text as kind, i.title, i.due_on, i.lane::text as lane, p.user_id, p.mentor, p.leader, p.hr
      from adaptation_item i join plan p on p.id = i.adaptation_id
      where i.organization_id = ${organizationId} and i.done_at is null
        and (i.due_on is null or i.due_on <= (select today + ${aheadDays}::int from here))
      union all
      select p.id, 'decision', '', p.date_end, 'leader', p.user_id, p.mentor, p.leader, p.hr
      from plan p
      where p.date_end <= (select today + ${aheadDays}::int from here) and p.user_id <> ${userId}
    ), ranked as (
      select id, kind, title, due_on, user_id,
        count(*) over own as total, row_number() over (own order by due_on nulls last, id) as rank
      from open_step where ${turnColumn()} = ${userId}
      window own as (partition by user_id = ${userId})
    ), owed as (
      select a.id, a.object_type, a.object_id, (a.due_at at time zone here.timezone)::date as due_on,
        count(*) over () as total
      from assignment a, here
      where a.organization_id = ${organizationId} and a.user_id = ${userId}
        and ${isOwed(sql`a.status`)} and a.start_at <= now()
      order by a.due_at nulls last, a.id limit ${MAX_TASKS}
    ), asked as (
      select a.*, count(*) over () as total
      from (${waitingApprovals(kinds, organizationId, userId)}) a
      order by a.id limit ${MAX_TASKS}
    ), requested as (
      select a.*, count(*) over () as total
      from (${waitingRequestsOf(kinds, organizationId, userId)}) a
      order by a.id limit ${MAX_TASKS}
    ), unclear as (
      select a.*, count(*) over () as total
      from (${unclearPlacesOf(kinds, organizationId, userId)}) a
      order by a.people desc, a.id limit ${MAX_TASKS}
    ), line as (${LINES})
    select source, line.id, kind, title, due_on::text as "dueOn", user_id as "userId", object_type as "objectType",
      object_id as "objectId", clause_id as "clauseId", at_sec as "atSec", place, total::int as total, today::text as today
    from line, here`);
  return rows.map(lineOf);
}
