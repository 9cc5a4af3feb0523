import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import { adaptationOfPeople } from '@server/modules/adaptation/people.read-model';
import { dayOf } from '@server/modules/days';
import { groupBy } from '@server/modules/group-by';
import { idealPicturesOf } from '@server/modules/organization/ideal-picture.read-model';
import { heldRoles } from '@server/modules/roles/roles.read-model';
import {
  positionsByIds,
  subdivisionsByIds,
  pathsToNamesakes,
} from '@server/modules/structure/structure.read-model';
import { fullName } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import { leaderIds } from '../employees.read-model';
import { employeesRepository } from '../employees.repository';
import { userTable, type UserRow } from '../employees.tables';

async function namesOf(
  tx: Tx,
  organizationId: number,
  wanted: readonly number[],
): Promise<Map<number, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ id: userTable.id, nameFirst: userTable.nameFirst, nameSecond: userTable.nameSecond })
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, [...wanted])));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Returns the names of the people whom each of them mentors. */
async function traineesOf(
  tx: Tx,
  organizationId: number,
  mentorIds: readonly number[],
): Promise<Map<number | null, string>> {
  const rows = await tx
    .select({
      mentorId: userTable.mentorId,
      nameFirst: userTable.nameFirst,
      nameSecond: userTable.nameSecond,
    })
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        worksHereSql(userTable),
        inArray(userTable.mentorId, [...mentorIds]),
      ),
    )
    .orderBy(sql`(name_second || ' ' || name_first) collate "und-x-icu"`, userTable.id);
  const byMentor = groupBy(rows, ({ mentorId }) => mentorId);
  return new Map([...byMentor].map(([mentorId, people]) => [mentorId, people.map(fullName).join(', ')]));
}

const distinct = (values: readonly (number | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];

/** Returns the data for a part of the people, read for all of them at once. */
export async function contextOf(
  { tx, organizationId, lang, caller }: Scope,
  people: readonly UserRow[],
  at: Date,
) {
  const ids = people.map(({ id }) => id);
  // As in the cards, only callers who may see roles see those of others.
  const seesRoles = caller !== null && hasRight(caller, 'roles', 'read');
  const roles = groupBy(
    await heldRoles(tx, organizationId, seesRoles ? ids : ids.filter((id) => id === caller?.userId)),
    ({ userId }) => userId,
  );
  const scopes = [...roles.values()].flat().map(({ scopeSubdivisionId }) => scopeSubdivisionId);
  const leaders = await leaderIds(tx, organizationId, ids);
  const { timezone } = await employeesRepository.organization(tx, organizationId);
  return {
    lang,
    caller,
    at,
    timezone,
    leaders,
    today: dayOf(at, timezone),
    positions: await positionsByIds(tx, organizationId, distinct(people.map((person) => person.positionId))),
    subdivisions: await subdivisionsByIds(
      tx,
      organizationId,
      distinct([
        ...scopes,
        ...people.flatMap((person) => [person.subdivisionId, person.leaderSubdivisionId]),
      ]),
    ),
    paths: await pathsToNamesakes(tx, organizationId, distinct(people.map((person) => person.subdivisionId))),
    roles,
    adaptation: await adaptationOfPeople(tx, organizationId, ids),
    idealPictures: await idealPicturesOf(tx, organizationId, ids),
    trainees: await traineesOf(tx, organizationId, ids),
    names: await namesOf(
      tx,
      organizationId,
      distinct([...leaders.values(), ...people.map((person) => person.mentorId)]),
    ),
  };
}

export type ExportContext = Awaited<ReturnType<typeof contextOf>>;
