import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, oneOf, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Demand } from '@server/events/domain-events';
import { enumerations } from '@server/graphql/generated/enumerations';
import { isOpen } from '@server/modules/assignment-statuses';
import type { ObjectKey, PublishedObject } from '@server/modules/content/content-kind';
import { endOfDay, ints, isWorking } from '@server/modules/sql';
import { assignmentDemandTable, assignmentEventTable } from '../assignments.tables';
import { isDemanded } from './demands';
import { isOfEarlierEmployment, restorePrevious } from './evaluation-plan.repository';
import { objectKeyRows } from '../object-keys.sql';
import type { Moved } from '../assignments.repository';

// Objects that sources other than rules require of people. One open assignment per person and object satisfies all sources.

const ofSource = (
  organizationId: number,
  { objectType, objectId }: ObjectKey,
  userIds: readonly number[],
): SQL =>
  sql`d.organization_id = ${organizationId} and d.source_type = ${objectType} and d.source_id = ${objectId}
    and d.user_id = any(${ints(userIds)})`;

/** Returns `user_id` and `due_at`: the source's due date for each of these people. `where`: a condition on `u`, the person. */
function askedPeople(
  organizationId: number,
  { objectType, objectId }: ObjectKey,
  userIds: readonly number[],
  dueOn: string | undefined,
  where = sql`true`,
): SQL {
  return sql`select u.id as user_id, coalesce(${endOfDay(sql`${dueOn ?? null}::date`, sql`z.timezone`)}, s.due_at) as due_at
    from unnest(${ints(userIds)}) as p (user_id)
    join users u on u.organization_id = ${organizationId} and u.id = p.user_id
    join organization z on z.id = ${organizationId}
    left join assignment s on s.organization_id = ${organizationId} and s.user_id = u.id
      and s.object_type = ${objectType} and s.object_id = ${objectId} and ${isOpen(sql`s.status`)}
    where ${where}`;
}

/** Whether the person is the source: they have taken the object from the shelf. */
const isOwnSource = (d: SQL): SQL =>
  sql`(${d}.source_type = ${d}.object_type and ${d}.source_id = ${d}.object_id)`;

