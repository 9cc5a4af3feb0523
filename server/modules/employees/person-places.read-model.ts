import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { isAmong } from '@server/modules/sql';
import {
  positionTable,
  type PositionRow,
  subdivisionTable,
  type SubdivisionRow,
} from '@server/modules/structure/structure.tables';
import { userTable, type UserRow } from './employees.tables';

/** A person with the rows that name the place: people of one name are told apart by their position and subdivision. */
export interface PlacedPerson {
  user: UserRow;
  position: PositionRow | null;
  subdivision: SubdivisionRow | null;
}

/** `users`, or an alias of it. */
type People = Readonly<Record<'organizationId' | 'positionId' | 'subdivisionId', SQLWrapper>>;

/** What a list selects in addition to its people, so that their places take no statement of their own. */
export const placeColumns = { position: positionTable, subdivision: subdivisionTable };

/** Joins the position of people. */
export const isTheirPosition = (people: People): SQL | undefined =>
  and(eq(positionTable.organizationId, people.organizationId), eq(positionTable.id, people.positionId));

/** Joins the subdivision of people. */
export const isTheirSubdivision = (people: People): SQL | undefined =>
  and(
    eq(subdivisionTable.organizationId, people.organizationId),
    eq(subdivisionTable.id, people.subdivisionId),
  );

/** Primes the loaders with people whose places were read in the same statement. */
export function primePlaced(loaders: Loaders, people: readonly PlacedPerson[]): void {
  for (const { user, position, subdivision } of people) {
    loaders.user.prime(user.id, user);
    if (position) loaders.position.prime(position.id, position);
    if (subdivision) loaders.subdivision.prime(subdivision.id, subdivision);
  }
}

/** Reads people and their places in one statement, and primes the loaders with them. */
export async function primePeople(
  { tx, organizationId }: Scope,
  loaders: Loaders,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const people = await tx
    .select({ user: userTable, ...placeColumns })
    .from(userTable)
    .leftJoin(positionTable, isTheirPosition(userTable))
    .leftJoin(subdivisionTable, isTheirSubdivision(userTable))
    .where(and(eq(userTable.organizationId, organizationId), isAmong(userTable.id, ids)));
  primePlaced(loaders, people);
}
