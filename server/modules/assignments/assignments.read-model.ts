import DataLoader from 'dataloader';
import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwedStatus } from '@domain/assignment-statuses';
import { isLate } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { AssignmentStatus } from '@server/graphql/generated/types';
import type { Context } from '@server/graphql/context';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { subjectOf } from '@server/graphql/access/subject';
import { namesLike } from '@server/modules/person-name';
import { mayEditAll } from '@server/modules/content/content.policy';
import { type ContentKinds, objectKeyText, offeredObjects } from '@server/modules/content/content-kinds';
import { userTable } from '@server/modules/employees/employees.tables';
import { groupBy } from '@server/modules/group-by';
import { assignmentTable, type AssignmentRow } from './assignments.tables';
import { isWorking } from '@server/modules/sql';
import { audienceCondition } from './rules/audience.sql';
import { takenVoluntarily } from './evaluation/demands.repository';
import { countMatches } from './evaluation/evaluation.repository';
import { isUnmet, prerequisitesOf, type PrerequisiteRow } from './prerequisites/prerequisites.repository';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { rulesRepository } from './rules/rules.repository';

interface AssignmentLoaders {
  /** Whether the caller sees everybody's progress on an object. */
  isWholeReport: DataLoader<ObjectKey, boolean, string>;
  /** The caller's own latest assignment of an object. */
  myAssignment: DataLoader<ObjectKey, AssignmentRow | null, string>;
  /** Whether the person took the assignment on their own and no other source requires it, by its id. */
  isTakenVoluntarily: DataLoader<number, boolean>;
  /** The prerequisites of an object that the caller has not completed yet. */
  unmetPrerequisites: DataLoader<ObjectKey, PrerequisiteRow[], string>;
  /** The number of people whom an assignment rule matches now, by its id. */
  matchesOfRule: DataLoader<number, number>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends AssignmentLoaders {}
}

export interface AssignmentFilter {
  object: ObjectKey;
  /** A condition on `u`, a row of users. */
  people: SQL;
  statuses: readonly AssignmentStatus[] | null;
  isOverdue: boolean | null;
  search: string;
  limit: number;
  offset: number;
}

const u = alias(userTable, 'u');

/** Whether the assignment is overdue. */
export function isOverdue(row: Pick<AssignmentRow, 'status' | 'dueAt'>, now: Date): boolean {
  return row.dueAt !== null && row.dueAt < now && isOwedStatus(row.status);
}

function conditionOf(organizationId: number, filter: AssignmentFilter, now: Date): SQL | undefined {
  const { object, people, statuses, search } = filter;
  const overdue = isLate(
    sql`${assignmentTable.status}`,
    sql`${assignmentTable.dueAt}`,
    sql`${now}::timestamptz`,
  );
  return and(
    eq(assignmentTable.organizationId, organizationId),
    eq(assignmentTable.objectType, object.objectType),
    eq(assignmentTable.objectId, object.objectId),
    // Cancelled ones are shown only on request; earlier cycles are history.
    statuses === null
      ? eq(assignmentTable.isCurrent, true)
      : and(
          inArray(assignmentTable.status, [...statuses]),
          sql`(${assignmentTable.isCurrent} or ${assignmentTable.status} = 'cancelled')`,
        ),
    people,
    filter.isOverdue === null ? undefined : filter.isOverdue ? overdue : sql`not ${overdue}`,
    ...namesLike(search),
  );
}

