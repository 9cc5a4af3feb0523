import { sql } from 'drizzle-orm';
import { integer, listOf } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { AppError } from '@server/errors';
import type { Caller, Scope, ScopedRights } from '@server/graphql/context';
import type { RightArea, RightFlag } from '@server/graphql/generated/resolvers';
import { refuseGuest } from '@server/graphql/guests';
import { aboutPeople, AREAS, hasRight, headedSubdivisions, permits } from '@server/graphql/rights';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import { ints } from '@server/modules/sql';
import { areaName, errorText } from '@server/texts';
import { type HeldRights, readRightsFacts, type RightsFacts, type RightsRow } from './held-rights.read-model';
import type { StoredRights } from '@server/graphql/stored-rights';

/** Something that a person has, or would have, and the caller lacks. */
export type Lack = { kind: 'admin' } | { kind: 'head' } | { kind: 'right'; area: RightArea };

const ADMIN_FLAGS = ['isRootAdmin', 'isSuperAdmin', 'isAdmin'] as const;
const FLAGS = ['read', 'write'] as const satisfies readonly RightFlag[];

const NOTHING: HeldRights = {
  isRootAdmin: false,
  isSuperAdmin: false,
  isAdmin: false,
  rights: {},
  scopedRights: [],
  headedIds: [],
};

/** The subdivisions in which the caller may something by heading or by a role with a scope, each with all below it. */
async function branchesOf({ tx, organizationId }: Scope, caller: Caller): Promise<Map<number, Set<number>>> {
  const roots = [
    ...new Set([...caller.scopedRights.map((each) => each.subdivisionId), ...headedSubdivisions(caller)]),
  ];
  if (roots.length === 0) return new Map();
  const rows = await selectRows(tx, { root: integer, ids: listOf(integer) })(sql`
    select given.id as root, array(select subdivision_and_below(${organizationId}, given.id)) as ids
    from unnest(${ints(roots)}) as given (id)`);
  return new Map(rows.map(({ root, ids }) => [root, new Set(ids)]));
}

/** What the caller has, asked of one place at a time. */
export interface Giver {
  /** `subdivisionId` null: in the whole organization. */
  has(area: RightArea, flag: RightFlag, subdivisionId: number | null): boolean;
  /** Whoever writes the people of a subdivision, or heads one above, has all that its head has. */
  covers(subdivisionId: number): boolean;
  /** The first thing of `after` that is not in `before` and that the caller lacks. */
  lacks(before: HeldRights, after: HeldRights): Lack | null;
}

const hasScoped = (
  held: readonly ScopedRights[],
  area: RightArea,
  flag: RightFlag,
  isWithin: (root: number) => boolean,
): boolean =>
  held.some(({ subdivisionId, rights }) => permits(rights[area], flag) && isWithin(subdivisionId));

function lackOfFlags(
  giver: Giver,
  caller: Pick<Caller, (typeof ADMIN_FLAGS)[number]>,
  before: HeldRights,
  after: HeldRights,
): Lack | null {
  const isLacking = (flag: (typeof ADMIN_FLAGS)[number]) => after[flag] && !before[flag] && !caller[flag];
  if (ADMIN_FLAGS.some(isLacking)) return { kind: 'admin' };
  // Whoever writes everybody is given nothing by heading some.
  if (hasRight(before, 'employees', 'write')) return null;
  const headed = after.headedIds.find((id) => !before.headedIds.includes(id) && !giver.covers(id));
  return headed === undefined ? null : { kind: 'head' };
}

function lackOfRights(giver: Giver, before: HeldRights, after: HeldRights): Lack | null {
  for (const area of AREAS) {
    for (const flag of FLAGS) {
      if (hasRight(before, area, flag)) continue;
      if (permits(after.rights[area], flag) && !giver.has(area, flag, null)) return { kind: 'right', area };
      const isLacking = ({ subdivisionId, rights }: ScopedRights) =>
        permits(rights[area], flag) &&
        !giver.has(area, flag, subdivisionId) &&
        !hasScoped(before.scopedRights, area, flag, (root) => root === subdivisionId);
      if (after.scopedRights.some(isLacking)) return { kind: 'right', area };
    }
  }
  return null;
}

/** Whoever is a guest has nothing there to give, whatever they are at home. */
const GUEST: Giver = {
  has: () => false,
  covers: () => false,
  lacks: (before, after) => lackOfFlags(GUEST, NOTHING, before, after) ?? lackOfRights(GUEST, before, after),
};

