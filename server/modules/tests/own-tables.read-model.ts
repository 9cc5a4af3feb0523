import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import {
  instantColumn,
  numberColumn,
  ownFilePath,
  type OwnTable,
  textColumn,
} from '@server/modules/content/own-table.read-model';
import { type ContentRow, contentTable } from '@server/modules/files/files.tables';
import { documentTextOr } from '@server/texts';
import { testAnswerFileTable, testAttemptTable } from './tests.tables';

/** The text of a version's own question, as a table of at most one row; none for questions that were drawn from the bank. */
const questionOf = (organizationId: SQL, versionId: SQL, questionId: SQL): SQL => sql`
  (select q ->> 'text' as text from test_version v, jsonb_array_elements(v.own -> 'questions') q
    where v.organization_id = ${organizationId} and v.id = ${versionId} and q ->> 'id' = ${questionId} limit 1)`;

const repeatedRow = {
  code: text,
  name: text,
  question: nullable(text),
  outcome: text,
  answered_at: text,
  due_on: text,
  /** Without the attempt that passed the test. */
  reps: integer,
  lapses: integer,
};

/** Returns the scheduler's state of the questions that the person repeats. */
async function repetitions({ tx, organizationId, lang }: Scope, userId: number): Promise<OwnTable> {
  const rows = await selectRows(
    tx,
    repeatedRow,
  )(sql`
    select t.code, t.name, q.text as question, r.outcome, r.answered_at, r.due_on::text as due_on, r.reps - 1 as reps, r.lapses
    from test_repetition r
    join test t on t.organization_id = r.organization_id and t.id = r.test_id
    left join lateral ${questionOf(sql`t.organization_id`, sql`t.current_version_id`, sql`r.question_id`)} q on true
    where r.organization_id = ${organizationId} and r.user_id = ${userId} order by r.answered_at desc, r.question_id`);
  return {
    key: 'repetitions',
    columns: [
      textColumn('code', 14),
      textColumn('name', 44),
      textColumn('question', 60),
      textColumn('outcome', 16),
      instantColumn('at'),
      textColumn('askedAgainOn', 18),
      numberColumn('repetitions', 12),
      numberColumn('lapses', 12),
    ],
    rows: rows.map((row) => [
      row.code,
      row.name,
      row.question,
      documentTextOr(lang, `own.outcome.${row.outcome}`, row.outcome),
      new Date(row.answered_at),
      row.due_on,
      row.reps,
      row.lapses,
    ]),
  };
}

const attachedRow = {
  code: text,
  name: text,
  number: integer,
  question: nullable(text),
  file_id: integer,
  file: text,
  size: integer,
  created_at: text,
};

/** Returns what the person has attached to answers; the files themselves are beside the tables. */
async function attached({ tx, organizationId }: Scope, userId: number): Promise<OwnTable> {
  const rows = await selectRows(
    tx,
    attachedRow,
  )(sql`
    select t.code, t.name, a.number, q.text as question, c.id as file_id, c.name as file,
      (c.details ->> 'size')::int as size, f.created_at
    from test_answer_file f
    join test_attempt a on a.organization_id = f.organization_id and a.id = f.attempt_id
    join test t on t.organization_id = a.organization_id and t.id = a.test_id
    join content c on c.organization_id = f.organization_id and c.id = f.content_id
    left join lateral ${questionOf(sql`a.organization_id`, sql`a.version_id`, sql`f.question_id`)} q on true
    where f.organization_id = ${organizationId} and a.user_id = ${userId} order by c.id`);
  return {
    key: 'answerFiles',
    columns: [
      textColumn('code', 14),
      textColumn('name', 44),
      numberColumn('attempt', 10),
      textColumn('question', 60),
      textColumn('file', 34),
      numberColumn('bytes', 14),
      textColumn('pathInArchive', 44),
      instantColumn('at'),
    ],
    rows: rows.map((row) => [
      row.code,
      row.name,
      row.number,
      row.question,
      row.file,
      row.size,
      ownFilePath({ id: row.file_id, name: row.file }),
      new Date(row.created_at),
    ]),
  };
}

/** Returns the files that the person has attached to answers, including answers to questions drawn from the bank. */
export async function ownAnswerFiles({ tx, organizationId }: Scope, userId: number): Promise<ContentRow[]> {
  return tx
    .select(getTableColumns(contentTable))
    .from(testAnswerFileTable)
    .innerJoin(
      testAttemptTable,
      and(
        eq(testAttemptTable.organizationId, testAnswerFileTable.organizationId),
        eq(testAttemptTable.id, testAnswerFileTable.attemptId),
        eq(testAttemptTable.userId, userId),
      ),
    )
    .innerJoin(
      contentTable,
      and(
        eq(contentTable.organizationId, testAnswerFileTable.organizationId),
        eq(contentTable.id, testAnswerFileTable.contentId),
      ),
    )
    .where(eq(testAnswerFileTable.organizationId, organizationId))
    .orderBy(contentTable.id);
}

/** Returns a person's data in tests other than assignments, for the copy of their own data. */
export async function ownTestTables(scope: Scope, userId: number): Promise<OwnTable[]> {
  return [await repetitions(scope, userId), await attached(scope, userId)];
}
