import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type LetterRow, letterTable } from '@server/mail/mail.tables';

/** An email without its text. */
export type ListedLetter = Pick<LetterRow, 'id' | 'to' | 'createdAt' | 'sentAt' | 'error'> & {
  /** Null: it may hold a code. */
  subject: string | null;
};

export type FoundLetter = Pick<
  LetterRow,
  'id' | 'organizationId' | 'to' | 'subject' | 'text' | 'opensUserId'
>;

/** It contains a code or a link that opens something, and is not erased yet. */
const isSecret = and(isNotNull(letterTable.eraseAt), isNull(letterTable.erasedAt));
const shownSubject = sql<string | null>`case when ${isSecret} then null else ${letterTable.subject} end`;

/** The emails of the installation. */
export const lettersRepository = {
  /** Returns emails, newest first. Hidden subjects are not searched either: trying digits would reveal the code. */
  async list(
    tx: Tx,
    pattern: string | null,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ items: ListedLetter[]; count: number }> {
    const where =
      pattern === null
        ? undefined
        : or(ilike(letterTable.to, pattern), sql`${shownSubject} ilike ${pattern}`);
    const { id, to, createdAt, sentAt, error } = letterTable;
    const items = await tx
      .select({ id, to, createdAt, sentAt, error, subject: shownSubject })
      .from(letterTable)
      .where(where)
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset);
    const [row] = await tx.select({ count: count() }).from(letterTable).where(where);
    return { items, count: row?.count ?? 0 };
  },

  async find(tx: Tx, letterId: number): Promise<FoundLetter | undefined> {
    const { id, organizationId, to, subject, text, opensUserId } = letterTable;
    const [row] = await tx
      .select({ id, organizationId, to, subject, text, opensUserId })
      .from(letterTable)
      .where(eq(id, letterId));
    return row;
  },
};
