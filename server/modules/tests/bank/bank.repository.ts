import { and, arrayOverlaps, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyQuestion } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { boolean, integer, json, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { QueryTestBankArgs } from '@server/graphql/generated/types';
import { paging, wordPatterns } from '@server/modules/checks';
import { questionSchema } from '@server/modules/content/questions/question-schema';
import { countOfAll, paged } from '@server/modules/paged';
import { ints, texts } from '@server/modules/sql';
import { ownBank, type Whose } from './bank-access';
import {
  type BankQuestionRow,
  testBankQuestionTable as bank,
  testBankRevisionTable as revision,
} from '../tests.tables';
import type { StoredDraw } from '../test-version';

export interface BankQuestion extends BankQuestionRow {
  question: AnyQuestion;
}

const TAGS_MAX = 200;

const newest = sql`${revision.organizationId} = ${bank.organizationId} and ${revision.id} = ${bank.revisionId}`;

/** Returns a page of questions with their newest texts. */
export async function listBank(
  tx: Tx,
  organizationId: number,
  whose: Whose,
  { search, tags, difficulty, isArchive, page, pageSize }: QueryTestBankArgs,
): Promise<{ items: BankQuestion[]; count: number }> {
  const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), ({ limit, offset }) =>
    tx
      .select({ bank, question: revision.question, count: countOfAll.as('count') })
      .from(bank)
      .innerJoin(revision, newest)
      .where(
        and(
          ownBank(organizationId, whose),
          eq(bank.isArchive, isArchive === true),
          tags && tags.length > 0 ? arrayOverlaps(bank.tags, tags) : undefined,
          difficulty == null ? undefined : eq(bank.difficulty, difficulty),
          ...wordPatterns(search ?? '').map(
            (pattern) => sql`replace(lower(${bank.text}), 'ё', 'е') like ${pattern}`,
          ),
        ),
      )
      .orderBy(desc(bank.updatedAt), desc(bank.id))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows.map(({ bank: row, question }) => ({ ...row, question })), count };
}

/** Returns the existing tags, and the number of questions of each. */
export async function tagsOfBank(
  tx: Tx,
  organizationId: number,
  whose: Whose,
): Promise<{ name: string; count: number }[]> {
  const rows = await selectRows(tx, { name: text, count: integer })(sql`
    select tag as name, count(*)::int as count from test_bank_question b, unnest(b.tags) tag
    where b.organization_id = ${organizationId} and not b.is_archive
      and (${whose}::int is null or b.owner_id = ${whose})
    group by tag order by count(*) desc, tag limit ${TAGS_MAX}`);
  return rows;
}

/** Locks the question until the transaction ends; null: absent, or in another person's bank. */
export async function lockBankQuestion(
  tx: Tx,
  organizationId: number,
  whose: Whose,
  id: number,
): Promise<BankQuestionRow | null> {
  const [row] = await tx
    .select()
    .from(bank)
    .where(and(ownBank(organizationId, whose), eq(bank.id, id)))
    .for('update');
  return row ?? null;
}

export type NewBankQuestion = Pick<
  BankQuestionRow,
  'questionId' | 'type' | 'text' | 'tags' | 'difficulty'
> & {
  question: AnyQuestion;
};

/** Returns the number of questions, archived or not. */
export async function countBank(tx: Tx, organizationId: number): Promise<number> {
  return tx.$count(bank, eq(bank.organizationId, organizationId));
}

