import DataLoader from 'dataloader';
import { and, desc, eq, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { rowsByIds } from '@server/db/rows/rows-by-ids';
import type { Caller } from '@server/graphql/context';
import { loadById } from '@server/graphql/loaders/by-id';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { ledSubdivisions, subdivisionsWith } from '@server/graphql/access/rights';
import { dayOf } from '@server/modules/days';
import { ints, isAmong, subdivisionsBelow, worksHereSql } from '@server/modules/sql';
import { leaderIds } from './employees.read-model';
import { userTable, type UserRow } from './employees.tables';
import { type Leaders, leadersOfSubdivisions } from './leaders.read-model';
import { FACES, firstPeopleOf, peopleCountsOf, type Place } from './places.read-model';

interface PeopleLoaders {
  user: ById<UserRow>;
  /** Who a person reports to, by the person's id: the nearest head upward other than the person. */
  leaderOfUser: ById<UserRow>;
  /** Whether the caller is responsible for a subdivision or one above it, as its head or by a scoped right. */
  isMySubdivision: DataLoader<number, boolean>;
  /** The same for heads and those who can edit cards: the people they are responsible for. */
  isLedSubdivision: DataLoader<number, boolean>;
  /** The same for those with statistics of some subdivisions. */
  isStatisticSubdivision: DataLoader<number, boolean>;
  /** The same for those who head, or may read the structure of, some subdivisions. */
  isStructureSubdivision: DataLoader<number, boolean>;
  /** The same for those who can edit the cards of people in some subdivisions. */
  isHrSubdivision: DataLoader<number, boolean>;
  /** The current calendar day in an organization, by its id: yyyy-MM-dd. */
  todayOfOrganization: DataLoader<number, string>;
  /** The head of a subdivision, by its id. */
  leaderOfSubdivision: ById<UserRow>;
  /** The same with the substitutes of the head, today and later. */
  leadersOfSubdivision: DataLoader<number, Leaders>;
  /** People directly in a subdivision, by its id. */
  employeesOfSubdivision: DataLoader<number, UserRow[]>;
  facesOfSubdivision: DataLoader<number, UserRow[]>;
  /** The person whose mentor is the given one (only the latest, as the contract has a single trainee). */
  traineeOfMentor: ById<UserRow>;
  countOfSubdivision: DataLoader<number, number>;
  countOfPosition: DataLoader<number, number>;
  /** The first few holders of a position, by its id. */
  holdersOfPosition: DataLoader<number, UserRow[]>;
  /** The person who registered or owns the workspace, by the organization's id. */
  adminOfOrganization: DataLoader<number, number | null>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends PeopleLoaders {}
}

const ofOrganization = ({ scope }: LoaderSource) => eq(userTable.organizationId, scope().organizationId);
/** People who work here: a dismissed or archived person is nobody's trainee any more. */
const works = (source: LoaderSource) => and(ofOrganization(source), worksHereSql(userTable));

/** Creates the loaders of organizations' data, by their ids. */
function organizationLoaders(
  now: () => Date,
  { scope }: LoaderSource,
): Pick<PeopleLoaders, 'todayOfOrganization' | 'adminOfOrganization'> {
  return {
    todayOfOrganization: new DataLoader(async (ids) => {
      const found = await selectRows(scope().tx, { id: integer, timezone: text })(
        sql`select id, timezone from organization where id = any(${ints(ids)})`,
      );
      const zones = new Map(found.map((row) => [row.id, row.timezone]));
      return ids.map((id) => dayOf(now(), zones.get(id) ?? 'UTC'));
    }),
    adminOfOrganization: new DataLoader(async (ids) => {
      const found = await selectRows(scope().tx, { id: integer, user_id: nullable(integer) })(
        sql`select id, user_id from organization where id = any(${ints(ids)})`,
      );
      const byId = new Map(found.map((row) => [row.id, row.user_id]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
  };
}

const usersByIds = rowsByIds(userTable);

/** Creates a loader of whether a subdivision is one of the caller's, or below one. */
const isBelow = (
  { scope }: LoaderSource,
  rootsOf: (caller: Caller) => number[],
): DataLoader<number, boolean> =>
  new DataLoader(async (ids) => {
    const { tx, organizationId, caller } = scope();
    const roots = caller === null ? [] : rootsOf(caller);
    // Only subdivisions below the caller's own must be looked up.
    const deeper = roots.length === 0 ? [] : ids.filter((id) => !roots.includes(id));
    if (deeper.length === 0) return ids.map((id) => roots.includes(id));
    const found = await selectRows(tx, { id: integer })(
      sql`select id from unnest(${ints(deeper)}) as given (id) where id in ${subdivisionsBelow(organizationId, roots)}`,
    );
    const mine = new Set([...roots, ...found.map((row) => row.id)]);
    return ids.map((id) => mine.has(id));
  });

/** Creates the loaders of the subdivisions that the caller is responsible for, one for each right. */
function rightsLoaders(
  source: LoaderSource,
): Pick<
  PeopleLoaders,
  | 'isMySubdivision'
  | 'isLedSubdivision'
  | 'isStatisticSubdivision'
  | 'isHrSubdivision'
  | 'isStructureSubdivision'
> {
  return {
    isMySubdivision: isBelow(source, (caller) => [
      ...ledSubdivisions(caller),
      ...subdivisionsWith(caller, 'employees', 'read'),
    ]),
    isLedSubdivision: isBelow(source, ledSubdivisions),
    isStatisticSubdivision: isBelow(source, (caller) => subdivisionsWith(caller, 'statistics', 'read')),
    isHrSubdivision: isBelow(source, (caller) => subdivisionsWith(caller, 'employees', 'write')),
    isStructureSubdivision: isBelow(source, (caller) => [
      ...ledSubdivisions(caller),
      ...subdivisionsWith(caller, 'structure', 'read'),
    ]),
  };
}

/** Creates the loaders of the heads of people and subdivisions. People read here are not read again by `user`. */
function leaderLoaders(
  { scope }: LoaderSource,
  user: PeopleLoaders['user'],
): Pick<PeopleLoaders, 'leaderOfUser' | 'leadersOfSubdivision' | 'leaderOfSubdivision'> {
  const leadersOfSubdivision: PeopleLoaders['leadersOfSubdivision'] = new DataLoader(async (ids) => {
    const { tx, organizationId } = scope();
    const { leaders, users } = await leadersOfSubdivisions(tx, organizationId, ids);
    for (const row of users) user.prime(row.id, row);
    return ids.map((id) => leaders.get(id) ?? { leader: null, acting: [] });
  });

  return {
    leadersOfSubdivision,
    leaderOfSubdivision: new DataLoader(async (ids) =>
      (await leadersOfSubdivision.loadMany(ids)).map((leaders) =>
        'leader' in leaders ? leaders.leader : null,
      ),
    ),

    leaderOfUser: new DataLoader(async (ids) => {
      const { tx, organizationId } = scope();
      const leaderOf = await leaderIds(tx, organizationId, ids);
      const wanted = [...new Set(leaderOf.values())];
      const leaders = new Map((await user.loadMany(wanted)).flatMap(rowEntry));
      return ids.map((id) => leaders.get(leaderOf.get(id) ?? 0) ?? null);
    }),
  };
}

/** Loads the first few people of each position or subdivision by name: no more are read, however many there are. */
const firstOf = ({ scope }: LoaderSource, place: Place, most: number): DataLoader<number, UserRow[]> =>
  new DataLoader(async (ids) => {
    const { tx, organizationId } = scope();
    const byId = await firstPeopleOf(tx, organizationId, { place, ids }, most);
    return ids.map((id) => byId.get(id) ?? []);
  });

/** Creates a loader of the number of people in a position or subdivision. */
const countOf = ({ scope }: LoaderSource, place: Place): DataLoader<number, number> =>
  new DataLoader(async (ids) => {
    const { tx, organizationId } = scope();
    const byId = await peopleCountsOf(tx, organizationId, { place, ids });
    return ids.map((id) => byId.get(id) ?? 0);
  });

/** Creates the loaders of the people in positions and subdivisions, and of mentors' trainees. */
function placeLoaders(
  source: LoaderSource,
): Pick<
  PeopleLoaders,
  | 'employeesOfSubdivision'
  | 'facesOfSubdivision'
  | 'holdersOfPosition'
  | 'countOfSubdivision'
  | 'countOfPosition'
  | 'traineeOfMentor'
> {
  return {
    employeesOfSubdivision: firstOf(source, 'subdivisionId', limits.pageSizeMax),
    facesOfSubdivision: firstOf(source, 'subdivisionId', FACES),
    holdersOfPosition: firstOf(source, 'positionId', FACES),
    countOfSubdivision: countOf(source, 'subdivisionId'),
    countOfPosition: countOf(source, 'positionId'),
    traineeOfMentor: new DataLoader(async (ids) => {
      const rows = await source
        .scope()
        .tx.selectDistinctOn([userTable.mentorId])
        .from(userTable)
        .where(and(works(source), isAmong(userTable.mentorId, ids)))
        .orderBy(userTable.mentorId, desc(userTable.id));
      const byId = new Map(rows.map((row) => [row.mentorId, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
  };
}

/** Creates this module's loaders of a request: each batch is one statement. */
export function createEmployeeLoaders(now: () => Date, source: LoaderSource): PeopleLoaders {
  const user = loadById(source, usersByIds, ({ id }) => id);
  return {
    user,
    ...organizationLoaders(now, source),
    ...rightsLoaders(source),
    ...leaderLoaders(source, user),
    ...placeLoaders(source),
  };
}

function rowEntry(row: UserRow | Error | null): [number, UserRow][] {
  return row === null || row instanceof Error ? [] : [[row.id, row]];
}