/** Returns those of the assignments that the person took on their own and that no other source requires. */
export async function takenVoluntarily(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select a.id from assignment a
    join assignment_demand d on d.organization_id = a.organization_id and d.user_id = a.user_id
      and d.object_type = a.object_type and d.object_id = a.object_id
    where a.organization_id = ${organizationId} and a.id = any(${ints(ids)}) and a.is_derived
      and ${isOpen(sql`a.status`)}
    group by a.id having bool_and(${isOwnSource(sql`d`)})`);
  return new Set(rows.map(({ id }) => id));
}

/** Returns when the person took the assignment from the shelf; null: they did not. */
export async function takenAt(tx: Tx, organizationId: number, assignmentId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: assignmentEventTable.at })
    .from(assignmentEventTable)
    .where(
      and(
        eq(assignmentEventTable.organizationId, organizationId),
        eq(assignmentEventTable.assignmentId, assignmentId),
        eq(assignmentEventTable.reason, 'taken'),
      ),
    )
    .limit(1);
  return row?.at ?? null;
}

/** Returns the other sources that require the object of this person, the oldest first. */
export async function demandsBehind(
  tx: Tx,
  organizationId: number,
  userId: number,
  { objectType, objectId }: ObjectKey,
): Promise<(ObjectKey & { createdAt: Date })[]> {
  const table = assignmentDemandTable;
  return tx
    .select({ objectType: table.sourceType, objectId: table.sourceId, createdAt: table.createdAt })
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.userId, userId),
        eq(table.objectType, objectType),
        eq(table.objectId, objectId),
        sql`not ${isOwnSource(sql`${table}`)}`,
      ),
    )
    .orderBy(table.createdAt, table.sourceId);
}

/** Replaces the demands of the source on these people. Returns the objects that it no longer requires. */
export async function replaceDemands(
  tx: Tx,
  organizationId: number,
  source: ObjectKey,
  { userIds, objects, dueOn }: Demand,
): Promise<ObjectKey[]> {
  const rows = await selectRows(tx, { objectType: oneOf(enumerations.ObjectType), objectId: integer })(sql`
    with freed as (
      delete from assignment_demand d
      where ${ofSource(organizationId, source, userIds)} and (d.object_type, d.object_id) not in (${objectKeyRows(objects)})
      returning d.object_type, d.object_id
    ) select distinct object_type as "objectType", object_id as "objectId" from freed`);
  if (objects.length > 0) {
    await tx.execute(sql`
      insert into assignment_demand (organization_id, user_id, object_type, object_id, source_type, source_id, due_at)
      select ${organizationId}::int, p.user_id, o.object_type, o.object_id, ${source.objectType}::text, ${source.objectId}::int,
        p.due_at
      from (${askedPeople(organizationId, source, userIds, dueOn)}) p cross join (${objectKeyRows(objects)}) o
      order by p.user_id
      on conflict (organization_id, user_id, object_type, object_id, source_type, source_id) do update
        set due_at = excluded.due_at where assignment_demand.due_at is distinct from excluded.due_at`);
  }
  return rows;
}

const movedRow = { object_type: oneOf(enumerations.ObjectType), object_id: integer, user_id: integer };
const metRow = { kind: oneOf(['assigned', 'resign', 'advanced']), ...movedRow };

const movedOf = ({ object_type, object_id, user_id }: RowOf<typeof movedRow>): Moved => ({
  objectType: object_type,
  objectId: object_id,
  userId: user_id,
});

/**
 * Selects the past and present assignments of these people to the `published` objects: all of them (`known`), and the latest of
 * each person and object (`held`).
 */
const heldAssignments = (organizationId: number, userIds: readonly number[]) => sql`
  known as materialized (
    select a.id, a.user_id, a.object_type, a.object_id, a.version_id, a.cycle, a.status, a.due_at,
      ${isOpen(sql`a.status`)} as is_open, ${isOfEarlierEmployment(sql`a`)} as is_earlier
    from assignment a join published p on p.object_type = a.object_type and p.object_id = a.object_id
    where a.organization_id = ${organizationId} and a.user_id = any(${ints(userIds)})
  ),
  held as (
    select distinct on (k.user_id, k.object_type, k.object_id) k.user_id, k.object_type, k.object_id, k.id, k.version_id,
      case when k.is_earlier then 'cancelled' else k.status end as status,
      max(k.cycle) over w as last_cycle, bool_or(k.is_open) over w as is_open
    from known k window w as (partition by k.user_id, k.object_type, k.object_id)
    order by k.user_id, k.object_type, k.object_id, (k.status = 'cancelled'), k.cycle desc
  )`;

/** Records in the assignments' history that they were demanded, or are now due earlier. */
const notedDemands = (organizationId: number, source: ObjectKey) => sql`
  notified as (
    insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason, actor_id)
    select ${organizationId}::int, id, null, status, case when own then 'taken' else 'bundle' end,
      case when own then user_id end
    from (select i.*, i.object_type = ${source.objectType}::text and i.object_id = ${source.objectId}::int as own from inserted i) i
    union all
    select ${organizationId}::int, id, status, status, 'advanced', null from sooner
  )`;

/**
 * Creates the assignments that the source requires of these people and that are not open yet; for an open one, the earlier due
 * date applies. `published`: the objects that can be assigned now.
 */
export async function assignDemanded(
  tx: Tx,
  organizationId: number,
  source: ObjectKey,
  { userIds, dueOn }: Pick<Demand, 'userIds' | 'dueOn'>,
  published: readonly (PublishedObject & ObjectKey)[],
): Promise<{ kind: RowOf<typeof metRow>['kind']; moved: Moved }[]> {
  if (published.length === 0 || userIds.length === 0) return [];
  const values = sql.join(
    published.map(
      ({ objectType, id, versionId, majorVersionId, weight = 1 }) =>
        sql`(${objectType}::text, ${id}::int, ${versionId}::int, ${majorVersionId}::int, ${weight}::int)`,
    ),
    sql`, `,
  );
  // People and objects come from the given values, not from the rows just written, for which the planner has no statistics: it
  // would estimate 240,000 of them as one, and compare each with all.
  const rows = await selectRows(
    tx,
    metRow,
  )(sql`
    with published (object_type, object_id, version_id, major_id, weight) as (values ${values}),
    asked as materialized (${askedPeople(organizationId, source, userIds, dueOn, isWorking(organizationId))}),
    ${heldAssignments(organizationId, userIds)},
    sooner as (
      update assignment a set due_at = w.due_at, updated_at = now() from known k join asked w on w.user_id = k.user_id
      where a.organization_id = ${organizationId} and a.id = k.id and k.is_open and w.due_at is not null
        and (k.due_at is null or k.due_at > w.due_at)
      returning a.id, a.user_id, a.object_type, a.object_id, a.status
    ),
    missing as materialized (
      select w.user_id, w.due_at, p.*, h.id as held_id, h.status as held_status, h.version_id as held_version,
        coalesce(h.last_cycle, 0) + 1 as cycle
      from asked w cross join published p
      left join held h on h.user_id = w.user_id and h.object_type = p.object_type and h.object_id = p.object_id
      where h.is_open is not true
      order by w.user_id
    ),
    inserted as (
      insert into assignment (organization_id, user_id, object_type, object_id, version_id, cycle, status, due_at, weight,
        delta_from_version_id, is_derived)
      select ${organizationId}::int, user_id, object_type, object_id, version_id, cycle,
        case when held_status = 'done' then 'resign' else 'assigned' end, due_at, weight,
        case when held_status = 'done' and held_version < major_id then held_version end, true
      from missing
      on conflict do nothing
      returning id, user_id, object_type, object_id, status
    ),
    superseded as (
      update assignment a set is_current = false from missing m join inserted i using (user_id, object_type, object_id)
      where a.organization_id = ${organizationId} and a.id = m.held_id and a.is_current
    ),
    ${notedDemands(organizationId, source)}
    select status as kind, object_type, object_id, user_id from inserted
    union all select 'advanced', object_type, object_id, user_id from sooner`);
  return rows.map((row) => ({ kind: row.kind, moved: movedOf(row) }));
}

/**
 * Withdraws assignments that no source requires any more. The person's earlier, completed assignment counts in statistics again.
 * `by`: the person who gives up what they took on their own; null: another reason.
 */
export async function withdrawDemanded(
  tx: Tx,
  organizationId: number,
  objects: readonly ObjectKey[],
  userIds: readonly number[],
  by: number | null = null,
): Promise<Moved[]> {
  if (objects.length === 0 || userIds.length === 0) return [];
  const rows = await selectRows(
    tx,
    movedRow,
  )(sql`
    with removed as (
      select a.id, a.user_id, a.object_type, a.object_id, a.status, a.cycle from assignment a
      where a.organization_id = ${organizationId} and a.user_id = any(${ints(userIds)})
        and (a.object_type, a.object_id) in (${objectKeyRows(objects)})
        and a.is_derived and ${isOpen(sql`a.status`)} and not ${isDemanded(sql`a`)}
      for update
    ),
    cancelled as (
      update assignment a set status = 'cancelled', is_current = false, updated_at = now() from removed r
      where a.organization_id = ${organizationId} and a.id = r.id
      returning a.id, a.user_id, a.object_type, a.object_id, r.status as from_status
    ),
    revived as (${restorePrevious(organizationId)}),
    notified as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason, actor_id)
      select ${organizationId}::int, id, from_status, 'cancelled', ${by === null ? 'unmatched' : 'givenUp'}::text, ${by}::int
      from cancelled
    )
    select object_type, object_id, user_id from cancelled`);
  return rows.map(movedOf);
}

/**
 * Updates the progress of these people's assignments. It changes often, so it is neither recorded in the history nor sent to
 * sockets.
 */
export async function setProgress(
  tx: Tx,
  organizationId: number,
  { objectType, objectId }: ObjectKey,
  userIds: readonly number[],
  progress: number,
): Promise<void> {
  await tx.execute(sql`
    update assignment a set progress = ${progress}, updated_at = now(),
      status = case when a.status = 'assigned' and ${progress}::int > 0 then 'inProgress' else a.status end
    where a.organization_id = ${organizationId} and a.object_type = ${objectType} and a.object_id = ${objectId}
      and a.user_id = any(${ints(userIds)}) and ${isOpen(sql`a.status`)} and a.progress <> ${progress}`);
}

/**
 * Invalidates what these people have completed: they must do it again if one of their rules still applies. What they have done
 * since then is not required again (`delta_from_version_id`).
 */
export async function lapse(
  tx: Tx,
  organizationId: number,
  { objectType, objectId }: ObjectKey,
  versionId: number,
  userIds: readonly number[],
): Promise<Moved[]> {
  const rows = await selectRows(
    tx,
    movedRow,
  )(sql`
    with again as (
      select a.* from assignment a
      join assignment_rule r on r.organization_id = a.organization_id and r.id = a.rule_id and not r.is_paused
      join users u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = ${organizationId} and a.object_type = ${objectType} and a.object_id = ${objectId}
        and a.user_id = any(${ints(userIds)}) and a.status = 'done' and a.is_current and ${isWorking(organizationId)}
    ),
    inserted as (
      insert into assignment (organization_id, user_id, object_type, object_id, version_id, rule_id, cycle, status, weight,
        delta_from_version_id)
      select ${organizationId}::int, user_id, object_type, object_id, ${versionId}::int, rule_id,
        (select max(c.cycle) + 1 from assignment c where c.organization_id = g.organization_id and c.user_id = g.user_id
          and c.object_type = g.object_type and c.object_id = g.object_id), 'resign', weight, g.version_id
      from again g
      on conflict do nothing
      returning id, user_id, object_type, object_id
    ),
    superseded as (
      update assignment a set is_current = false from again g join inserted i using (user_id, object_type, object_id)
      where a.organization_id = ${organizationId} and a.id = g.id
    ),
    notified as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason)
      select ${organizationId}::int, id, null, 'resign', 'lapsed' from inserted
    )
    select object_type, object_id, user_id from inserted`);
  return rows.map(movedOf);
}
