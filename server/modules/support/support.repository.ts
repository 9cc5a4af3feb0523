import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SupportConsent } from '@server/graphql/generated/types';
import { fullNameSql } from '@server/modules/person-name';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints } from '@server/modules/sql';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { type SupportEnd, type SupportSessionRow, supportSessionTable as sessions } from './support.tables';

interface Client {
  name: string;
  isActive: boolean;
  isWaived: boolean;
}

/** Null: every change requires consent. */
interface Access {
  waivedAt: Date | null;
  waivedById: number | null;
}

const NO_ACCESS: Access = { waivedAt: null, waivedById: null };
const access = {
  waivedAt: organizationTable.supportWaivedAt,
  waivedById: organizationTable.supportWaivedById,
};

/** Support sessions. Every function requires a transaction of the system, because tenants do not write them. */
export const supportRepository = {
  /** Returns a client that can be entered, or null when there is none. */
  async client(tx: Tx, id: number): Promise<Client | null> {
    const [row] = await tx
      .select({
        name: organizationTable.name,
        isActive: organizationTable.isActive,
        isWaived: sql<boolean>`${organizationTable.supportWaivedAt} is not null`,
      })
      .from(organizationTable)
      .where(
        and(
          eq(organizationTable.id, id),
          isNull(organizationTable.deletedAt),
          isNull(organizationTable.erasedAt),
        ),
      );
    return row ?? null;
  },

  async insert(tx: Tx, row: typeof sessions.$inferInsert): Promise<SupportSessionRow> {
    const [made] = await tx.insert(sessions).values(row).returning();
    if (!made) throw new Error('the insert of a support session returned nothing');
    return made;
  },

  /** Serializes visits that are started from the same sign-in session. */
  lockSession: (tx: Tx, sessionId: number) =>
    tx.execute(sql`select from session where id = ${sessionId} for update`),

  /** Returns the visit of a session that has not been ended, whether or not its time is over. */
  async lockOfSession(tx: Tx, sessionId: number): Promise<SupportSessionRow | undefined> {
    const [row] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)))
      .for('update');
    return row;
  },

  /** Returns the session, whether it has ended or not. */
  async find(tx: Tx, organizationId: number, id: number): Promise<SupportSessionRow | undefined> {
    const [row] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.organizationId, organizationId), eq(sessions.id, id)));
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

  async setConsent(
    tx: Tx,
    { organizationId, id }: SupportSessionRow,
    change: { consent: SupportConsent; consentAt: Date; consentById: number | null },
  ): Promise<SupportSessionRow> {
    const [row] = await tx
      .update(sessions)
      .set(change)
      .where(and(eq(sessions.organizationId, organizationId), eq(sessions.id, id)))
      .returning();
    if (!row) throw new Error('the update of a support session returned nothing');
    return row;
  },

  /** Locks all that have not been ended, of one client or (null) of all, in the order of their ids. */
  lockOpen: (tx: Tx, organizationId: number | null): Promise<SupportSessionRow[]> =>
    tx
      .select()
      .from(sessions)
      .where(
        and(
          isNull(sessions.endedAt),
          organizationId === null ? undefined : eq(sessions.organizationId, organizationId),
        ),
      )
      .orderBy(asc(sessions.id))
      .for('update'),

  /** Returns those of these sign-in sessions that are over. */
  async signedOut(tx: Tx, sessionIds: readonly number[]): Promise<Set<number>> {
    const rows = await selectRows(tx, { id: integer })(sql`
      select given.id from unnest(${ints(sessionIds)}) as given (id)
      where not exists (select from session s where s.id = given.id and s.ended_at is null)`);
    return new Set(rows.map(({ id }) => id));
  },

  /** Returns the name of the client's person who gave an answer. */
  async personName(tx: Tx, organizationId: number, id: number): Promise<string | null> {
    const rows = await selectRows(tx, { name: text })(sql`
      select ${fullNameSql('u')} as name from users u where u.organization_id = ${organizationId} and u.id = ${id}`);
    return rows[0]?.name ?? null;
  },

  /** Returns whether a client has allowed changes beforehand, and locks the row, so that concurrent changes are serialized. */
  async lockAccess(tx: Tx, organizationId: number): Promise<Access> {
    const [row] = await tx
      .select(access)
      .from(organizationTable)
      .where(eq(organizationTable.id, organizationId))
      .for('update');
    return row ?? NO_ACCESS;
  },

  async access(tx: Tx, organizationId: number): Promise<Access> {
    const [row] = await tx
      .select(access)
      .from(organizationTable)
      .where(eq(organizationTable.id, organizationId));
    return row ?? NO_ACCESS;
  },

  setAccess: (tx: Tx, organizationId: number, { waivedAt, waivedById }: Access) =>
    tx
      .update(organizationTable)
      .set({ supportWaivedAt: waivedAt, supportWaivedById: waivedById })
      .where(eq(organizationTable.id, organizationId)),

  /** Returns who is in a client's workspace, without people who have signed out meanwhile. */
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