/** The caller as one who gives: what they have, as it is before what they do. Null: the system, which may all. */
export async function readGiver(scope: Scope): Promise<Giver | null> {
  const { caller } = scope;
  if (caller?.support) return GUEST;
  if (caller === null || caller.isRootAdmin) return null;
  const branches = await branchesOf(scope, caller);
  const isBelow = (root: number, id: number) => root === id || (branches.get(root)?.has(id) ?? false);
  const giver: Giver = {
    has: (area, flag, subdivisionId) =>
      hasRight(caller, area, flag) ||
      (subdivisionId !== null &&
        hasScoped(caller.scopedRights, area, flag, (root) => isBelow(root, subdivisionId))),
    covers: (id) =>
      giver.has('employees', 'write', id) || headedSubdivisions(caller).some((root) => isBelow(root, id)),
    lacks: (before, after) => lackOfFlags(giver, caller, before, after) ?? lackOfRights(giver, before, after),
  };
  return giver;
}

/** What is wrong, on its field. */
export function refusalOfLack(
  { lang, caller }: Pick<Scope, 'lang' | 'caller'>,
  lack: Lack,
  field?: string,
): AppError {
  if (caller?.support) {
    return new AppError('support.grants', { field, params: { name: caller.support.organizationName } });
  }
  if (lack.kind === 'admin') return new AppError('access.denied', { field });
  if (lack.kind === 'head') return new AppError('role.headBeyondOwn', { field });
  return new AppError('role.beyondOwn', { field, params: { area: areaName(lang, lack.area) } });
}

/** Whoever cannot sign in has nothing to use. */
const isAway = ({ isArchive, status }: RightsRow) => isArchive || status === 'dismissed';

/** The field by which the person got what the caller lacks. */
function fieldOf(lack: Lack, before: RightsRow | null, after: RightsRow): string | undefined {
  if (lack.kind === 'head') return 'isLeaderSubdivision';
  return lack.kind === 'right' && after.positionId !== (before?.positionId ?? null)
    ? 'positionId'
    : undefined;
}

/** May the caller make these people have what they will have? Asked row by row, without another query. */
export interface Giving {
  /** @throws {AppError} role.beyondOwn, role.headBeyondOwn, access.denied */
  refuseGain(before: RightsRow | null, after: RightsRow): void;
  /** Whoever sets what a person signs in with can be that person. @throws {AppError} role.identityBeyondOwn */
  refuseIdentity(person: RightsRow, field: string): void;
}

const FREE: Giving = { refuseGain: () => undefined, refuseIdentity: () => undefined };

function givingBy(giver: Giver, facts: RightsFacts, scope: Scope): Giving {
  return {
    refuseGain(before, after) {
      if (isAway(after)) return;
      const had = before === null || isAway(before) ? NOTHING : facts.rightsOf(before);
      const lack = giver.lacks(had, facts.rightsOf(after));
      if (lack !== null) throw refusalOfLack(scope, lack, fieldOf(lack, before, after));
    },
    refuseIdentity(person, field) {
      if (person.id === scope.caller?.userId) return;
      // Also of those who are away: they may come back.
      const lack = giver.lacks(NOTHING, facts.rightsOf(person));
      if (lack !== null) throw new AppError('role.identityBeyondOwn', { field });
    },
  };
}

/** For rows of people, as they are and as they may become: three statements, however many there are. */
export async function readGiving(
  scope: Scope,
  rows: readonly Pick<RightsRow, 'id' | 'positionId'>[],
): Promise<Giving> {
  const giver = await readGiver(scope);
  if (giver === null) return FREE;
  const facts = await readRightsFacts(
    scope.tx,
    scope.organizationId,
    rows.map(({ id }) => id),
    rows.map(({ positionId }) => positionId),
  );
  return givingBy(giver, facts, scope);
}

const DECIDING = [
  'positionId',
  'isAdmin',
  'isSuperAdmin',
  'isLeader',
  'leaderSubdivisionId',
  'isArchive',
  'status',
] as const satisfies readonly (keyof RightsRow)[];

/** Whether the two differ in anything that rights hang on. */
const isDecided = (before: RightsRow | null, after: RightsRow) =>
  before === null || DECIDING.some((field) => before[field] !== after[field]);

