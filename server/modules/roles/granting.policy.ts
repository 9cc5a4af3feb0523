import { worksHere } from '@domain/user-statuses';
import { sql } from 'drizzle-orm';
import { integer, listOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Caller, Scope, ScopedRights } from '@server/graphql/context';
import type { RightArea, RightFlag } from '@server/graphql/generated/types';
import { rejectGuest } from '@server/graphql/access/guests';
import { aboutPeople, AREAS, hasRight, headedSubdivisions, permits } from '@server/graphql/access/rights';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import { ints } from '@server/modules/sql';
import { areaName, errorText } from '@server/texts';
import { type HeldRights, readRightsFacts, type RightsFacts, type RightsRow } from './held-rights.read-model';
import type { StoredRights } from '@server/graphql/access/stored-rights';

/** A right that a person has, or would have, and that the caller lacks. */
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

/** The subdivisions where the caller has rights as the head or through a scoped role, each with all subdivisions below it. */
async function branchesOf({ tx, organizationId }: Scope, caller: Caller): Promise<Map<number, Set<number>>> {
  const roots = [
    ...new Set([
      ...caller.scopedRights.map((scopedRight) => scopedRight.subdivisionId),
      ...headedSubdivisions(caller),
    ]),
  ];
  if (roots.length === 0) return new Map();
  const rows = await selectRows(tx, { root: integer, ids: listOf(integer) })(sql`
    select given.id as root, array(select subdivision_and_below(${organizationId}, given.id)) as ids
    from unnest(${ints(roots)}) as given (id)`);
  return new Map(rows.map(({ root, ids }) => [root, new Set(ids)]));
}

/** The rights of the caller that limit what they may grant. */
export interface Grantor {
  /** `subdivisionId` null: in the whole organization. */
  has(area: RightArea, flag: RightFlag, subdivisionId: number | null): boolean;
  /** Whether the caller may edit the people of a subdivision or heads one above it, which includes all rights of its head. */
  covers(subdivisionId: number): boolean;
  /** Returns the first right in `after` that is not in `before` and that the caller lacks. */
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
  grantor: Grantor,
  caller: Pick<Caller, (typeof ADMIN_FLAGS)[number]>,
  before: HeldRights,
  after: HeldRights,
): Lack | null {
  const isLacking = (flag: (typeof ADMIN_FLAGS)[number]) => after[flag] && !before[flag] && !caller[flag];
  if (ADMIN_FLAGS.some(isLacking)) return { kind: 'admin' };
  // A person who may already edit all employees gains nothing from heading a subdivision.
  if (hasRight(before, 'employees', 'write')) return null;
  const headed = after.headedIds.find((id) => !before.headedIds.includes(id) && !grantor.covers(id));
  return headed === undefined ? null : { kind: 'head' };
}

function lackOfRights(grantor: Grantor, before: HeldRights, after: HeldRights): Lack | null {
  for (const area of AREAS) {
    for (const flag of FLAGS) {
      if (hasRight(before, area, flag)) continue;
      if (permits(after.rights[area], flag) && !grantor.has(area, flag, null)) return { kind: 'right', area };
      const isLacking = ({ subdivisionId, rights }: ScopedRights) =>
        permits(rights[area], flag) &&
        !grantor.has(area, flag, subdivisionId) &&
        !hasScoped(before.scopedRights, area, flag, (root) => root === subdivisionId);
      if (after.scopedRights.some(isLacking)) return { kind: 'right', area };
    }
  }
  return null;
}

/** A guest has nothing to grant in the organization, whatever they are at home. */
const GUEST: Grantor = {
  has: () => false,
  covers: () => false,
  lacks: (before, after) => lackOfFlags(GUEST, NOTHING, before, after) ?? lackOfRights(GUEST, before, after),
};

/**
 * Returns the caller's rights before the change, as a limit for what they may grant. Null: the system or the root admin, without
 * a limit.
 */
