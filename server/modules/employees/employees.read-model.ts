import DataLoader from 'dataloader';
import { and, count, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Tx } from '@server/db/database';
import type { Caller } from '@server/graphql/context';
import type { ById, Loaders, LoaderSource } from '@server/graphql/loaders';
import { ledSubdivisions, subdivisionsWith } from '@server/graphql/rights';
import { dayOf } from '@server/modules/days';
import { ints, subdivisionsBelow } from '@server/modules/sql';
import { groupBy } from '@server/modules/group-by';
import { userTable, type UserRow } from './employees.tables';
import { leadersOf, headsOfSubdivisions, type Heads } from './heads.read-model';

/** People shown at a position of the chart. */
const FACES = 3;
/** How people are ordered everywhere. */
const byName = [sql`(name_second || ' ' || name_first) collate "und-x-icu"`, userTable.id] as const;

/** One person; absent ones are null to a caller that asks for a person who must be there. @throws {AppError} notFound */
export async function requireUser(loaders: Loaders, id: number): Promise<UserRow> {
  const user = await loaders.user.load(id);
  if (!user) throw new AppError('notFound');
  return user;
}

/** People by their ids, in that order, without absent ones. */
export async function loadUsers(loaders: Loaders, ids: readonly number[]): Promise<UserRow[]> {
  const users = await Promise.all(ids.map((id) => loaders.user.load(id)));
  return users.filter((user) => user !== null);
}

const ONLINE_MS = 120_000;

/** Works here: neither dismissed nor in the archive. */
export function isActive({ status, isArchive }: Pick<UserRow, 'status' | 'isArchive'>): boolean {
  return status !== 'dismissed' && !isArchive;
}

/** Was here a moment ago. */
export function isOnline({ lastSeenAt }: Pick<UserRow, 'lastSeenAt'>, now: Date): boolean {
  return lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < ONLINE_MS;
}

/** Whom each of the people reports to: the nearest head upwards who is not that person; those without one are left out. */
export async function leaderIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const found = await tx.execute<{ user_id: number; leader_id: number }>(
    leadersOf(organizationId, sql`any(${ints(ids)})`),
  );
  return new Map(found.rows.map((row) => [row.user_id, row.leader_id]));
}

interface PeopleLoaders {
  user: ById<UserRow>;
  /** Whom a person reports to, by the person's id: the nearest head upwards who is not that person. */
  leaderOfUser: ById<UserRow>;
  /** Whether the caller looks after a subdivision's people, as its head or by a scoped right, or of one above it. */
  isMySubdivision: DataLoader<number, boolean>;
  /** The same of heads and of those who write cards: whose people they answer for. */
  isLedSubdivision: DataLoader<number, boolean>;
  /** The same of those who have statistics of some subdivisions. */
  isStatisticSubdivision: DataLoader<number, boolean>;
  /** The same of those who head, or read the structure of, some subdivisions. */
  isStructureSubdivision: DataLoader<number, boolean>;
  /** The same of those who write the cards of people of some subdivisions. */
  isPersonnelSubdivision: DataLoader<number, boolean>;
  /** The calendar day that it is in an organization, by its id: yyyy-MM-dd. */
  todayOfOrganization: DataLoader<number, string>;
  /** The head of a subdivision, by its id. */
  leaderOfSubdivision: ById<UserRow>;
  /** The same with those who act for the head, today and later. */
  headsOfSubdivision: DataLoader<number, Heads>;
  /** People directly in a subdivision, by its id. */
  employeesOfSubdivision: DataLoader<number, UserRow[]>;
  facesOfSubdivision: DataLoader<number, UserRow[]>;
  /** The person whose mentor is the given one (the spec's single trainee: the latest). */
  traineeOfMentor: ById<UserRow>;
  countOfSubdivision: DataLoader<number, number>;
  countOfPosition: DataLoader<number, number>;
  /** The first few who hold a position, by its id. */
  holdersOfPosition: DataLoader<number, UserRow[]>;
  /** Who registered or owns the cabinet, by the organization's id. */
  adminOfOrganization: DataLoader<number, number | null>;
}

declare module '@server/graphql/loaders' {
  interface Loaders extends PeopleLoaders {}
}

