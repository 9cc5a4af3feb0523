import { sql, type SQL } from 'drizzle-orm';
import { isLate, isOwed } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, oneOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type {
  EscalationAudience,
  EscalationStep,
  ReminderCalendar,
} from '@server/modules/notifications/reminders.read-model';
import { leaderAbove } from '@server/modules/employees/leaders.read-model';
import type { DaysOff } from '@server/modules/organization/work-calendar.read-model';
import { ints, worksHereSql } from '@server/modules/sql';
import type { ObjectKey } from '@server/modules/content/content-kind';

/** A person who was reminded. */
export interface Reminded extends ObjectKey {
  userId: number;
  isOverdue: boolean;
}

/** A notification about long overdue assignments: how many of the receiver's people are overdue with an object. */
export interface Escalation extends ObjectKey {
  receiverId: number;
  /** The receiver's relation to these people. */
  to: EscalationAudience;
  count: number;
}

/**
 * Assignments that wait for the person: not those under an expert's review, those of people not invited yet, or those of people
 * whose adaptation is paused.
 */
const isWaiting = sql`${isOwed(sql`a.status`)} and a.start_at <= now() and not a.is_held and not exists (
  select from adaptation p where p.organization_id = a.organization_id and p.user_id = a.user_id and p.status = 'paused')`;

const today = (organizationId: number): SQL => sql`
  select o.timezone, (now() at time zone o.timezone)::date as day,
    (now() at time zone o.timezone)::date::timestamp at time zone o.timezone as start
  from organization o where o.id = ${organizationId}`;

/** Days until the due date, negative when it has passed. */
const daysLeft = sql`((a.due_at at time zone t.timezone)::date - t.day)`;

/**
 * Selects `columns` of the assignments that wait and had no reminder today. `where` is a condition on `a` (assignment), `u` (users)
 * and `t` (today); completed ones no longer wait, so reminders stop automatically.
 */
const toRemind = (organizationId: number, columns: SQL, where: SQL): SQL => sql`
  select ${columns} from assignment a
  cross join today t
  join users u on u.organization_id = a.organization_id and u.id = a.user_id
  where a.organization_id = ${organizationId} and ${isWaiting}
    and (a.reminded_at is null or a.reminded_at < t.start) and ${where}`;

/** Who would be reminded now. */
export interface ToRemind {
  /** The number of people, each counted once. */
  count: number;
  /** The first of them by name. */
  userIds: number[];
  objectIds: number[];
}

/** Selects whom `markReminded` with the same condition would mark. @param first the number of people to name */
export async function selectToRemind(
  tx: Tx,
  organizationId: number,
  where: SQL,
  first: number,
): Promise<ToRemind> {
  const columns = sql`a.user_id, a.object_id, (u.name_second || ' ' || u.name_first) collate "und-x-icu" as name`;
  const [row] = await selectRows(tx, {
    count: integer,
    user_ids: listOf(integer),
    object_ids: listOf(integer),
  })(sql`
    with today as (${today(organizationId)}),
    due as materialized (${toRemind(organizationId, columns, where)}),
    people as (select distinct user_id, name from due)
    select (select count(*)::int from people) as count,
      array(select user_id from people order by name, user_id limit ${first}::int) as user_ids,
      array(select distinct object_id from due order by object_id) as object_ids`);
  return { count: row?.count ?? 0, userIds: row?.user_ids ?? [], objectIds: row?.object_ids ?? [] };
}

/** Marks the assignments that wait and had no reminder today as reminded; `where` as in `toRemind`. */
export async function markReminded(
  tx: Tx,
  organizationId: number,
  where: SQL,
  actorId: number | null,
): Promise<Reminded[]> {
  const rows = await selectRows(tx, {
    object_type: oneOf(enumerations.ObjectType),
    object_id: integer,
    user_id: integer,
    is_overdue: boolean,
  })(sql`
    with today as (${today(organizationId)}),
    due as (
      ${toRemind(organizationId, sql`a.id, a.status`, where)}
      for update of a skip locked
    ),
    changed as (
      update assignment a set reminded_at = now() from due d
      where a.organization_id = ${organizationId} and a.id = d.id
      returning a.id, a.object_type, a.object_id, a.user_id, a.status, ${isLate(sql`a.status`, sql`a.due_at`)} as is_overdue
    ),
    recorded as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason, actor_id)
      select ${organizationId}::int, id, status, status, 'reminded', ${actorId}::int from changed
    )
    select object_type, object_id, user_id, is_overdue from changed`);
  return rows.map((row) => ({
    objectType: row.object_type,
    objectId: row.object_id,
    userId: row.user_id,
    isOverdue: row.is_overdue,
  }));
}

const upTo = (days: number) => Array.from({ length: days + 1 }, (_, index) => index);

/**
 * Returns a condition for a reminder day. A reminder for a day off before the due date is sent on the working day before it, and
 * one after the due date on the next working day.
 */
function isDayOf({ before, repeatEvery }: ReminderCalendar, { ahead, behind }: DaysOff): SQL {
  const early = before.flatMap((day) => upTo(ahead).map((days) => day + days));
  const late = upTo(behind).map(
    (days) =>
      sql`(${daysLeft} + ${days}::int < 0 and (${daysLeft} + ${days}::int) % ${repeatEvery}::int = 0)`,
  );
  const after = repeatEvery > 0 ? sql.join(late, sql` or `) : sql`false`;
  // A reminder for a day before the due date is never sent after the due date.
  return sql`((${daysLeft} = any(${ints(early)}) and ${daysLeft} >= 0) or ${after})`;
}

/**
 * Returns a condition that the person's own calendar has a reminder today. People who refused get no more calendar reminders: the
 * notified people handle it with them.
 */
