import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { AssignmentStatus } from '@server/graphql/generated/types';
import { isOpen } from '@server/modules/assignment-statuses';
import type { ObjectKey, PublishedObject } from '@server/modules/content/content-kind';
import { ints } from '@server/modules/sql';
import type { RouteComponent } from '../route/qualification-version';

// Reads who has done which components of a qualification, for many people in one statement.

/** A component, with the version that has to be done; null: it is unpublished or archived. */
export interface AskedComponent {
  item: RouteComponent;
  published: (PublishedObject & ObjectKey) | null;
}

/** The components as rows: `ord`, `object_type`, `object_id`, `major_id`, `accept_days`, `is_kept`. */
export function componentValues(asked: readonly AskedComponent[]): SQL {
  return sql.join(
    asked.map(
      ({ item, published }, ord) => sql`(${ord}::int, ${item.objectType}::text, ${item.objectId}::int,
        ${published?.majorVersionId ?? null}::int, ${item.acceptEarlierDays}::int)`,
    ),
    sql`, `,
  );
}

/**
 * The time since which a person's results of a component count. `p`: the person's assignment of the qualification (`created_at`,
 * `timezone`, `delta_from_version_id`, `is_renewal`, `is_met`, `withdrawn_at`), `i`: a component. After a change, everything that
 * is still in force counts; for a renewal, nothing from before counts; nor does anything from before a certificate was withdrawn.
 * The age of an earlier result is a number of days, so all of the last day counts, at whatever hour the qualification is assigned.
 */
const countedSince = sql`greatest(case
  when p.is_met or p.delta_from_version_id is not null then '-infinity'::timestamptz
  when p.is_renewal or i.accept_days is null then p.created_at
  else ((p.created_at at time zone p.timezone)::date - i.accept_days)::timestamp at time zone p.timezone end, p.withdrawn_at)`;

/** The newest assignment of component `i` that person `p` has completed and whose result counts. */
function countedResult(organizationId: number): SQL {
  return sql`(select a.id, a.version_id, coalesce(a.completed_at, a.updated_at) as done_at from assignment a
    where a.organization_id = ${organizationId} and a.user_id = p.user_id and a.object_type = i.object_type
      and a.object_id = i.object_id and a.status in ('done', 'waived')
      and (i.major_id is null or a.status = 'waived' or a.version_id >= i.major_id)
      and (a.valid_until is null or a.valid_until > now())
      and coalesce(a.completed_at, a.updated_at) >= ${countedSince}
    order by a.cycle desc limit 1)`;
}

/** People with their current or last assignment of the qualification; `where` filters `a`. */
function peopleOf(organizationId: number, qualificationId: number, where: SQL): SQL {
  return sql`select distinct on (a.user_id) a.user_id, a.id as assignment_id, a.created_at, a.delta_from_version_id, a.status,
      a.status in ('done', 'waived') as is_met, w.withdrawn_at, org.timezone,
      exists (select from assignment e where e.organization_id = a.organization_id and e.user_id = a.user_id
        and e.object_type = a.object_type and e.object_id = a.object_id and e.cycle < a.cycle and e.status = 'done') as is_renewal
    from assignment a
    join organization org on org.id = a.organization_id
    left join qualification_award_state w on w.organization_id = a.organization_id and w.qualification_id = a.object_id
      and w.user_id = a.user_id and w.is_current
    where a.organization_id = ${organizationId} and a.object_type = 'qualification'
      and a.object_id = ${qualificationId} and a.status <> 'cancelled' and ${where}
    order by a.user_id, a.cycle desc`;
}

const among = (userIds: readonly number[] | null): SQL =>
  userIds === null ? sql`true` : sql`a.user_id = any(${ints(userIds)})`;

/** A person's progress: a `1` for each component that is done, in their order. */
export interface Mask {
  userId: number;
  assignmentId: number;
  mask: string;
}

