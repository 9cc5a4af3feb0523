import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type EmailRow, emailTable } from '@server/mail/mail.tables';

/** An email without its text. */
export type ListedEmail = Pick<EmailRow, 'id' | 'to' | 'createdAt' | 'sentAt' | 'error'> & {
  /** Null: it may hold a code. */
  subject: string | null;
};

export type FoundEmail = Pick<EmailRow, 'id' | 'organizationId' | 'to' | 'subject' | 'text' | 'opensUserId'>;

/** It contains a code or a link that opens something, and is not erased yet. */
const isSecret = and(isNotNull(emailTable.eraseAt), isNull(emailTable.erasedAt));
const shownSubject = sql<string | null>`case when ${isSecret} then null else ${emailTable.subject} end`;

/** The emails of the installation. */
export const emailsRepository = {
  /** Returns emails, newest first. Hidden subjects are not searched either: trying digits would reveal the code. */
  async list(
    tx: Tx,
    pattern: string | null,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ items: ListedEmail[]; count: number }> {
    const where =
      pattern === null ? undefined : or(ilike(emailTable.to, pattern), sql`${shownSubject} ilike ${pattern}`);
    const { id, to, createdAt, sentAt, error } = emailTable;
    const items = await tx
      .select({ id, to, createdAt, sentAt, error, subject: shownSubject })
      .from(emailTable)
      .where(where)
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset);
    const [row] = await tx.select({ count: count() }).from(emailTable).where(where);
    return { items, count: row?.count ?? 0 };
  },

  async find(tx: Tx, emailId: number): Promise<FoundEmail | undefined> {
    const { id, organizationId, to, subject, text, opensUserId } = emailTable;
    const [row] = await tx
      .select({ id, organizationId, to, subject, text, opensUserId })
      .from(emailTable)
      .where(eq(id, emailId));
    return row;
  },
};