export async function readGrantor(scope: Scope): Promise<Grantor | null> {
  const { caller } = scope;
  if (caller?.support) return GUEST;
  if (caller === null || caller.isRootAdmin) return null;
  const branches = await branchesOf(scope, caller);
  const isBelow = (root: number, id: number) => root === id || (branches.get(root)?.has(id) ?? false);
  const grantor: Grantor = {
    has: (area, flag, subdivisionId) =>
      hasRight(caller, area, flag) ||
      (subdivisionId !== null &&
        hasScoped(caller.scopedRights, area, flag, (root) => isBelow(root, subdivisionId))),
    covers: (id) =>
      grantor.has('employees', 'write', id) || headedSubdivisions(caller).some((root) => isBelow(root, id)),
    lacks: (before, after) =>
      lackOfFlags(grantor, caller, before, after) ?? lackOfRights(grantor, before, after),
  };
  return grantor;
}

/** Returns the error for its field. */
export function errorOfLack(
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

/** The field through which the person would get the right that the caller lacks. */
function fieldOf(lack: Lack, before: RightsRow | null, after: RightsRow): string | undefined {
  if (lack.kind === 'head') return 'isLeaderSubdivision';
  return lack.kind === 'right' && after.positionId !== (before?.positionId ?? null)
    ? 'positionId'
    : undefined;
}

/** Checks whether the caller may give these people their new rights, row by row, without another query. */
export interface GrantCheck {
  /** @throws {AppError} role.beyondOwn, role.headBeyondOwn, access.denied */
  rejectGain(before: RightsRow | null, after: RightsRow): void;
  /** A caller who sets a person's sign-in data could sign in as that person. @throws {AppError} role.identityBeyondOwn */
  rejectIdentityChange(person: RightsRow, field: string): void;
}

const UNRESTRICTED: GrantCheck = { rejectGain: () => undefined, rejectIdentityChange: () => undefined };

function grantCheckBy(grantor: Grantor, facts: RightsFacts, scope: Scope): GrantCheck {
  return {
    rejectGain(before, after) {
      // A person who cannot sign in cannot use any rights.
      if (!worksHere(after)) return;
      const had = before === null || !worksHere(before) ? NOTHING : facts.rightsOf(before);
      const lack = grantor.lacks(had, facts.rightsOf(after));
      if (lack !== null) throw errorOfLack(scope, lack, fieldOf(lack, before, after));
    },
    rejectIdentityChange(person, field) {
      if (person.id === scope.caller?.userId) return;
      // This includes people who are away, because they may come back.
      const lack = grantor.lacks(NOTHING, facts.rightsOf(person));
      if (lack !== null) throw new AppError('role.identityBeyondOwn', { field });
    },
  };
}

/** Creates the checks for rows of people, as they are and as they may become: three statements, regardless of their number. */
export async function readGrantCheck(
  scope: Scope,
  rows: readonly Pick<RightsRow, 'id' | 'positionId'>[],
): Promise<GrantCheck> {
  const grantor = await readGrantor(scope);
  if (grantor === null) return UNRESTRICTED;
  const facts = await readRightsFacts(
    scope.tx,
    scope.organizationId,
    rows.map(({ id }) => id),
    rows.map(({ positionId }) => positionId),
  );
  return grantCheckBy(grantor, facts, scope);
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

/** Whether the two differ in a field that rights depend on. */
const affectsRights = (before: RightsRow | null, after: RightsRow) =>
  before === null || DECIDING.some((field) => before[field] !== after[field]);

/**
 * Checks people's new rights by the rows as they will be: a caller cannot give anybody rights that they lack themselves. @throws
 * {AppError} role.beyondOwn, role.headBeyondOwn, access.denied
 */
export async function rejectGains(
  scope: Scope,
  changes: readonly { before: RightsRow | null; after: RightsRow }[],
): Promise<void> {
  const deciding = changes.filter(({ before, after }) => affectsRights(before, after));
  if (deciding.length === 0 || scope.caller === null) return;
  const grantCheck = await readGrantCheck(
    scope,
    deciding.flatMap(({ before, after }) => (before ? [before, after] : [after])),
  );
  for (const { before, after } of deciding) grantCheck.rejectGain(before, after);
}

/**
 * A caller who sets a person's address, phone or second factor, or sends their invitation, could sign in as them, so this
 * requires all rights that the person has. @throws {AppError} role.identityBeyondOwn, support.never for a guest
 */
export async function rejectIdentityAbove(scope: Scope, person: RightsRow, field: string): Promise<void> {
  await rejectIdentitiesAbove(scope, [{ person, field }]);
}

/** The same for many people at once, each with the field that would change. */
export async function rejectIdentitiesAbove(
  scope: Scope,
  changes: readonly { person: RightsRow; field: string }[],
): Promise<void> {
  const { caller } = scope;
  if (caller === null) return;
  const others = changes.filter(({ person }) => person.id !== caller.userId);
  if (others.length === 0) return;
  rejectGuest(caller);
  const people = others.map(({ person }) => person);
  const grantCheck = await readGrantCheck(scope, people);
  for (const { person, field } of others) grantCheck.rejectIdentityChange(person, field);
}

/** The rights that a directly granted role gives. */
const rightsOfGrant = (rights: StoredRights, subdivisionIds: readonly (number | null)[]): HeldRights => ({
  ...NOTHING,
  rights: subdivisionIds.includes(null) ? rights : {},
  scopedRights: subdivisionIds.flatMap((subdivisionId) =>
    subdivisionId === null ? [] : [{ subdivisionId, rights: aboutPeople(rights) }],
  ),
});

/** A role that the caller may not grant. */
export interface RoleBeyondOwn {
  id: number;
  reason: string;
  /** Area and flag of each right that the caller lacks. */
  lacking: string[];
}

/** Returns those of these roles that the caller may not grant there: the ones that `refuseRoleBeyond` rejects. */
export async function rolesBeyondOwn(
  scope: Scope,
  roles: readonly { id: number; rights: StoredRights }[],
  subdivisionId: number | null,
): Promise<RoleBeyondOwn[]> {
  const grantor = await readGrantor(scope);
  if (grantor === null) return [];
  return roles.flatMap(({ id, rights }) => {
    const lack = grantor.lacks(NOTHING, rightsOfGrant(rights, [subdivisionId]));
    if (lack === null) return [];
    const { code, details } = errorOfLack(scope, lack);
    const lacking = AREAS.flatMap((area) =>
      FLAGS.filter((flag) => permits(rights[area], flag) && !grantor.has(area, flag, subdivisionId)).map(
        (flag) => `${area}.${flag}`,
      ),
    );
    return [{ id, reason: errorText(scope.lang, code, details.params), lacking }];
  });
}

/**
 * Only the registration of an organization makes a person its admin; setting the field does not. @throws {AppError} access.denied
 */
export function rejectRegistering(isRegAdmin: boolean | null | undefined): void {
  if (isRegAdmin) throw new AppError('access.denied', { field: 'isRegAdmin' });
}

/**
 * Checks that the caller may grant a role directly, in the whole organization or within a subdivision. @throws {AppError}
 * role.beyondOwn
 */
export async function rejectRoleBeyond(
  scope: Scope,
  rights: StoredRights,
  subdivisionIds: readonly (number | null)[],
  field = 'roleId',
): Promise<void> {
  const grantor = await readGrantor(scope);
  const lack = grantor?.lacks(NOTHING, rightsOfGrant(rights, subdivisionIds));
  if (lack) throw errorOfLack(scope, lack, field);
}

/** A handover must not widen access: either the caller or the receiver must already have it. */
export async function isHeldByEither(
  scope: Scope,
  toUserId: number,
  isHeldBy: (caller: Caller) => Promise<boolean>,
): Promise<boolean> {
  if (scope.caller === null || (await isHeldBy(scope.caller))) return true;
  const receiver = await callerOfPerson(scope.tx, scope.organizationId, toUserId);
  return receiver !== null && isHeldBy(receiver);
}

/** Whether one of the two is responsible for all people of a subdivision; null: for the people without one. */
export function isManagedByEither(
  scope: Scope,
  toUserId: number,
  subdivisionId: number | null,
): Promise<boolean> {
  return isHeldByEither(scope, toUserId, async (caller) => {
    const grantor = await readGrantor({ ...scope, caller });
    if (grantor === null) return true;
    return subdivisionId === null ? grantor.has('employees', 'write', null) : grantor.covers(subdivisionId);
  });
}