/**
 * The one rule of what people are given, asked with the rows as they will be: nobody makes anybody have what they lack
 * themselves. @throws {AppError} role.beyondOwn, role.headBeyondOwn, access.denied
 */
export async function refuseGains(
  scope: Scope,
  changes: readonly { before: RightsRow | null; after: RightsRow }[],
): Promise<void> {
  const deciding = changes.filter(({ before, after }) => isDecided(before, after));
  if (deciding.length === 0 || scope.caller === null) return;
  const giving = await readGiving(
    scope,
    deciding.flatMap(({ before, after }) => (before ? [before, after] : [after])),
  );
  for (const { before, after } of deciding) giving.refuseGain(before, after);
}

/**
 * Whoever sets the address, the phone, the second factor or sends the invitation of somebody could sign in as them: that
 * is for those who have all that the person has. @throws {AppError} role.identityBeyondOwn, support.never for a guest
 */
export async function refuseIdentityAbove(scope: Scope, person: RightsRow, field: string): Promise<void> {
  if (scope.caller === null || scope.caller.userId === person.id) return;
  refuseGuest(scope.caller);
  (await readGiving(scope, [person])).refuseIdentity(person, field);
}

/** What a role that is given by itself gives. */
const givenIn = (rights: StoredRights, subdivisionIds: readonly (number | null)[]): HeldRights => ({
  ...NOTHING,
  rights: subdivisionIds.includes(null) ? rights : {},
  scopedRights: subdivisionIds.flatMap((subdivisionId) =>
    subdivisionId === null ? [] : [{ subdivisionId, rights: aboutPeople(rights) }],
  ),
});

/** A role that the caller may not give. */
export interface RoleBeyondOwn {
  id: number;
  reason: string;
  /** Area and flag of each right that the caller lacks. */
  lacking: string[];
}

/** Of these roles those that the caller may not give there: what `refuseRoleBeyond` refuses. */
export async function rolesBeyondOwn(
  scope: Scope,
  roles: readonly { id: number; rights: StoredRights }[],
  subdivisionId: number | null,
): Promise<RoleBeyondOwn[]> {
  const giver = await readGiver(scope);
  if (giver === null) return [];
  return roles.flatMap(({ id, rights }) => {
    const lack = giver.lacks(NOTHING, givenIn(rights, [subdivisionId]));
    if (lack === null) return [];
    const { code, details } = refusalOfLack(scope, lack);
    const lacking = AREAS.flatMap((area) =>
      FLAGS.filter((flag) => permits(rights[area], flag) && !giver.has(area, flag, subdivisionId)).map(
        (flag) => `${area}.${flag}`,
      ),
    );
    return [{ id, reason: errorText(scope.lang, code, details.params), lacking }];
  });
}

/** Whoever registers an organization becomes its admin; nobody else does by saying so. @throws {AppError} access.denied */
export function refuseRegistering(isRegAdmin: boolean | null | undefined): void {
  if (isRegAdmin) throw new AppError('access.denied', { field: 'isRegAdmin' });
}

/** A role for somebody by itself, in the whole organization or within a subdivision. @throws {AppError} role.beyondOwn */
export async function refuseRoleBeyond(
  scope: Scope,
  rights: StoredRights,
  subdivisionIds: readonly (number | null)[],
  field = 'roleId',
): Promise<void> {
  const giver = await readGiver(scope);
  const lack = giver?.lacks(NOTHING, givenIn(rights, subdivisionIds));
  if (lack) throw refusalOfLack(scope, lack, field);
}

/** What is handed over stays where it is known: the caller has it themselves, or whoever gets it does already. */
export async function isHeldByEither(
  scope: Scope,
  toUserId: number,
  isHeldBy: (caller: Caller) => Promise<boolean>,
): Promise<boolean> {
  if (scope.caller === null || (await isHeldBy(scope.caller))) return true;
  const receiver = await callerOfPerson(scope.tx, scope.organizationId, toUserId);
  return receiver !== null && isHeldBy(receiver);
}

/** Whether one of the two looks after all the people of a subdivision; null: those who are in none. */
export function isLookedAfterByEither(
  scope: Scope,
  toUserId: number,
  subdivisionId: number | null,
): Promise<boolean> {
  return isHeldByEither(scope, toUserId, async (caller) => {
    const giver = await readGiver({ ...scope, caller });
    if (giver === null) return true;
    return subdivisionId === null ? giver.has('employees', 'write', null) : giver.covers(subdivisionId);
  });
}