function isReminderDay(calendars: readonly ReminderCalendar[], daysOff: DaysOff): SQL {
  const own = calendars.flatMap(({ userIds }) => userIds ?? []);
  const conditions = calendars.map(({ userIds, ...calendar }) => {
    const isTheirs =
      userIds === null ? sql`a.user_id <> all(${ints(own)})` : sql`a.user_id = any(${ints(userIds)})`;
    return sql`(${isTheirs} and ${isDayOf({ userIds, ...calendar }, daysOff)})`;
  });
  return conditions.length === 0
    ? sql`false`
    : sql`a.refused_at is null and (${sql.join(conditions, sql` or `)})`;
}

/** Selects the people who can edit employees in the whole organization. */
const employeeEditors = (organizationId: number) => sql`
  select distinct g.user_id as id from person_role g
  where g.organization_id = ${organizationId} and g.scope_subdivision_id is null
    and (g.rights -> 'employees' ->> 'write')::boolean`;

/** Returns `id` of the assignment and `receiver_id`, the person to notify. */
function receivers(organizationId: number, to: EscalationAudience): SQL {
  switch (to) {
    case 'mentor':
      return sql`select l.id, l.mentor_id as receiver_id from late l`;
    case 'leader':
    case 'above':
      return sql`select id, leader_id as receiver_id from leader where place = ${to === 'leader' ? 1 : 2}`;
    case 'personnel':
      return sql`select l.id, p.id as receiver_id from late l cross join (${employeeEditors(organizationId)}) p`;
    case 'admin':
      return sql`select l.id, u.id as receiver_id from late l
        join users u on u.organization_id = ${organizationId} and u.is_admin`;
  }
}

/**
 * Marks assignments overdue by this number of days as escalated, once per escalation step: to the mentor, to the nearest head
 * other than the person, to the head above that one, to those who can edit employees, to administrators. Returns counts by
 * receiver and object.
 */
export async function markEscalated(
  tx: Tx,
  organizationId: number,
  { days, to }: EscalationStep,
): Promise<Escalation[]> {
  const reason = `escalated:${to}:${days}`;
  // Before escalation had steps, heads were notified once; these notifications are not repeated.
  const recordedReasons = to === 'leader' ? [reason, 'escalated'] : [reason];
  const rows = await selectRows(tx, {
    object_type: oneOf(enumerations.ObjectType),
    object_id: integer,
    receiver_id: integer,
    count: integer,
  })(sql`
    with recursive today as (${today(organizationId)}),
    late as (
      select a.id, a.object_type, a.object_id, a.user_id, a.status, u.subdivision_id, u.mentor_id
      from assignment a
      cross join today t
      join users u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = ${organizationId} and ${isWaiting} and ${daysLeft} <= -${days}::int
        and not exists (
          select from assignment_event e
          where e.organization_id = a.organization_id and e.assignment_id = a.id and e.reason = any(${sql.param(recordedReasons)}::text[]))
    ),
    up as (
      select l.id, l.user_id, s.id as subdivision_id, s.parent_id, 0 as step
      from late l join subdivision s on s.organization_id = ${organizationId} and s.id = l.subdivision_id
      union all
      select up.id, up.user_id, s.id, s.parent_id, up.step + 1
      from up join subdivision s on s.organization_id = ${organizationId} and s.id = up.parent_id
      where up.step < 12
    ),
    leader as (
      select up.id, h.user_id as leader_id, row_number() over (partition by up.id order by up.step, h.user_id) as place
      from up ${leaderAbove(organizationId, sql`up.user_id`)}
    ),
    receiver as (
      select r.id, r.receiver_id from (${receivers(organizationId, to)}) r
      join late l using (id)
      join users u on u.organization_id = ${organizationId} and u.id = r.receiver_id
      where ${worksHereSql(sql`u`)} and r.receiver_id <> l.user_id
    ),
    recorded as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason)
      select ${organizationId}::int, l.id, l.status, l.status, ${reason}
      from late l where l.id in (select id from receiver)
    )
    select l.object_type, l.object_id, r.receiver_id, count(*)::int as count
    from late l join receiver r using (id)
    group by l.object_type, l.object_id, r.receiver_id`);
  return rows.map((row) => ({
    objectType: row.object_type,
    objectId: row.object_id,
    receiverId: row.receiver_id,
    to,
    count: row.count,
  }));
}

/** The condition on `a`, an assignment: it is of one of these people and objects. */
export function areAmong(
  objectType: ObjectKey['objectType'],
  pairs: readonly { objectId: number; userId: number }[],
): SQL {
  const objectIds = ints(pairs.map(({ objectId }) => objectId));
  const userIds = ints(pairs.map(({ userId }) => userId));
  return sql`a.object_type = ${objectType} and (a.object_id, a.user_id) in (select * from unnest(${objectIds}, ${userIds}))`;
}

/** The condition on `a`: it is of one of these objects. @param people a condition on `a` and `u`, its person */
export function areOfObjects(
  objectType: ObjectKey['objectType'],
  objectIds: readonly number[],
  people: SQL,
  userIds: readonly number[] | null,
): SQL {
  const among = userIds === null ? sql`true` : sql`a.user_id = any(${ints(userIds)})`;
  return sql`a.object_type = ${objectType} and a.object_id = any(${ints(objectIds)}) and ${people} and ${among}`;
}

/** The condition on `a`: it has a due date of which its person is reminded today. */
export const areRemindedToday = (
  objectType: ObjectKey['objectType'],
  calendars: readonly ReminderCalendar[],
  daysOff: DaysOff,
): SQL =>
  sql`a.object_type = ${objectType} and a.due_at is not null and ${isReminderDay(calendars, daysOff)}`;
