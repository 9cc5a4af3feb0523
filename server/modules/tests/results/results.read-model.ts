import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type {
  QueryTestAttemptsArgs,
  QueryTestResultsArgs,
  QueryTestReviewQueueArgs,
} from '@server/graphql/generated/types';
import { paging } from '@server/modules/checks';
import { isLed } from '@server/modules/employees/leaders.read-model';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import { callerOf } from '@server/graphql/access/subject';
import { byName, isNamedLike } from '@server/modules/content/lists/people-by-name.sql';
import { type AssignedPerson, pageOfPeople } from '@server/modules/content/lists/people-page.read-model';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import {
  isTheirPosition,
  isTheirSubdivision,
  placeColumns,
  type PlacedPerson,
} from '@server/modules/employees/person-places.read-model';
import { countOfAll, paged } from '@server/modules/paged';
import { ints, isAmong } from '@server/modules/sql';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import {
  type AnswerRow,
  type AttemptRow,
  type ItemSumRow,
  testAnswerTable as answer,
  testAttemptTable as attempt,
  testItemSumTable,
} from '../tests.tables';

const u = alias(userTable, 'u');

/** Selects whose results are shown: everybody's, or those of the people whom the caller leads. */
const shownPeople = (scope: Scope, isWhole: boolean): SQL | undefined =>
  isWhole ? undefined : isLed(callerOf(scope));

const ofUser = (row: { organizationId: unknown; userId: unknown }): SQL =>
  sql`${u.organizationId} = ${row.organizationId} and ${u.id} = ${row.userId}`;

/** Selects the person's newest assignment that was not cancelled; it is looked up by person, without reading all the others. */
const newestAssignmentOf = (organizationId: number, testId: number): SQL =>
  sql`${assignmentTable.organizationId} = ${organizationId} and ${assignmentTable.userId} = u.id
    and ${assignmentTable.objectType} = 'test' and ${assignmentTable.objectId} = ${testId} and ${assignmentTable.id} = (
    select a.id from assignment a where a.organization_id = ${organizationId} and a.user_id = u.id
      and a.object_type = 'test' and a.object_id = ${testId} and a.status <> 'cancelled'
    order by a.cycle desc limit 1)`;

/** Whose rows a list of results has. */
interface TestPeople extends QueryTestResultsArgs {
  /** Only these people; absent: all. */
  userIds?: readonly number[];
}

/** Selects the people who have, or had, the test assigned. */
const peopleCondition = (
  scope: Scope,
  { testId, search, userIds }: TestPeople,
  isWhole: boolean,
): SQL | undefined =>
  and(
    eq(u.organizationId, scope.organizationId),
    userIds && sql`u.id = any(${ints(userIds)})`,
    shownPeople(scope, isWhole),
    // There is no attempt without an assignment: attempts only matter where it was cancelled.
    sql`u.id in (
      select a.user_id from assignment a where a.organization_id = ${scope.organizationId} and a.object_type = 'test'
        and a.object_id = ${testId} and (a.is_current and a.status <> 'cancelled'
          or exists (select from test_attempt t where t.organization_id = ${scope.organizationId}
            and t.test_id = ${testId} and t.user_id = a.user_id)))`,
    isNamedLike(search),
  );

/** Returns a page of the people who have, or had, the test assigned. */
export async function peopleOfTest(
  scope: Scope,
  asked: TestPeople,
  isWhole: boolean,
): Promise<{ people: AssignedPerson[]; count: number }> {
  const { testId, page, pageSize } = asked;
  const { rows, count } = await pageOfPeople(scope, {
    page,
    pageSize,
    people: peopleCondition(scope, asked, isWhole),
    assignment: newestAssignmentOf(scope.organizationId, testId),
  });
  return { people: rows, count };
}

/** Returns the ids of all of them, by name. */
export async function idsOfTest(
  scope: Scope,
  testId: number,
  isWhole: boolean,
  max: number,
): Promise<number[]> {
  const rows = await scope.tx
    .select({ id: u.id })
    .from(u)
    .where(peopleCondition(scope, { testId }, isWhole))
    .orderBy(...byName)
    .limit(max);
  return rows.map(({ id }) => id);
}

/** Returns a page of the attempts at a test, newest first. */
export async function attemptsOfTest(
  scope: Scope,
  { testId, states, userId, page, pageSize }: QueryTestAttemptsArgs,
  isWhole: boolean,
): Promise<{ items: { attempt: AttemptRow; user: UserRow }[]; count: number }> {
  const { tx, organizationId } = scope;
  const where = and(
    eq(attempt.organizationId, organizationId),
    eq(attempt.testId, testId),
    states && states.length > 0 ? inArray(attempt.state, [...states]) : undefined,
    userId ? eq(attempt.userId, userId) : undefined,
    isWhole
      ? undefined
      : sql`exists (select from users u where ${ofUser(attempt)} and ${shownPeople(scope, isWhole)})`,
  );
  const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), ({ limit, offset }) => {
    // There are many: those before and after the page are counted, but neither read nor sorted.
    const all = tx
      .select({ count: sql<number>`count(*)::int`.as('count') })
      .from(attempt)
      .where(where)
      .as('every');
    const shown = tx
      .select({ id: attempt.id })
      .from(attempt)
      .where(where)
      .orderBy(desc(attempt.id))
      .limit(limit)
      .offset(offset)
      .as('shown');
    const its = alias(attempt, 'its');
    return tx
      .select({ attempt: its, user: u, count: all.count })
      .from(shown)
      .innerJoin(its, and(eq(its.organizationId, organizationId), eq(its.id, shown.id)))
      .innerJoin(u, ofUser(its))
      .crossJoin(all)
      .orderBy(desc(its.id));
  });
  return { items: rows, count };
}

/** Returns a page of the answers that wait for an expert, oldest first. Nobody grades their own. */
export async function waitingAnswers(
  scope: Scope,
  { testId, page, pageSize }: QueryTestReviewQueueArgs,
): Promise<{ items: (PlacedPerson & { answer: AnswerRow; attempt: AttemptRow })[]; count: number }> {
  const { tx, organizationId } = scope;
  const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), ({ limit, offset }) =>
    tx
      .select({ answer, attempt, user: u, ...placeColumns, count: countOfAll })
      .from(answer)
      .innerJoin(
        attempt,
        and(eq(attempt.organizationId, answer.organizationId), eq(attempt.id, answer.attemptId)),
      )
      .innerJoin(u, ofUser(attempt))
      .leftJoin(positionTable, isTheirPosition(u))
      .leftJoin(subdivisionTable, isTheirSubdivision(u))
      .where(
        and(
          eq(answer.organizationId, organizationId),
          eq(attempt.testId, testId),
          eq(attempt.state, 'onReview'),
          eq(answer.outcome, 'open'),
          sql`${attempt.userId} <> ${callerOf(scope).userId}`,
        ),
      )
      .orderBy(asc(attempt.finishedAt), asc(attempt.id), asc(answer.questionId))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows, count };
}

/** Returns the totals of the answers to each question of some versions. */
export async function sumsOfVersions(
  tx: Tx,
  organizationId: number,
  versionIds: readonly number[],
): Promise<ItemSumRow[]> {
  return tx
    .select()
    .from(testItemSumTable)
    .where(
      and(
        eq(testItemSumTable.organizationId, organizationId),
        isAmong(testItemSumTable.versionId, versionIds),
      ),
    );
}
