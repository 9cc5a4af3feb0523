import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { ObjectType } from '@server/graphql/generated/types';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { endOfDay, isServed, worksHereSql } from '@server/modules/sql';
import type { Moved } from '../assignments.repository';

const rowShape = { object_type: oneOf(enumerations.ObjectType), object_id: integer, user_id: integer };

type Row = RowOf<typeof rowShape>;

const movedOf = (rows: readonly Row[]): Moved[] =>
  rows.map((row) => ({ objectType: row.object_type, objectId: row.object_id, userId: row.user_id }));

/** Returns scheduled assignments whose start day has come: each is found only once. */
export async function startScheduled(tx: Tx, organizationId: number): Promise<Moved[]> {
  const rows = await selectRows(
    tx,
    rowShape,
  )(sql`
    with begun as (
      select a.id, a.object_type, a.object_id, a.user_id from assignment a
      where a.organization_id = ${organizationId} and a.status = 'assigned' and a.start_at > a.created_at
        and a.start_at <= now() and not a.is_held
        and not exists (
          select from assignment_event e
          where e.organization_id = a.organization_id and e.assignment_id = a.id
            and (e.reason = 'started' or (e.reason = 'invited' and e.at >= a.start_at)))
    ),
    notified as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason)
      select ${organizationId}::int, id, 'assigned', 'assigned', 'started' from begun
    )
    select object_type, object_id, user_id from begun`);
  return movedOf(rows);
}

/** Returns objects with completed assignments that are no longer valid. */
export async function expiredObjects(tx: Tx, organizationId: number): Promise<ObjectKey[]> {
  const rows = await selectRows(tx, { objectType: oneOf(enumerations.ObjectType), objectId: integer })(sql`
    select distinct object_type as "objectType", object_id as "objectId" from assignment
    where organization_id = ${organizationId} and is_current and status = 'done' and valid_until <= now()`);
  return rows;
}

/**
 * Creates the next assignment for people whose completion is older than the recurrence of their unpaused rule, or whose result is
 * no longer valid. The whole text must be signed again. `versions` are the objects' current versions.
 */
export async function repeatDone(
  tx: Tx,
  organizationId: number,
  versions: readonly { objectType: ObjectType; id: number; versionId: number }[],
): Promise<Moved[]> {
  if (versions.length === 0) return [];
  const values = sql.join(
    versions.map(
      ({ objectType, id, versionId }) => sql`(${objectType}::text, ${id}::int, ${versionId}::int)`,
    ),
    sql`, `,
  );
  const rows = await selectRows(
    tx,
    rowShape,
  )(sql`
    with published (object_type, object_id, version_id) as (values ${values}),
    today as (
      select o.timezone, (now() at time zone o.timezone)::date as day from organization o where o.id = ${organizationId}
    ),
    again as (
      select a.id, a.user_id, a.object_type, a.object_id, a.rule_id, a.weight, p.version_id,
        (select max(c.cycle) + 1 from assignment c where c.organization_id = a.organization_id
          and c.user_id = a.user_id and c.object_type = a.object_type and c.object_id = a.object_id) as cycle,
        ${endOfDay(sql`t.day + r.due_days`, sql`t.timezone`)} as due_at
      from assignment a
      cross join today t
      left join assignment_rule r on r.organization_id = a.organization_id and r.id = a.rule_id
      join published p on p.object_type = a.object_type and p.object_id = a.object_id
      join users u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = ${organizationId} and a.status = 'done' and a.is_current
        and (a.valid_until <= now() or (not r.is_paused and r.recurrence_months is not null
          and a.completed_at + make_interval(months => r.recurrence_months) <= now()))
        and ${worksHereSql(sql`u`)}
    ),
    inserted as (
      insert into assignment (organization_id, user_id, object_type, object_id, version_id, rule_id, cycle, status, due_at, weight)
      select ${organizationId}::int, user_id, object_type, object_id, version_id, rule_id, cycle, 'resign', due_at, weight from again
      on conflict do nothing
      returning id, user_id, object_type, object_id
    ),
    superseded as (
      update assignment a set is_current = false from again g join inserted i using (user_id, object_type, object_id)
      where a.organization_id = ${organizationId} and a.id = g.id
    ),
    notified as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason)
      select ${organizationId}::int, id, null, 'resign', 'recurrence' from inserted
    )
    select object_type, object_id, user_id from inserted`);
  return movedOf(rows);
}

export interface Repeats {
  /** The number of people who would have to repeat it immediately. */
  repeatedCount: number;
  /** The time of the next repetition. */
  nextRepeatAt: Date | null;
}

/**
 * Returns how many people would have to repeat it if the rule recurred after this number of months: among those who completed it
 * under this rule.
 */
export async function previewRepeats(
  tx: Tx,
  organizationId: number,
  ruleId: number | null,
  months: number | null,
): Promise<Repeats> {
  if (ruleId === null || months === null) return { repeatedCount: 0, nextRepeatAt: null };
  const rows = await selectRows(tx, { repeated: integer, next: nullable(text) })(sql`
    select count(*) filter (where d.again_at <= now())::int as repeated,
      to_json(min(d.again_at) filter (where d.again_at > now())) #>> '{}' as next
    from (
      select a.completed_at + make_interval(months => ${months}::int) as again_at from assignment a
      join users u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = ${organizationId} and a.rule_id = ${ruleId} and a.status = 'done' and a.is_current
        and ${worksHereSql(sql`u`)}
    ) d`);
  const { repeated = 0, next = null } = rows[0] ?? {};
  return { repeatedCount: repeated, nextRepeatAt: next === null ? null : new Date(next) };
}

/** Returns the organizations with a rule, or with assignments that came from elsewhere: they need the daily work. */
export async function organizationsWithAssignments(tx: Tx): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(
    sql`select o.id from organization o
      where ${isServed(sql`o`)} and (
        exists (select from assignment_rule r where r.organization_id = o.id)
        or exists (select from assignment a where a.organization_id = o.id)
      ) order by o.id`,
  );
  return rows.map((row) => row.id);
}

/** Compacts the counters of statistics, so that reading them stays fast. */
export async function compactCounters(tx: Tx, organizationId: number): Promise<void> {
  await tx.execute(sql`select compact_assignment_counts(${organizationId})`);
}
