import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectType, StatisticKind } from '@server/graphql/generated/types';
import { isLate, isOpen } from '@server/modules/assignment-statuses';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { namesLike } from '@server/modules/person-name';
import { ints, worksHereSql } from '@server/modules/sql';
import { assignmentsOf, peopleOf } from './as-of.sql';
import { needsRows } from './figures.read-model';
import {
  countedOf,
  momentOf,
  peopleConditions,
  type StatisticFilter,
  timeConditions,
  typeOf,
} from './statistics.read-model';

/** Selects the people behind a number. */
export interface NumberFilter {
  filter: StatisticFilter;
  objectId: number | null;
  subdivisionId: number | null;
  kind: StatisticKind;
  search: string;
}

const a = alias(assignmentTable, 'a');
const u = alias(userTable, 'u');

/** The displayed fields of an assignment. */
export type AssignmentBehind = Pick<
  AssignmentRow,
  'id' | 'objectId' | 'status' | 'startAt' | 'dueAt' | 'isHeld' | 'completedAt' | 'refusedAt' | 'remindedAt'
>;

interface Behind {
  user: UserRow;
  assignment: AssignmentBehind;
}

/** A part of a list: a page, or the assignments with these ids. */
export type Range = { limit: number; offset: number } | { ids: readonly number[] };

/** Selects `a` by a list of ids. */
const amongIds = (range: Range): SQL => ('ids' in range ? sql`a.id = any(${ints(range.ids)})` : sql`true`);

/** The limit and the offset of a page; a list of ids is read whole. */
const windowOf = (range: Range) => ('ids' in range ? { limit: range.ids.length, offset: 0 } : range);

/** Conditions about `a`. */
const kindsAt = (moment: SQL): Record<StatisticKind, SQL> => ({
  assigned: sql`true`,
  signed: sql`a.status = 'done'`,
  notSigned: isOpen(sql`a.status`),
  overdue: isLate(sql`a.status`, sql`a.due_at`, moment),
  refused: sql`${isOpen(sql`a.status`)} and a.refused_at is not null`,
});

