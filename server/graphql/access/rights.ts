import rule from '@graphql/rights.json';
import type { StoredRights } from './stored-rights';
import type { Caller } from '../context';
import { enumerations } from '../generated/enumerations';
import type { RightArea, RightFlag } from '../generated/types';

// The browser's selectors read graphql/rights.json as well.

type Flags = { read: boolean; write: boolean };
type RightsOf = Pick<Caller, 'isAdmin' | 'isRootAdmin' | 'rights'>;

const NAMES: ReadonlySet<string> = new Set(enumerations.RightArea);

/** Whether the text is the name of a rights area. */
export function isArea(value: string): value is RightArea {
  return NAMES.has(value);
}

/** Whether the value is a kind of right. */
export function isFlag(value: string): value is RightFlag {
  return value === 'read' || value === 'write';
}

/** All areas in display order. */
export const AREAS: readonly RightArea[] = rule.areas.filter(isArea);
const PEOPLE = new Set<string>(rule.aboutPeople);
const BACK_OFFICE = new Set<string>(rule.backOffice);

/** Whether only provider staff can have it: it is granted by their own role only, not by being an admin. */
export function isBackOffice(area: RightArea): boolean {
  return BACK_OFFICE.has(area);
}

/** Whether it concerns people: a role with a scope gives only such rights. */
export function isScopable(area: string): boolean {
  return PEOPLE.has(area);
}

/** Whether the flags include this one; write implies read. */
export function permits(flags: Flags | undefined, flag: RightFlag): boolean {
  if (flags === undefined) return false;
  return flag === 'read' ? flags.read || flags.write : flags.write;
}

/**
 * Whether the caller has the right in the whole organization. Admins and super admins have all rights except those of the back
 * office, the root admin has all; write implies read.
 */
export function hasRight(caller: RightsOf, area: RightArea, flag: RightFlag): boolean {
  if (caller.isRootAdmin || (caller.isAdmin && !isBackOffice(area))) return true;
  return permits(caller.rights[area], flag);
}

/**
 * Returns the subdivisions, each including those below it, in which the caller has the right; rights in the whole organization
 * are not considered.
 */
export function subdivisionsWith(caller: Caller, area: RightArea, flag: RightFlag): number[] {
  return caller.scopedRights
    .filter(({ rights }) => permits(rights[area], flag))
    .map(({ subdivisionId }) => subdivisionId);
}

/** Whether the caller has the right at all, even if only within some subdivisions. */
export function holdsSomewhere(caller: Caller, area: RightArea, flag: RightFlag): boolean {
  return hasRight(caller, area, flag) || subdivisionsWith(caller, area, flag).length > 0;
}

/** Returns the scope of the right: everywhere (null), or these subdivisions and those below; an empty list: nowhere. */
export function scopeOf(caller: Caller, area: RightArea, flag: RightFlag): number[] | null {
  return hasRight(caller, area, flag) ? null : subdivisionsWith(caller, area, flag);
}

/** Whether the caller may author content at all; the objects' own policies decide which. */
export function isAuthor(caller: Caller): boolean {
  return caller.isLeader || holdsSomewhere(caller, 'employees', 'write');
}

/** Returns the subdivision that the caller heads, and those whose head they substitute for today. */
export function headedSubdivisions(caller: Caller): number[] {
  const { isLeader, leaderSubdivisionId, actingSubdivisionIds } = caller;
  const own = isLeader && leaderSubdivisionId !== null ? [leaderSubdivisionId] : [];
  return [...own, ...actingSubdivisionIds];
}

/**
 * Returns the subdivisions whose people the caller is responsible for: those they head, and those where they can edit employees.
 */
export function ledSubdivisions(caller: Caller): number[] {
  return [...headedSubdivisions(caller), ...subdivisionsWith(caller, 'employees', 'write')];
}

const collect = (flagsOf: (area: RightArea) => Flags): StoredRights =>
  Object.fromEntries(
    AREAS.map((area): [RightArea, Flags] => [area, flagsOf(area)]).filter(([, { read }]) => read),
  );

/** Read and write rights in every area. */
export const ALL_RIGHTS: StoredRights = collect(() => ({ read: true, write: true }));

/** Returns the union of the roles' rights. */
export function unitedRights(all: readonly StoredRights[]): StoredRights {
  return collect((area) => ({
    read: all.some((rights) => permits(rights[area], 'read')),
    write: all.some((rights) => permits(rights[area], 'write')),
  }));
}

/** Returns the rights of the role that the caller has too. */
export function sharedRights(caller: RightsOf, role: StoredRights): StoredRights {
  return collect((area) => ({
    read: permits(role[area], 'read') && hasRight(caller, area, 'read'),
    write: permits(role[area], 'write') && hasRight(caller, area, 'write'),
  }));
}

/** Returns only the areas that concern people: those that a scope can narrow. */
export function aboutPeople(rights: StoredRights): StoredRights {
  return collect((area) => {
    const flags = isScopable(area) ? rights[area] : undefined;
    return { read: permits(flags, 'read'), write: permits(flags, 'write') };
  });
}

/** Returns the first area in which the two differ by a right that the caller does not have: nobody may grant or revoke that. */
export function areaBeyond(caller: RightsOf, before: StoredRights, after: StoredRights): RightArea | null {
  const beyond = AREAS.find((area) =>
    (['read', 'write'] as const).some(
      (flag) => permits(before[area], flag) !== permits(after[area], flag) && !hasRight(caller, area, flag),
    ),
  );
  return beyond ?? null;
}