/** The masks of everybody who owes the qualification now, or of these people; only assignments that have begun. */
export const readMasks = (
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  asked: readonly AskedComponent[],
  userIds: readonly number[] | null,
): Promise<Mask[]> =>
  masksOf(
    tx,
    organizationId,
    qualificationId,
    asked,
    sql`${among(userIds)} and ${isOpen(sql`a.status`)} and a.start_at <= now()`,
  );

/** The masks of everybody who does not owe it now and holds a certificate in force. */
export const readHolderMasks = (
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  asked: readonly AskedComponent[],
): Promise<Mask[]> =>
  masksOf(
    tx,
    organizationId,
    qualificationId,
    asked,
    sql`not ${isOpen(sql`a.status`)} and w.state in ('valid', 'conditional') and not exists (
      select from assignment o where o.organization_id = a.organization_id and o.user_id = a.user_id
        and o.object_type = a.object_type and o.object_id = a.object_id and ${isOpen(sql`o.status`)})`,
  );

/** `where` filters `a`, a person's current or last assignment of the qualification. */
async function masksOf(
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  asked: readonly AskedComponent[],
  where: SQL,
): Promise<Mask[]> {
  const rows = await selectRows(tx, { userId: integer, assignmentId: integer, mask: text })(sql`
    with i (ord, object_type, object_id, major_id, accept_days) as (values ${componentValues(asked)}),
    p as materialized (${peopleOf(organizationId, qualificationId, where)})
    select p.user_id as "userId", p.assignment_id as "assignmentId",
      string_agg(case when exists ${countedResult(organizationId)} then '1' else '0' end, '' order by i.ord) as mask
    from p cross join i group by p.user_id, p.assignment_id order by p.user_id`);
  return rows;
}

/** Returns the results with which one person completed the components. */
export async function resultsOf(
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  asked: readonly AskedComponent[],
  userId: number,
): Promise<{ ord: number; assignmentId: number; versionId: number | null }[]> {
  const rows = await selectRows(tx, {
    ord: integer,
    assignmentId: integer,
    versionId: nullable(integer),
  })(sql`
    with i (ord, object_type, object_id, major_id, accept_days) as (values ${componentValues(asked)}),
    p as materialized (${peopleOf(organizationId, qualificationId, among([userId]))})
    select i.ord, r.id as "assignmentId", r.version_id as "versionId"
    from p cross join i cross join lateral ${countedResult(organizationId)} r order by i.ord`);
  return rows;
}

/** The state of one component for one person, as it is displayed. */
export interface ComponentState {
  userId: number;
  ord: number;
  doneAt: Date | null;
  isEarlier: boolean;
  status: AssignmentStatus | null;
  dueAt: Date | null;
}

/** Returns the state of each component for each of these people. */
export async function readStates(
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  asked: readonly AskedComponent[],
  userIds: readonly number[],
): Promise<ComponentState[]> {
  if (userIds.length === 0 || asked.length === 0) return [];
  const rows = await selectRows(tx, {
    userId: integer,
    ord: integer,
    doneAt: nullable(text),
    isEarlier: boolean,
    status: nullable(oneOf(enumerations.AssignmentStatus)),
    dueAt: nullable(text),
  })(sql`
    with i (ord, object_type, object_id, major_id, accept_days) as (values ${componentValues(asked)}),
    p as materialized (${peopleOf(organizationId, qualificationId, among(userIds))})
    select p.user_id as "userId", i.ord, to_json(r.done_at) #>> '{}' as "doneAt",
      coalesce(r.done_at < p.created_at, false) as "isEarlier", o.status, to_json(o.due_at) #>> '{}' as "dueAt"
    from p cross join i
    left join lateral ${countedResult(organizationId)} r on true
    left join assignment o on o.organization_id = ${organizationId} and o.user_id = p.user_id
      and o.object_type = i.object_type and o.object_id = i.object_id and ${isOpen(sql`o.status`)}
    order by p.user_id, i.ord`);
  const dateOf = (value: string | null) => (value === null ? null : new Date(value));
  return rows.map((row) => ({ ...row, doneAt: dateOf(row.doneAt), dueAt: dateOf(row.dueAt) }));
}