const byName = [sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`, asc(u.id), asc(a.objectId)];

function conditionOf(organizationId: number, number: NumberFilter): SQL | undefined {
  const { filter, objectId, subdivisionId, kind, search } = number;
  return and(
    eq(a.organizationId, organizationId),
    countedOf(typeOf(filter)),
    kindsAt(momentOf(filter))[kind],
    // Everybody with a current assignment works here; the index on names begins with this column.
    eq(u.organizationId, organizationId),
    worksHereSql(u),
    filter.objectIds?.length ? sql`a.object_id = any(${ints(filter.objectIds)})` : undefined,
    objectId === null ? undefined : eq(a.objectId, objectId),
    subdivisionId === null ? undefined : eq(u.subdivisionId, subdivisionId),
    ...peopleConditions(organizationId, filter),
    ...timeConditions(organizationId, filter),
    ...namesLike(search),
  );
}

/** The same for assignments and people of a past moment, including people who have left since. */
function pastConditionOf(organizationId: number, number: NumberFilter): SQL {
  const { filter, objectId, subdivisionId, kind, search } = number;
  const places = [
    ...peopleConditions(organizationId, filter),
    ...(subdivisionId === null ? [] : [sql`u.subdivision_id = ${subdivisionId}`]),
  ];
  const objects = objectId === null ? (filter.objectIds ?? []) : [objectId];
  const conditions = [
    sql`a.organization_id = ${organizationId}`,
    countedOf(typeOf(filter)),
    kindsAt(momentOf(filter))[kind],
    sql`u.organization_id = ${organizationId}`,
    ...(objects.length > 0 ? [sql`a.object_id = any(${ints(objects)})`] : []),
    ...(places.length > 0
      ? [
          sql`a.user_id = any(array(select u.id from ${peopleOf(organizationId, filter)} u
            where ${sql.join(places, sql` and `)}))`,
        ]
      : []),
    ...timeConditions(organizationId, filter),
    ...namesLike(search),
  ];
  return sql.join(conditions, sql` and `);
}

/** Returns a page of people behind a number of a past moment, by name, with their assignments as they were then. */
async function peopleOfThePast(
  tx: Tx,
  organizationId: number,
  number: NumberFilter,
  range: Range,
): Promise<{ items: Behind[]; count: number; peopleCount: number }> {
  const { limit, offset } = windowOf(range);
  const source = sql`${assignmentsOf(organizationId, number.filter)} a`;
  const on = sql`u.organization_id = a.organization_id and u.id = a.user_id`;
  const where = pastConditionOf(organizationId, number);
  // Without the people: their wide rows would slow the sorting of all assignments.
  const assignments = await tx
    .select({
      userId: u.id,
      assignment: {
        id: sql`a.id`.mapWith(assignmentTable.id),
        objectId: sql`a.object_id`.mapWith(assignmentTable.objectId),
        status: sql<AssignmentRow['status']>`a.status`,
        startAt: sql`a.start_at`.mapWith(assignmentTable.startAt),
        dueAt: sql<Date | null>`a.due_at`.mapWith(assignmentTable.dueAt),
        isHeld: sql`a.is_held`.mapWith(assignmentTable.isHeld),
        completedAt: sql<Date | null>`a.completed_at`.mapWith(assignmentTable.completedAt),
        refusedAt: sql<Date | null>`a.refused_at`.mapWith(assignmentTable.refusedAt),
        remindedAt: sql<null>`null`,
      },
    })
    .from(u)
    .innerJoin(source, on)
    .where(and(where, amongIds(range)))
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  const rows =
    'ids' in range
      ? []
      : await selectRows(tx, { count: integer })(
          sql`select count(*)::int as count from users u join ${source} on ${on} where ${where}`,
        );
  const ids = ints(assignments.map(({ userId }) => userId));
  const users = await tx
    .select()
    .from(u)
    .where(and(eq(u.organizationId, organizationId), sql`u.id = any(${ids})`));
  const userOf = new Map(users.map((user) => [user.id, user]));
  const items = assignments.flatMap(({ userId, assignment }) => {
    const user = userOf.get(userId);
    return user ? [{ user, assignment }] : [];
  });
  return { items, count: rows[0]?.count ?? 0, peopleCount: 0 };
}

/** Returns the ids of the assignments of everybody behind a number, by name: the order of `peopleBehind`. */
export async function assignmentIdsBehind(
  tx: Tx,
  organizationId: number,
  number: NumberFilter,
): Promise<number[]> {
  const { filter } = number;
  const isPast = Boolean(filter.at);
  const where = isPast ? pastConditionOf(organizationId, number) : conditionOf(organizationId, number);
  const rows = await tx
    .select({ id: sql<number>`a.id` })
    .from(u)
    .innerJoin(
      sql`${assignmentsOf(organizationId, filter)} a`,
      sql`u.organization_id = a.organization_id and u.id = a.user_id`,
    )
    .where(where)
    .orderBy(...byName);
  return rows.map(({ id }) => id);
}

/**
 * Returns a page of people behind a number, by name, their count, and how many people `toRemind` would include: none if the
 * number is of a past moment. For a list of ids nothing is counted.
 */
export async function peopleBehind(
  tx: Tx,
  organizationId: number,
  number: NumberFilter,
  range: Range,
  toRemind: NumberFilter = number,
): Promise<{ items: Behind[]; count: number; peopleCount: number }> {
  if (number.filter.at) return peopleOfThePast(tx, organizationId, number, range);
  const { limit, offset } = windowOf(range);
  const where = conditionOf(organizationId, number);
  const items = await tx
    .select({ user: u, assignment: a })
    .from(a)
    .innerJoin(u, and(eq(u.organizationId, a.organizationId), eq(u.id, a.userId)))
    .where(and(where, amongIds(range)))
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  if ('ids' in range) return { items, count: 0, peopleCount: 0 };
  const rows = await selectRows(tx, { count: integer, peopleCount: integer })(sql`
    select ${assignmentsBehind(tx, organizationId, number)}::int as count,
      ${peopleToRemind(tx, organizationId, toRemind)}::int as "peopleCount"`);
  return { items, ...(rows[0] ?? { count: 0, peopleCount: 0 }) };
}

const behind = (tx: Tx, what: SQL, where: SQL | undefined): SQL =>
  sql`(${tx
    .select({ count: what.as('n') })
    .from(a)
    .innerJoin(u, and(eq(u.organizationId, a.organizationId), eq(u.id, a.userId)))
    .where(where)})`;

/** Uses the counters where they have the number: counting a million rows takes time. */
function assignmentsBehind(tx: Tx, organizationId: number, number: NumberFilter): SQL {
  const { filter, objectId, subdivisionId, kind, search } = number;
  if (needsRows(organizationId, filter) || subdivisionId !== null || search.trim() !== '') {
    return behind(tx, sql`count(*)`, conditionOf(organizationId, number));
  }
  const ids = objectId === null ? (filter.objectIds ?? []) : [objectId];
  return sql`(
    select coalesce(sum(${COUNTED[kind]}), 0) from assignment_count_object c
    where c.organization_id = ${organizationId} and c.object_type = ${typeOf(filter)}
      and ${ids.length > 0 ? sql`c.object_id = any(${ints(ids)})` : sql`true`})`;
}

/** The column or expression of each kind in the counters. */
const COUNTED: Record<StatisticKind, SQL> = {
  assigned: sql`c.signed + c.open`,
  signed: sql`c.signed`,
  notSigned: sql`c.open`,
  overdue: sql`case when c.due_at < now() then c.open else 0 end`,
  refused: sql`c.refused`,
};

/** Counts people who were invited, each once, regardless of how much they owe; the search does not narrow them. */
function peopleToRemind(tx: Tx, organizationId: number, number: NumberFilter): SQL {
  const { filter, objectId, subdivisionId, kind } = number;
  const isNarrow = needsRows(organizationId, filter) || subdivisionId !== null || objectId !== null;
  if (isNarrow || filter.objectIds?.length) {
    const where = and(conditionOf(organizationId, { ...number, search: '' }), sql`not a.is_held`);
    return behind(tx, sql`count(distinct a.user_id)`, where);
  }
  return sql`(
    select count(*)
    from (
      select c.user_id from assignment_count_person c
      where c.organization_id = ${organizationId} and c.object_type = ${typeOf(filter)}
      group by c.user_id having sum(${COUNTED[kind]}) > 0
    ) owing
    join users u on u.organization_id = ${organizationId} and u.id = owing.user_id and u.is_invited)`;
}

/** Returns everybody behind a number, by object. */
export async function idsBehind(
  tx: Tx,
  organizationId: number,
  number: NumberFilter,
): Promise<{ objectId: number; userIds: number[] }[]> {
  return tx
    .select({ objectId: a.objectId, userIds: sql<number[]>`array_agg(a.user_id)` })
    .from(a)
    .innerJoin(u, and(eq(u.organizationId, a.organizationId), eq(u.id, a.userId)))
    .where(conditionOf(organizationId, number))
    .groupBy(a.objectId);
}

/** Returns how many people this transaction has reminded: its timestamp is constant throughout. */
export async function remindedNow(
  tx: Tx,
  organizationId: number,
  objectType: ObjectType,
  objectIds: readonly number[],
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(distinct a.user_id)::int` })
    .from(a)
    .where(
      and(
        eq(a.organizationId, organizationId),
        eq(a.objectType, objectType),
        sql`a.object_id = any(${ints(objectIds)})`,
        sql`a.reminded_at = now()`,
      ),
    );
  return row?.count ?? 0;
}
