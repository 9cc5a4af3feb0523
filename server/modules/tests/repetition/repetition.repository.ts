import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, type RowOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Caller } from '@server/graphql/context';
import { isOpen } from '@server/modules/assignment-statuses';
import { isVisible } from '@server/modules/content/access/access-context.read-model';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { testContent } from '../test.content';
import { testAttemptTable, testTable } from '../tests.tables';
import {
  testRepetitionOffTable as off,
  testRepetitionTable as table,
  type RepetitionRow,
} from './repetition.tables';

const repeatedQuestionRow = { testId: integer, versionId: integer, questionId: text, name: text };

/** A question that may be asked, in the version of its test that is in force. */
export type RepeatedQuestion = RowOf<typeof repeatedQuestionRow>;

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
 * Selects tests in force that the person passed before today and can still see. Tests that are assigned to them now are left out,
 * because repeating their questions would reveal the answers.
 */
const passed = (caller: Caller, today: string): SQL => sql`
  ${testTable.organizationId} = ${caller.organizationId} and not ${testTable.isArchive}
  and ${testTable.currentVersionId} is not null and ${isVisible(testContent, caller)}
  and exists (select from ${testAttemptTable} a join organization o on o.id = a.organization_id
    where a.organization_id = ${caller.organizationId} and a.user_id = ${caller.userId} and a.test_id = ${testTable.id}
      and a.is_passed and (a.finished_at at time zone o.timezone)::date < ${today}::date)
  and not exists (select from assignment s where s.organization_id = ${caller.organizationId}
    and s.user_id = ${caller.userId} and s.object_type = 'test' and s.object_id = ${testTable.id}
    and (${isOpen(sql`s.status`)} or s.status = 'onReview'))`;

/**
 * The tests' questions that a program can grade and that still count, with their stored state: `q`, `r`. Tests that never show
 * their takers which answers were right are left out.
 */
const repeatable = (caller: Caller, today: string): SQL => sql`
  from ${testTable} join test_version v on v.organization_id = ${testTable.organizationId} and v.id = ${testTable.currentVersionId}
  cross join lateral jsonb_array_elements(v.own -> 'questions') q
  left join ${table} r on r.organization_id = ${caller.organizationId} and r.user_id = ${caller.userId}
    and r.test_id = ${testTable.id} and r.question_id = q ->> 'id'
  where ${passed(caller, today)} and q ->> 'type' not in ('fileAnswer', 'openText')
    and v.own -> 'settings' -> 'review' ->> 'correctness' <> 'never'
    and coalesce((select g.answer is not null from test_regrading g where g.organization_id = ${caller.organizationId}
      and g.version_id = v.id and g.question_id = q ->> 'id' order by g.id desc limit 1), true)`;

const columns = sql`${testTable.id} as "testId", v.id as "versionId", q ->> 'id' as "questionId", ${testTable.name} as name`;

/**
 * Returns the questions of today: due ones first, starting with the longest waiting, then those that were never repeated, in an
 * order that changes daily.
 */
export async function questionsOfDay(
  tx: Tx,
  caller: Caller,
  today: string,
  limit: number,
): Promise<RepeatedQuestion[]> {
  if (limit <= 0) return [];
  const rows = await selectRows(
    tx,
    repeatedQuestionRow,
  )(sql`
    select ${columns} ${repeatable(caller, today)} and coalesce(r.due_on <= ${today}::date, true)
    order by r.due_on nulls last, md5(${today}::text || ':' || ${caller.userId}::text || ':' || ${testTable.id} || ':' || (q ->> 'id'))
    limit ${limit}`);
  return rows;
}

/** Returns a question that was answered today, if it may still be asked. */
export async function answeredQuestion(
  tx: Tx,
  caller: Caller,
  today: string,
  { testId, questionId }: Pick<RepeatedQuestion, 'questionId' | 'testId'>,
): Promise<RepeatedQuestion | null> {
  const rows = await selectRows(
    tx,
    repeatedQuestionRow,
  )(sql`
    select ${columns} ${repeatable(caller, today)} and r.answered_on = ${today}::date
      and ${testTable.id} = ${testId} and q ->> 'id' = ${questionId}`);
  return rows[0] ?? null;
}

type Key = Pick<RepetitionRow, 'organizationId' | 'questionId' | 'testId' | 'userId'>;

const ofKey = ({ organizationId, userId, testId, questionId }: Key) =>
  and(
    eq(table.organizationId, organizationId),
    eq(table.userId, userId),
    eq(table.testId, testId),
    eq(table.questionId, questionId),
  );

/** Returns the stored state of a question, locked until the transaction ends; null: it was never repeated. */
export async function lockRepetition(tx: Tx, key: Key): Promise<RepetitionRow | null> {
  const [row] = await tx.select().from(table).where(ofKey(key)).for('update');
  return row ?? null;
}

/** Stores an answer; of two concurrent answers, or two on the same day, the earlier one is kept. */
export async function rememberRepetition(tx: Tx, row: RepetitionRow): Promise<RepetitionRow> {
  await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: [table.organizationId, table.userId, table.testId, table.questionId],
      set: row,
      setWhere: lt(table.answeredOn, row.answeredOn),
    });
  const [stored] = await tx.select().from(table).where(ofKey(row));
  return stored ?? row;
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
