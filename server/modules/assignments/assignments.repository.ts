import { sql, type SQL } from 'drizzle-orm';
import { isOpen } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { builtOnce } from '@server/db/rows/built-once';
import { boolean, integer, oneOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { AssignmentStatus } from '@server/graphql/generated/types';
import { endOfDay, ints, worksHereSql } from '@server/modules/sql';
import { isOfEarlierEmployment } from './evaluation/evaluation-plan.repository';
import type { ObjectKey } from '@server/modules/content/content-kind';

/** A change of an assignment's status. */
export interface Moved extends ObjectKey {
  userId: number;
}

/** An assignment after a transition. */
export interface Transitioned extends Moved {
  /** False: it starts on a later day. */
  isStarted: boolean;
}

/** The data of a completed assignment. */
interface Completion {
  userId: number;
  versionId: number;
  score?: number | null;
  validUntil?: Date | null;
}

interface Transition {
  organizationId: number;
  /** A condition on `a`, a row of assignment; only open ones are considered. */
  where: SQL;
  /** The changes, as `column = value, …`. */
  set: SQL;
  toStatus: SQL;
  reason: string;
  actorId: number | null;
}

const ofObject = ({ objectType, objectId }: ObjectKey): SQL =>
  sql`a.object_type = ${objectType} and a.object_id = ${objectId}`;

/** Changes open assignments and records each status change in their history, in one statement. */
async function transition(
  tx: Tx,
  { organizationId, where, set, toStatus, reason, actorId }: Transition,
): Promise<Transitioned[]> {
  const rows = await selectRows(tx, {
    object_type: oneOf(enumerations.ObjectType),
    object_id: integer,
    user_id: integer,
    is_started: boolean,
  })(sql`
    with before as (
      select a.id, a.status, ${toStatus} as to_status from assignment a
      where a.organization_id = ${organizationId} and ${isOpen(sql`a.status`)} and ${where}
      for update
    ),
    changed as (
      update assignment a set status = b.to_status, ${set}, updated_at = now() from before b
      where a.organization_id = ${organizationId} and a.id = b.id
      returning a.id, a.object_type, a.object_id, a.user_id, b.status as from_status, a.status as to_status,
        a.start_at <= now() as is_started
    ),
    -- What a person has taken themselves they ask of themselves as long as it is open.
    ended as (
      delete from assignment_demand d using changed c
      where d.organization_id = ${organizationId} and d.user_id = c.user_id and d.object_type = c.object_type
        and d.object_id = c.object_id and d.source_type = c.object_type and d.source_id = c.object_id
        and not ${isOpen(sql`c.to_status`)}
    ),
    notified as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason, actor_id)
      select ${organizationId}::int, id, from_status, to_status, ${reason}::text, ${actorId}::int from changed
    )
    select object_type, object_id, user_id, is_started from changed`);
  return rows.map((row) => ({
    objectType: row.object_type,
    objectId: row.object_id,
    userId: row.user_id,
    isStarted: row.is_started,
  }));
}

const updateProgress = builtOnce<{
  organizationId: number;
  objectType: ObjectKey['objectType'];
  objectId: number;
  userId: number;
  progress: number;
}>(
  (value) => sql`
    update assignment a set progress = ${value('progress')}, updated_at = now()
    where a.organization_id = ${value('organizationId')} and a.object_type = ${value('objectType')}
      and a.object_id = ${value('objectId')} and a.user_id = ${value('userId')}
      and ${isOpen(sql`a.status`)} and a.progress < ${value('progress')}`,
);

const keepStatus = sql`a.status`;
const zoneOf = (organizationId: number): SQL =>
  sql`(select timezone from organization where id = ${organizationId})`;
const status = (value: AssignmentStatus): SQL => sql`${value}::text`;

/** SQL that changes open assignments. Every function is one statement, regardless of the number of people. */
export const assignmentsRepository = {
  /** Records the first opening; an assignment to be done again keeps that status until it is done. */
  open: (tx: Tx, organizationId: number, object: ObjectKey, userId: number) =>
    transition(tx, {
      organizationId,
      where: sql`${ofObject(object)} and a.user_id = ${userId} and a.opened_at is null`,
      set: sql`opened_at = now()`,
      toStatus: sql`case a.status when 'assigned' then 'inProgress' else a.status end`,
      reason: 'opened',
      actorId: userId,
    }),

  /**
   * Updates the person's progress. It changes a hundred times in a row, so it is neither recorded in the history nor sent to
   * sockets.
   */
  async progress(
    tx: Tx,
    organizationId: number,
    object: ObjectKey,
    userId: number,
    progress: number,
  ): Promise<void> {
    const { objectType, objectId } = object;
    await tx.execute(updateProgress({ organizationId, objectType, objectId, userId, progress }));
  },

  submit: (tx: Tx, organizationId: number, object: ObjectKey, userId: number) =>
    transition(tx, {
      organizationId,
      where: sql`${ofObject(object)} and a.user_id = ${userId} and a.status <> 'onReview'`,
      set: sql`opened_at = coalesce(a.opened_at, now()), refused_at = null`,
      toStatus: status('onReview'),
      reason: 'submitted',
      actorId: userId,
    }),

  fail(
    tx: Tx,
    organizationId: number,
    object: ObjectKey,
    { userId, score, actorId }: { userId: number; score: number | null; actorId: number | null },
  ): Promise<Moved[]> {
    return transition(tx, {
      organizationId,
      where: sql`${ofObject(object)} and a.user_id = ${userId}`,
      set: sql`opened_at = coalesce(a.opened_at, now()), score = ${score}::int`,
      toStatus: status('failed'),
      reason: 'failed',
      actorId,
    });
  },

  complete(
    tx: Tx,
    organizationId: number,
    object: ObjectKey,
    { userId, versionId, score = null, validUntil = null }: Completion,
  ): Promise<Moved[]> {
    return transition(tx, {
      organizationId,
      where: sql`${ofObject(object)} and a.user_id = ${userId}`,
      set: sql`completed_at = now(), opened_at = coalesce(a.opened_at, now()), refused_at = null, version_id = ${versionId},
        progress = 100, score = ${score}::int, valid_until = ${validUntil}::timestamptz`,
      toStatus: status('done'),
      reason: 'completed',
      actorId: userId,
    });
  },

  refuse: (tx: Tx, organizationId: number, object: ObjectKey, userId: number) =>
    transition(tx, {
      organizationId,
      where: sql`${ofObject(object)} and a.user_id = ${userId} and a.refused_at is null`,
      set: sql`refused_at = now()`,
      toStatus: keepStatus,
      reason: 'refused',
      actorId: userId,
    }),

  waive: (tx: Tx, organizationId: number, id: number, waivedReason: string, actorId: number | null) =>
    transition(tx, {
      organizationId,
      where: sql`a.id = ${id}`,
      set: sql`waived_reason = ${waivedReason}`,
      toStatus: status('waived'),
      reason: 'waived',
      actorId,
    }),

  /** Cancels all assignments of an archived object. */
  cancelObject: (tx: Tx, organizationId: number, object: ObjectKey, actorId: number | null) =>
    transition(tx, {
      organizationId,
      where: ofObject(object),
      set: sql`is_current = false`,
      toStatus: status('cancelled'),
      reason: 'archived',
      actorId,
    }),

  /** Cancels all assignments of people who have left. */
  cancelLeavers: (tx: Tx, organizationId: number, userIds: readonly number[], actorId: number | null) =>
    transition(tx, {
      organizationId,
      where: sql`a.user_id in (
        select u.id from users u where u.organization_id = ${organizationId} and u.id = any(${ints(userIds)})
          and not ${worksHereSql(sql`u`)})`,
      set: sql`is_current = false`,
      toStatus: status('cancelled'),
      reason: 'left',
      actorId,
    }),

  /** Postpones the person's assignments due from the day on by this number of days. */
  postpone(
    tx: Tx,
    organizationId: number,
    userId: number,
    from: string,
    days: number,
    actorId: number | null,
  ): Promise<Moved[]> {
    const zone = zoneOf(organizationId);
    return transition(tx, {
      organizationId,
      where: sql`a.user_id = ${userId} and a.due_at >= ${from}::date::timestamp at time zone ${zone}`,
      set: sql`due_at = a.due_at + make_interval(days => ${days}::int)`,
      toStatus: keepStatus,
      reason: 'postponed',
      actorId,
    });
  },

  /** Starts assignments that were waiting for an invitation; null: of all people. */
  release(
    tx: Tx,
    organizationId: number,
    userIds: readonly number[] | null,
    actorId: number | null,
  ): Promise<Transitioned[]> {
    const zone = zoneOf(organizationId);
    return transition(tx, {
      organizationId,
      where: sql`a.is_held and ${userIds === null ? sql`true` : sql`a.user_id = any(${ints(userIds)})`} and exists (
        select from users u where u.organization_id = a.organization_id and u.id = a.user_id and u.is_invited)`,
      set: sql`is_held = false, due_days = null, start_at = greatest(a.start_at, now()),
        due_at = ${endOfDay(sql`(greatest(a.start_at, now()) at time zone ${zone})::date + a.due_days`, zone)}`,
      toStatus: keepStatus,
      reason: 'invited',
      actorId,
    });
  },

  /** Applies a minor change of the text: people who have not signed yet sign the new version. */
  async follow(tx: Tx, organizationId: number, object: ObjectKey, versionId: number): Promise<void> {
    await tx.execute(sql`
      update assignment a set version_id = ${versionId}, updated_at = now()
      where a.organization_id = ${organizationId} and ${ofObject(object)} and ${isOpen(sql`a.status`)}
        and a.version_id is distinct from ${versionId}`);
  },

  /** Applies a major change: people who have not signed yet start the new text from the beginning. */
  restart: (tx: Tx, organizationId: number, object: ObjectKey, versionId: number, actorId: number | null) =>
    transition(tx, {
      organizationId,
      where: sql`${ofObject(object)} and a.version_id is distinct from ${versionId}`,
      set: sql`version_id = ${versionId}, opened_at = null, refused_at = null, reminded_at = null, progress = 0, score = null`,
      toStatus: sql`case when a.status = 'inProgress' then 'assigned' else a.status end`,
      reason: 'newVersion',
      actorId,
    }),

  /** Excludes the assignments of people who left from statistics: they are history. */
  async retire(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<void> {
    await tx.execute(sql`
      update assignment a set is_current = false
      from users u
      where a.organization_id = ${organizationId} and a.user_id = any(${ints(userIds)}) and a.is_current
        and u.organization_id = a.organization_id and u.id = a.user_id and not ${worksHereSql(sql`u`)}`);
  },

  /** The same for an archived object. */
  async retireObject(tx: Tx, organizationId: number, object: ObjectKey): Promise<void> {
    await tx.execute(sql`
      update assignment a set is_current = false
      where a.organization_id = ${organizationId} and ${ofObject(object)} and a.is_current`);
  },

  /**
   * Returns the objects that these people have worked on although none of their assignments counts: the people have returned, or
   * the objects are archived.
   */
  async retiredObjects(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<ObjectKey[]> {
    const rows = await selectRows(tx, {
      object_type: oneOf(enumerations.ObjectType),
      object_id: integer,
    })(sql`
      select distinct a.object_type, a.object_id
      from assignment a join users u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = ${organizationId} and a.user_id = any(${ints(userIds)}) and a.status <> 'cancelled'
        and ${worksHereSql(sql`u`)} and not ${isOfEarlierEmployment(sql`a`)}
        and not exists (
          select from assignment c where c.organization_id = a.organization_id and c.user_id = a.user_id and c.is_current)`);
    return rows.map((row) => ({ objectType: row.object_type, objectId: row.object_id }));
  },

  /** Makes each working person's newest assignment of the object count again; null: of all people. */
  async revive(
    tx: Tx,
    organizationId: number,
    object: ObjectKey,
    userIds: readonly number[] | null,
  ): Promise<void> {
    await tx.execute(sql`
      update assignment a set is_current = true
      from (
        select distinct on (n.user_id) n.id from assignment n
        join users u on u.organization_id = n.organization_id and u.id = n.user_id
        where n.organization_id = ${organizationId} and n.object_type = ${object.objectType}
          and n.object_id = ${object.objectId} and n.status <> 'cancelled' and ${worksHereSql(sql`u`)}
          and not ${isOfEarlierEmployment(sql`n`)}
          and ${userIds === null ? sql`true` : sql`n.user_id = any(${ints(userIds)})`}
        order by n.user_id, n.cycle desc
      ) newest
      where a.organization_id = ${organizationId} and a.id = newest.id and not a.is_current`);
  },

  /** Returns the people in or below the subdivisions. */
  async peopleBelow(tx: Tx, organizationId: number, subdivisionIds: readonly number[]): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(sql`
      with recursive below as (
        select s.id from subdivision s where s.organization_id = ${organizationId} and s.id = any(${ints(subdivisionIds)})
        union
        select s.id from subdivision s join below b on s.parent_id = b.id where s.organization_id = ${organizationId}
      )
      select u.id from users u where u.organization_id = ${organizationId} and u.subdivision_id in (select id from below)`);
    return rows.map((row) => row.id);
  },
};
