import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints, isWithinScope, isWorking, worksHereSql } from '@server/modules/sql';
import { fullNameSql } from '@server/modules/person-name';
import { actingLeaderTable as table, type ActingLeaderRow } from '../structure.tables';

type Fields = typeof table.$inferInsert;

/** The facts that decide whether a person may act for a head during a period. */
export interface ActingFacts {
  /** Null: there is no such subdivision, or it is outside the caller's scope. */
  isSubdivisionArchived: boolean | null;
  isWorking: boolean;
  isLeader: boolean;
  today: string;
  /** The person whose period this one would overlap. */
  overlappedName: string | null;
  /** The start of the first day, in the organization's time zone, and the end of the last one. */
  beginsAt: Date;
  endsAt: Date;
}

const actingPlaceRow = {
  name: text,
  /** Null: it has no head. */
  leaderId: nullable(integer),
  leaderName: nullable(text),
  names: listOf(text),
  /** Those of them who no longer work here. */
  goneIds: listOf(integer),
};

/** The data about a subdivision and its head that acting heads are notified of. */
export type ActingPlace = RowOf<typeof actingPlaceRow>;

const own = (organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** SQL of acting heads. */
export const actingLeadersRepository = {
  async lock(tx: Tx, organizationId: number, id: number): Promise<ActingLeaderRow | null> {
    const [row] = await tx.select().from(table).where(own(organizationId, id)).for('update');
    return row ?? null;
  },

  /** Reads the facts in one statement; `reach` are the subdivisions within the caller's scope, null: everywhere. */
  async facts(
    tx: Tx,
    organizationId: number,
    {
      id,
      subdivisionId,
      userId,
      dateFrom,
      dateTo,
    }: Pick<ActingLeaderRow, 'subdivisionId' | 'userId' | 'dateFrom' | 'dateTo'> & { id: number | null },
    accessScope: readonly number[] | null,
  ): Promise<ActingFacts> {
    const rows = await selectRows(tx, {
      isSubdivisionArchived: nullable(boolean),
      isWorking: boolean,
      isLeader: boolean,
      today: text,
      overlappedName: nullable(text),
      beginsAt: text,
      endsAt: text,
    })(sql`
      select (now() at time zone o.timezone)::date::text as today,
        (select s.is_archive from subdivision s where s.organization_id = o.id and s.id = ${subdivisionId}
          and ${isWithinScope(organizationId, sql`s.id`, accessScope)}) as "isSubdivisionArchived",
        exists (select from users u where ${isWorking(organizationId)} and u.id = ${userId}) as "isWorking",
        exists (select from users u where u.organization_id = o.id and u.id = ${userId} and u.is_leader
          and u.leader_subdivision_id = ${subdivisionId}) as "isLeader",
        (select ${fullNameSql('u')}
          from acting_head a join users u on u.organization_id = o.id and u.id = a.user_id
          where a.organization_id = o.id and a.subdivision_id = ${subdivisionId} and a.id <> ${id ?? 0}
            and a.date_from <= ${dateTo}::date and a.date_to >= ${dateFrom}::date
          order by a.date_from limit 1) as "overlappedName",
        ${dateFrom}::date::timestamp at time zone o.timezone as "beginsAt",
        (${dateTo}::date + 1)::timestamp at time zone o.timezone as "endsAt"
      from organization o where o.id = ${organizationId}`);
    const [row] = rows;
    if (!row) throw new Error(`no organization ${organizationId}`);
    return { ...row, beginsAt: new Date(row.beginsAt), endsAt: new Date(row.endsAt) };
  },

  async insert(tx: Tx, fields: Fields): Promise<ActingLeaderRow> {
    const [row] = await tx.insert(table).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    fields: Partial<Fields>,
  ): Promise<ActingLeaderRow> {
    const [row] = await tx
      .update(table)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(own(organizationId, id))
      .returning();
    if (!row) throw new Error(`no acting head ${id}`);
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx.delete(table).where(own(organizationId, id));
  },

  /** Locks the acting periods of these people that have not ended yet. */
  async lockCurrent(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<ActingLeaderRow[]> {
    return tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.organizationId, organizationId),
          inArray(table.userId, [...userIds]),
          sql`${table.dateTo} >= (select (now() at time zone o.timezone)::date from organization o
            where o.id = ${organizationId})`,
        ),
      )
      .orderBy(table.id)
      .for('update');
  },

  /** Returns the data for notifications about the subdivision: its name, its head, and these people's names. */
  async place(
    tx: Tx,
    organizationId: number,
    subdivisionId: number,
    userIds: readonly number[],
  ): Promise<ActingPlace> {
    const name = (id: SQL) => sql`select ${fullNameSql('u')} from users u
      where u.organization_id = s.organization_id and u.id = ${id}`;
    const rows = await selectRows(
      tx,
      actingPlaceRow,
    )(sql`
      select s.name, h.id as "leaderId", ${fullNameSql('h')} as "leaderName",
        array(select (${name(sql`a.id`)}) from unnest(${ints(userIds)}) with ordinality a(id, place) order by a.place) as names,
        array(select u.id from users u where u.organization_id = s.organization_id and u.id = any(${ints(userIds)})
          and not ${worksHereSql(sql`u`)}) as "goneIds"
      from subdivision s
      left join users h on h.organization_id = s.organization_id and h.is_leader
        and h.leader_subdivision_id = s.id and not h.is_archive
      where s.organization_id = ${organizationId} and s.id = ${subdivisionId}
      limit 1`);
    const [row] = rows;
    if (!row) throw new Error(`no subdivision ${subdivisionId}`);
    return row;
  },
};
