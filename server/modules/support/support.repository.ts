import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { type SupportEnd, type SupportSessionRow, supportSessionTable as sessions } from './support.tables';

/** Support sessions. Every function wants a transaction of the system's: no tenant writes them. */
export const supportRepository = {
  /** The name of a client that can be entered; null: there is none. */
  async clientName(tx: Tx, id: number): Promise<string | null> {
    const [row] = await tx
      .select({ name: organizationTable.name })
      .from(organizationTable)
      .where(
        and(
          eq(organizationTable.id, id),
          isNull(organizationTable.deletedAt),
          isNull(organizationTable.erasedAt),
        ),
      );
    return row?.name ?? null;
  },

  async insert(tx: Tx, row: typeof sessions.$inferInsert): Promise<SupportSessionRow> {
    const [made] = await tx.insert(sessions).values(row).returning();
    if (!made) throw new Error('the insert of a support session returned nothing');
    return made;
  },

  /** What of a session has not been ended, whether or not its time is over. */
  async lockOfSession(tx: Tx, sessionId: number): Promise<SupportSessionRow | undefined> {
    const [row] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)))
      .for('update');
    return row;
  },

  async lock(tx: Tx, organizationId: number, id: number): Promise<SupportSessionRow | undefined> {
    const [row] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.organizationId, organizationId), eq(sessions.id, id), isNull(sessions.endedAt)))
      .for('update');
    return row;
  },

  end: (tx: Tx, { organizationId, id }: SupportSessionRow, endedBy: SupportEnd, endedAt: Date) =>
    tx
      .update(sessions)
      .set({ endedBy, endedAt })
      .where(and(eq(sessions.organizationId, organizationId), eq(sessions.id, id))),

  /** Who is in a client's cabinet: whoever signed out meanwhile is not. */
  active(tx: Tx, organizationId: number, now: Date): Promise<SupportSessionRow[]> {
    return tx
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.organizationId, organizationId),
          isNull(sessions.endedAt),
          gt(sessions.endsAt, now),
          sql`exists (select from session s where s.id = ${sessions.sessionId} and s.ended_at is null)`,
        ),
      )
      .orderBy(asc(sessions.id))
      .limit(limits.supportSessions);
  },
};