/** Returns one page of an object's assignments ordered by people's names, and their total number. */
export async function listAssignments(
  tx: Tx,
  organizationId: number,
  filter: AssignmentFilter,
  now: Date,
): Promise<{ items: AssignmentRow[]; count: number }> {
  const where = conditionOf(organizationId, filter, now);
  const sameUser = and(
    eq(u.organizationId, assignmentTable.organizationId),
    eq(u.id, assignmentTable.userId),
  );
  const rows = await tx
    .select({ assignment: assignmentTable })
    .from(assignmentTable)
    .innerJoin(u, sameUser)
    .where(where)
    .orderBy(
      sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`,
      asc(assignmentTable.userId),
      desc(assignmentTable.cycle),
    )
    .limit(filter.limit)
    .offset(filter.offset);
  const [total] = await tx
    .select({ count: count() })
    .from(assignmentTable)
    .innerJoin(u, sameUser)
    .where(where);
  return { items: rows.map((row) => row.assignment), count: total?.count ?? 0 };
}

/** One assignment. */
export async function findAssignment(
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignmentTable)
    .where(and(eq(assignmentTable.organizationId, organizationId), eq(assignmentTable.id, id)));
  return row ?? null;
}

/** Whether the person is among `people`, a condition on `u`. */
export async function isAmong(tx: Tx, organizationId: number, userId: number, people: SQL): Promise<boolean> {
  const [row] = await tx
    .select({ id: u.id })
    .from(u)
    .where(and(eq(u.organizationId, organizationId), eq(u.id, userId), people));
  return row !== undefined;
}

/** Returns a person's open or latest assignments of these objects, by the object's `objectKeyText`. */
async function assignmentsOf(
  tx: Tx,
  organizationId: number,
  userId: number,
  objects: readonly ObjectKey[],
): Promise<Map<string, AssignmentRow>> {
  const ofType = [...groupBy(objects, ({ objectType }) => objectType)].map(([objectType, same]) =>
    and(
      eq(assignmentTable.objectType, objectType),
      inArray(
        assignmentTable.objectId,
        same.map(({ objectId }) => objectId),
      ),
    ),
  );
  const rows = await tx
    .selectDistinctOn([assignmentTable.objectType, assignmentTable.objectId])
    .from(assignmentTable)
    .where(
      and(
        eq(assignmentTable.organizationId, organizationId),
        eq(assignmentTable.userId, userId),
        or(...ofType),
        ne(assignmentTable.status, 'cancelled'),
      ),
    )
    .orderBy(asc(assignmentTable.objectType), asc(assignmentTable.objectId), desc(assignmentTable.cycle));
  return new Map(rows.map((row) => [objectKeyText(row), row]));
}

/** Counts the people whom the object's rules match now: those who get it when it is first published. */
export async function countMatched(tx: Tx, organizationId: number, object: ObjectKey): Promise<number> {
  const rules = await rulesRepository.active(tx, organizationId, [object]);
  const matches = rules.map((rule) => audienceCondition(organizationId, rule.audience));
  if (matches.length === 0) return 0;
  const rows = await selectRows(tx, { count: integer })(
    sql`select count(*)::int as count from users u where ${isWorking(organizationId)} and (${sql.join(matches, sql` or `)})`,
  );
  return rows[0]?.count ?? 0;
}

/** Creates this module's loaders of a request. */
export function createAssignmentLoaders(kinds: ContentKinds): (source: LoaderSource) => AssignmentLoaders {
  return ({ scope }) => ({
    isWholeReport: new DataLoader(
      async (objects) => {
        const reportable = new Set<string>();
        for (const [objectType, ofType] of groupBy(objects, (object) => object.objectType)) {
          const ids = ofType.map(({ objectId }) => objectId);
          const seen = (await kinds.of(objectType)?.access.reportable(scope(), ids)) ?? [];
          for (const objectId of seen) reportable.add(objectKeyText({ objectType, objectId }));
        }
        return objects.map((object) => reportable.has(objectKeyText(object)));
      },
      { cacheKeyFn: objectKeyText },
    ),
    myAssignment: new DataLoader(
      async (objects) => {
        const { tx, organizationId, caller } = scope();
        if (caller === null) return objects.map(() => null);
        const own = await assignmentsOf(tx, organizationId, subjectOf(caller).userId, objects);
        return objects.map((object) => own.get(objectKeyText(object)) ?? null);
      },
      { cacheKeyFn: objectKeyText },
    ),
    isTakenVoluntarily: new DataLoader(async (ids) => {
      const { tx, organizationId } = scope();
      const taken = await takenVoluntarily(tx, organizationId, ids);
      return ids.map((id) => taken.has(id));
    }),
    unmetPrerequisites: new DataLoader(
      async (objects) => {
        const { tx, organizationId, caller } = scope();
        const userId = caller === null ? null : subjectOf(caller).userId;
        const rows = await prerequisitesOf(tx, organizationId, offeredObjects(kinds), objects, userId);
        const unmet = groupBy(
          rows.filter(({ required }) => isUnmet(required)),
          ({ of }) => objectKeyText(of),
        );
        return objects.map((object) =>
          (unmet.get(objectKeyText(object)) ?? []).map(({ required }) => required),
        );
      },
      { cacheKeyFn: objectKeyText },
    ),
    matchesOfRule: new DataLoader(async (ids) => {
      const { tx, organizationId } = scope();
      const rules = await rulesRepository.byIds(tx, organizationId, ids);
      const counts = await countMatches(
        tx,
        organizationId,
        rules.map((rule) => rule.audience),
      );
      const byId = new Map(rules.map((rule, index) => [rule.id, counts[index] ?? 0]));
      return ids.map((id) => byId.get(id) ?? 0);
    }),
  });
}

/**
 * Whether the caller may see a person's assignment; batched. They see their own, those of their people, or all of them if they
 * see the report.
 */
export async function seesAssignment(
  { signedIn, loaders }: Context,
  { userId, objectType, objectId }: Pick<AssignmentRow, 'userId' | 'objectType' | 'objectId'>,
): Promise<boolean> {
  const subject = subjectOf(signedIn);
  if (userId === subject.userId || mayEditAll(subject)) return true;
  const { subdivisionId = null } = (await loaders.user.load(userId)) ?? {};
  if (subdivisionId !== null && (await loaders.isLedSubdivision.load(subdivisionId))) return true;
  return loaders.isWholeReport.load({ objectType, objectId });
}
