import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { FaqVoteReason } from '@server/graphql/generated/types';
import {
  faqEntryTable as entry,
  type FaqEntryRow,
  faqQuestionTable as question,
  faqVoteTable as vote,
  type FaqVoteRow,
} from './faq.tables';

type EntryFields = Omit<typeof entry.$inferInsert, 'id'>;

const waitingQuestionRow = { id: integer, text, name: text, at: text, entry: nullable(integer) };

/** A person's question that waits for an answer. */
export interface WaitingQuestion {
  id: number;
  text: string;
  organizationName: string;
  createdAt: Date;
  /** The answer for which it proposes a change; null: a question without an answer. */
  entryId: number | null;
}

/** How often a reason was given for an answer that did not help. */
export interface FaqReasonRow {
  entryId: number;
  reason: FaqVoteReason;
  count: number;
}

/** A person's comment on an answer that did not help. */
export interface FaqCommentRow {
  reason: FaqVoteReason;
  comment: string;
  updatedAt: Date;
}

/** SQL of questions and answers. Entries belong to no organization: row-level security decides who can read and write them. */
export const faqRepository = {
  list: (tx: Tx): Promise<FaqEntryRow[]> =>
    tx
      .select()
      .from(entry)
      .orderBy(desc(entry.helpful), asc(entry.titleRu), asc(entry.id))
      .limit(limits.faqEntries),

  async find(tx: Tx, id: number): Promise<FaqEntryRow | null> {
    const [row] = await tx.select().from(entry).where(eq(entry.id, id));
    return row ?? null;
  },

  /** Reads an entry and locks it until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<FaqEntryRow | null> {
    const [row] = await tx.select().from(entry).where(eq(entry.id, id)).for('update');
    return row ?? null;
  },

  async count(tx: Tx): Promise<number> {
    const [row] = await tx.select({ count: count() }).from(entry);
    return row?.count ?? 0;
  },

  async insert(tx: Tx, fields: EntryFields): Promise<FaqEntryRow> {
    const [row] = await tx.insert(entry).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(tx: Tx, id: number, fields: Partial<EntryFields>): Promise<FaqEntryRow> {
    const [row] = await tx
      .update(entry)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(entry.id, id))
      .returning();
    if (!row) throw new Error(`no entry ${id}`);
    return row;
  },

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.delete(entry).where(eq(entry.id, id));
  },

  votesOf(tx: Tx, organizationId: number, userId: number, ids: readonly number[]): Promise<FaqVoteRow[]> {
    const own = and(eq(vote.organizationId, organizationId), eq(vote.userId, userId));
    return tx
      .select()
      .from(vote)
      .where(and(own, inArray(vote.entryId, [...ids])));
  },

  /** Stores a vote; it replaces an earlier one. */
  async vote(tx: Tx, row: Omit<FaqVoteRow, 'updatedAt'>): Promise<void> {
    const { isHelpful, reason, comment } = row;
    await tx
      .insert(vote)
      .values(row)
      .onConflictDoUpdate({
        target: [vote.organizationId, vote.userId, vote.entryId],
        set: { isHelpful, reason, comment, updatedAt: sql`now()` },
      });
  },

  /** Returns why answers did not help, the most frequent reason first; empty unless a super admin is the caller. */
  async reasons(tx: Tx, ids: readonly number[]): Promise<FaqReasonRow[]> {
    const rows = await selectRows(tx, {
      entry_id: integer,
      reason: oneOf(enumerations.FaqVoteReason),
      votes: integer,
    })(sql`
      select entry_id, reason, votes from faq_reasons(${sql.param([...ids])})`);
    return rows.map(({ entry_id: entryId, reason, votes }) => ({ entryId, reason, count: votes }));
  },

  /** Returns the comments on an answer that did not help, the newest first; empty unless a super admin is the caller. */
  async comments(tx: Tx, id: number): Promise<FaqCommentRow[]> {
    const rows = await selectRows(tx, {
      reason: oneOf(enumerations.FaqVoteReason),
      comment: text,
      at: text,
    })(sql`
      select reason, comment, updated_at::text as at from faq_comments(${id}, ${limits.faqComments})`);
    return rows.map(({ reason, comment, at }) => ({ reason, comment, updatedAt: new Date(at) }));
  },

  async ask(tx: Tx, row: typeof question.$inferInsert): Promise<{ id: number }> {
    const [asked] = await tx.insert(question).values(row).returning({ id: question.id });
    if (!asked) throw new Error('insert returned nothing');
    return asked;
  },

  /** Returns the waiting questions of all organizations, the newest first; empty unless a super admin is the caller. */
  async waiting(tx: Tx): Promise<WaitingQuestion[]> {
    const rows = await selectRows(
      tx,
      waitingQuestionRow,
    )(sql`
      select id, text, organization_name as name, created_at::text as at, entry_id as entry
      from waiting_faq_questions(${limits.faqQuestions})`);
    return rows.map(({ id, text, name, at, entry: entryId }) => ({
      ...{ id, text, entryId },
      organizationName: name,
      createdAt: new Date(at),
    }));
  },

  /** @returns whether there was such a question */
  async close(tx: Tx, id: number): Promise<boolean> {
    const rows = await selectRows(tx, { closed: boolean })(sql`select close_faq_question(${id}) as closed`);
    return rows[0]?.closed ?? false;
  },
};