/** This module's share of the loaders of a request: each batch is one statement. */
export function createEmployeeLoaders(now: () => Date, { scope }: LoaderSource): PeopleLoaders {
  const ofOrganization = () => eq(userTable.organizationId, scope().organizationId);
  const works = () => and(ofOrganization(), eq(userTable.isArchive, false));

  const todayOfOrganization: PeopleLoaders['todayOfOrganization'] = new DataLoader(async (ids) => {
    const found = await scope().tx.execute<{ id: number; timezone: string }>(
      sql`select id, timezone from organization where id = any(${ints(ids)})`,
    );
    const zones = new Map(found.rows.map((row) => [row.id, row.timezone]));
    return ids.map((id) => dayOf(now(), zones.get(id) ?? 'UTC'));
  });

  const user: PeopleLoaders['user'] = new DataLoader(async (ids) => {
    const rows = await scope()
      .tx.select()
      .from(userTable)
      .where(and(ofOrganization(), inArray(userTable.id, [...ids])));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

  /** Whether a subdivision is one of the caller's, or below one. */
  const isBelow = (rootsOf: (caller: Caller) => number[]): DataLoader<number, boolean> =>
    new DataLoader(async (ids) => {
      const { tx, organizationId, caller } = scope();
      const roots = caller === null ? [] : rootsOf(caller);
      // Only what lies deeper than the caller's own subdivisions has to be asked for.
      const deeper = roots.length === 0 ? [] : ids.filter((id) => !roots.includes(id));
      if (deeper.length === 0) return ids.map((id) => roots.includes(id));
      const found = await tx.execute<{ id: number }>(
        sql`select id from unnest(${ints(deeper)}) as given (id) where id in ${subdivisionsBelow(organizationId, roots)}`,
      );
      const mine = new Set([...roots, ...found.rows.map((row) => row.id)]);
      return ids.map((id) => mine.has(id));
    });

  const headsOfSubdivision: PeopleLoaders['headsOfSubdivision'] = new DataLoader(async (ids) => {
    const { tx, organizationId } = scope();
    const { heads, users } = await headsOfSubdivisions(tx, organizationId, ids);
    for (const row of users) user.prime(row.id, row);
    return ids.map((id) => heads.get(id) ?? { leader: null, acting: [] });
  });

  /** The first few of each place, by name: however many people it has, no more are read. */
  const firstOf = (place: 'positionId' | 'subdivisionId', most: number): DataLoader<number, UserRow[]> =>
    new DataLoader(async (ids) => {
      const order = sql.join([...byName], sql`, `);
      const ranked = scope()
        .tx.select({
          id: userTable.id,
          rank: sql<number>`row_number() over (partition by ${userTable[place]} order by ${order})`.as(
            'rank',
          ),
        })
        .from(userTable)
        .where(and(works(), inArray(userTable[place], [...ids])))
        .as('ranked');
      const rows = await scope()
        .tx.select(getTableColumns(userTable))
        .from(userTable)
        .innerJoin(ranked, and(eq(ranked.id, userTable.id), lte(ranked.rank, most)))
        .where(ofOrganization())
        .orderBy(ranked.rank);
      const byId = groupBy(rows, (row) => row[place]);
      return ids.map((id) => byId.get(id) ?? []);
    });

  return {
    user,

    leaderOfUser: new DataLoader(async (ids) => {
      const { tx, organizationId } = scope();
      const leaderOf = await leaderIds(tx, organizationId, ids);
      const wanted = [...new Set(leaderOf.values())];
      const leaders = new Map((await user.loadMany(wanted)).flatMap(rowEntry));
      return ids.map((id) => leaders.get(leaderOf.get(id) ?? 0) ?? null);
    }),

    isMySubdivision: isBelow((caller) => [
      ...ledSubdivisions(caller),
      ...subdivisionsWith(caller, 'employees', 'read'),
    ]),
    isLedSubdivision: isBelow(ledSubdivisions),
    isStatisticSubdivision: isBelow((caller) => subdivisionsWith(caller, 'statistics', 'read')),
    isPersonnelSubdivision: isBelow((caller) => subdivisionsWith(caller, 'employees', 'write')),
    todayOfOrganization,
    isStructureSubdivision: isBelow((caller) => [
      ...ledSubdivisions(caller),
      ...subdivisionsWith(caller, 'structure', 'read'),
    ]),

    adminOfOrganization: new DataLoader(async (ids) => {
      const found = await scope().tx.execute<{ id: number; user_id: number | null }>(
        sql`select id, user_id from organization where id = any(${ints(ids)})`,
      );
      const byId = new Map(found.rows.map((row) => [row.id, row.user_id]));
      return ids.map((id) => byId.get(id) ?? null);
    }),

    headsOfSubdivision,
    leaderOfSubdivision: new DataLoader(async (ids) =>
      (await headsOfSubdivision.loadMany(ids)).map((heads) => ('leader' in heads ? heads.leader : null)),
    ),

    employeesOfSubdivision: firstOf('subdivisionId', limits.pageSizeMax),

    traineeOfMentor: new DataLoader(async (ids) => {
      const rows = await scope()
        .tx.selectDistinctOn([userTable.mentorId])
        .from(userTable)
        .where(and(works(), inArray(userTable.mentorId, [...ids])))
        .orderBy(userTable.mentorId, desc(userTable.id));
      const byId = new Map(rows.map((row) => [row.mentorId, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),

    countOfSubdivision: new DataLoader(async (ids) => {
      const rows = await scope()
        .tx.select({ id: userTable.subdivisionId, count: count() })
        .from(userTable)
        .where(and(works(), inArray(userTable.subdivisionId, [...ids])))
        .groupBy(userTable.subdivisionId);
      const byId = new Map(rows.map((row) => [row.id, row.count]));
      return ids.map((id) => byId.get(id) ?? 0);
    }),

    holdersOfPosition: firstOf('positionId', FACES),
    facesOfSubdivision: firstOf('subdivisionId', FACES),

    countOfPosition: new DataLoader(async (ids) => {
      const rows = await scope()
        .tx.select({ id: userTable.positionId, count: count() })
        .from(userTable)
        .where(and(works(), inArray(userTable.positionId, [...ids])))
        .groupBy(userTable.positionId);
      const byId = new Map(rows.map((row) => [row.id, row.count]));
      return ids.map((id) => byId.get(id) ?? 0);
    }),
  };
}

function rowEntry(row: UserRow | Error | null): [number, UserRow][] {
  return row === null || row instanceof Error ? [] : [[row.id, row]];
}