/** Returns those of these ids that are in the bank already, regardless of their owner. */
export async function knownInBank(
  tx: Tx,
  organizationId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: bank.questionId })
    .from(bank)
    .where(and(eq(bank.organizationId, organizationId), inArray(bank.questionId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Stores the contents of questions as revisions, by the question's own id. */
async function insertRevisions(
  tx: Tx,
  organizationId: number,
  userId: number,
  questions: readonly AnyQuestion[],
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(revision)
    .values(
      questions.map((question) => ({
        ...{ organizationId, questionId: question.id, question, createdById: userId },
      })),
    )
    .returning({ id: revision.id, questionId: revision.questionId });
  return new Map(rows.map(({ id, questionId }) => [questionId, id]));
}

/** Adds questions to the bank and returns the new ones; a question that somebody else has added meanwhile stays as it is. */
export async function insertBank(
  tx: Tx,
  organizationId: number,
  userId: number,
  added: readonly NewBankQuestion[],
): Promise<Pick<BankQuestionRow, 'id' | 'text'>[]> {
  const ids = await insertRevisions(
    tx,
    organizationId,
    userId,
    added.map(({ question }) => question),
  );
  return tx
    .insert(bank)
    .values(
      added.map(({ question: _, ...fields }) => ({
        ...{ ...fields, organizationId, ownerId: userId, revisionId: ids.get(fields.questionId) ?? 0 },
      })),
    )
    .onConflictDoNothing()
    .returning({ id: bank.id, text: bank.text });
}

/** Returns the question after the change. */
export async function updateBank(
  tx: Tx,
  { organizationId, id }: Pick<BankQuestionRow, 'organizationId' | 'id'>,
  userId: number,
  { question, questionId: _, ...fields }: NewBankQuestion,
): Promise<BankQuestionRow> {
  const ids = await insertRevisions(tx, organizationId, userId, [question]);
  return change(tx, organizationId, id, { ...fields, revisionId: ids.get(question.id) ?? 0 });
}

/** Archives it, or restores it. */
export async function archiveBank(
  tx: Tx,
  { organizationId, id }: Pick<BankQuestionRow, 'organizationId' | 'id'>,
  isArchive: boolean,
): Promise<BankQuestionRow> {
  return change(tx, organizationId, id, { isArchive });
}

async function change(
  tx: Tx,
  organizationId: number,
  id: number,
  fields: Partial<BankQuestionRow>,
): Promise<BankQuestionRow> {
  const [row] = await tx
    .update(bank)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(bank.organizationId, organizationId), eq(bank.id, id)))
    .returning();
  if (!row) throw new Error(`question ${id} of the bank is gone`);
  return row;
}

/** Returns the contents of these revisions. */
export async function revisionsById(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, AnyQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: revision.id, question: revision.question })
    .from(revision)
    .where(and(eq(revision.organizationId, organizationId), inArray(revision.id, [...ids])));
  return new Map(rows.map(({ id, question }) => [id, questionSchema.parse(question)]));
}

/** The same, in this order. */
export async function revisionsOf(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<AnyQuestion[]> {
  const found = await revisionsById(tx, organizationId, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

const matching = (
  organizationId: number,
  { tags, difficultyFrom, difficultyTo, authorId }: StoredDraw,
): SQL =>
  sql`b.organization_id = ${organizationId} and not b.is_archive
    and b.difficulty between ${difficultyFrom} and ${difficultyTo}
    and (${tags.length === 0} or b.tags && ${texts(tags)})
    and (${authorId}::int is null or b.owner_id = ${authorId})`;

/** Returns how many questions a section could draw from, in addition to these. */
export async function countMatching(
  tx: Tx,
  organizationId: number,
  draw: StoredDraw,
  exceptIds: readonly string[] = [],
): Promise<number> {
  const rows = await selectRows(tx, { count: integer })(sql`
    select count(*)::int as count from test_bank_question b
    where ${matching(organizationId, draw)} and b.question_id <> all(${texts(exceptIds)})`);
  return rows[0]?.count ?? 0;
}

/** A question that a section may draw. */
export interface Candidate {
  /** Identifies the question, whatever its revision. */
  id: string;
  revisionId: number;
  /** Whether the person has answered it right before. */
  isPassed: boolean;
}

/** Returns the questions that a section may draw for a person. */
export async function candidates(
  tx: Tx,
  organizationId: number,
  draw: StoredDraw,
  userId: number,
): Promise<Candidate[]> {
  const rows = await selectRows(tx, { id: text, revisionId: integer, isPassed: boolean })(sql`
    select b.question_id as id, b.revision_id as "revisionId", ${
      draw.isPassedLast
        ? sql`b.question_id in (
            select a.question_id from test_attempt t
            join test_answer a on a.organization_id = t.organization_id and a.attempt_id = t.id
            where t.organization_id = ${organizationId} and t.user_id = ${userId} and cardinality(t.drawn) > 0
              and a.outcome = 'right')`
        : sql`false`
    } as "isPassed"
    from test_bank_question b where ${matching(organizationId, draw)}`);
  return rows;
}

/** Returns the question with this id from the revisions that an attempt has drawn, or null when none of them matches. */
export async function drawnQuestion(
  tx: Tx,
  organizationId: number,
  drawn: readonly number[],
  questionId: string,
): Promise<AnyQuestion | null> {
  const rows = await selectRows(tx, { question: json })(sql`
    select r.question from test_bank_revision r
    where r.organization_id = ${organizationId} and r.id = any(${ints(drawn)}) and r.question_id = ${questionId}`);
  const [row] = rows;
  return row ? questionSchema.parse(row.question) : null;
}
