import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller } from '@server/graphql/context';
import { isOpen } from '@server/modules/assignment-statuses';
import { isVisible } from '@server/modules/content/access/access-context.read-model';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { testContent } from '../test.content';
import { testTable } from '../tests.tables';
import {
  testRepetitionOffTable as off,
  testRepetitionTable as table,
  type RepetitionRow,
} from './repetition.tables';

const dueQuestionRow = {
  testId: integer,
  versionId: integer,
  questionId: text,
  name: text,
  /** A day, yyyy-MM-dd. */
  dueOn: text,
};

/** A question that may be due, with the version of its test that is in force. */
export type DueQuestion = RowOf<typeof dueQuestionRow>;

type QuestionKey = Pick<RepetitionRow, 'questionId' | 'testId'>;

const repetitionStateRow = {
  isOffered: boolean,
  isOn: boolean,
  /** The organization's calendar day, yyyy-MM-dd. */
  today: text,
  answeredCount: integer,
  timezone: text,
};

export type RepetitionState = RowOf<typeof repetitionStateRow>;

/** Returns whether questions are asked, and the person's progress today, in one statement. */
export async function repetitionState(
  tx: Tx,
  { organizationId, userId }: Caller,
  at: Date,
): Promise<RepetitionState> {
  const today = sql`(${at.toISOString()}::timestamptz at time zone o.timezone)::date`;
  const rows = await selectRows(
    tx,
    repetitionStateRow,
  )(sql`
    select o.is_repetition as "isOffered", o.timezone, to_char(${today}, 'YYYY-MM-DD') as today,
      not exists (select from ${off} f where f.organization_id = o.id and f.user_id = ${userId}) as "isOn",
      (select count(*)::int from ${table} r where r.organization_id = o.id and r.user_id = ${userId}
        and r.answered_on = ${today}) as "answeredCount"
    from ${organizationTable} o where o.id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new Error(`organization ${organizationId} is gone`);
  return row;
}

/**
 * The stored questions of tests in force that repeat and that the person can still see. Tests that are assigned to them now are
 * left out, because repeating their questions would reveal the answers.
 */
const stored = (caller: Caller): SQL => sql`
  select r.test_id as "testId", ${testTable.currentVersionId} as "versionId", r.question_id as "questionId",
    ${testTable.name} as name, to_char(r.due_on, 'YYYY-MM-DD') as "dueOn"
  from ${table} r
  join ${testTable} on ${testTable.organizationId} = ${caller.organizationId} and ${testTable.id} = r.test_id
  where r.organization_id = ${caller.organizationId} and r.user_id = ${caller.userId}
    and ${testTable.isRepetition} and not ${testTable.isArchive} and ${testTable.currentVersionId} is not null
    and ${isVisible(testContent, caller)}
    and not exists (select from assignment s where s.organization_id = ${caller.organizationId}
      and s.user_id = ${caller.userId} and s.object_type = 'test' and s.object_id = r.test_id
      and (${isOpen(sql`s.status`)} or s.status = 'onReview'))`;

/**
 * Returns the next questions that are due by this day, those that have waited longest first.
 * @param after the last one that was read; null: from the beginning
 */
export async function dueQuestions(
  tx: Tx,
  caller: Caller,
  today: string,
  { after, limit }: { after: DueQuestion | null; limit: number },
): Promise<DueQuestion[]> {
  const later = after
    ? sql`and (r.due_on, r.test_id, r.question_id) > (${after.dueOn}::date, ${after.testId}::int, ${after.questionId}::text)`
    : sql``;
  return selectRows(
    tx,
    dueQuestionRow,
  )(sql`
    ${stored(caller)} and r.due_on <= ${today}::date ${later}
    order by r.due_on, r.test_id, r.question_id limit ${limit}`);
}

/** Returns a question that was answered today. */
export async function answeredQuestion(
  tx: Tx,
  caller: Caller,
  today: string,
  { testId, questionId }: QuestionKey,
): Promise<DueQuestion[]> {
  return selectRows(
    tx,
    dueQuestionRow,
  )(sql`
    ${stored(caller)} and r.answered_on = ${today}::date and r.test_id = ${testId} and r.question_id = ${questionId}`);
}

type Key = QuestionKey & Pick<RepetitionRow, 'organizationId' | 'userId'>;

const ofKey = ({ organizationId, userId, testId, questionId }: Key) =>
  and(
    eq(table.organizationId, organizationId),
    eq(table.userId, userId),
    eq(table.testId, testId),
    eq(table.questionId, questionId),
  );

/** Returns the stored state of a question, locked until the transaction ends; null: it is not repeated. */
export async function lockRepetition(tx: Tx, key: Key): Promise<RepetitionRow | null> {
  const [row] = await tx.select().from(table).where(ofKey(key)).for('update');
  return row ?? null;
}

/** Stores an answer to a question that is locked. */
export async function rememberRepetition(tx: Tx, row: RepetitionRow): Promise<void> {
  await tx.update(table).set(row).where(ofKey(row));
}

/** Switches repetition on or off for the person. */
export async function switchRepetition(
  tx: Tx,
  { organizationId, userId }: Caller,
  isOn: boolean,
): Promise<void> {
  if (isOn) {
    await tx.delete(off).where(and(eq(off.organizationId, organizationId), eq(off.userId, userId)));
  } else await tx.insert(off).values({ organizationId, userId }).onConflictDoNothing();
}
