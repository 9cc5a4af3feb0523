import rule from '@graphql/rights.json';
import type { StoredRights } from './stored-rights';
import type { Caller } from './context';
import type { RightArea, RightFlag } from './generated/resolvers';

// graphql/rights.json is what the browser's selectors read too.

type Flags = { read: boolean; write: boolean };
type RightsOf = Pick<Caller, 'isAdmin' | 'isRootAdmin' | 'rights'>;

const NAMES: Record<RightArea, true> = {
  organizationSetting: true,
  organizationAbout: true,
  integrations: true,
  integrationBitrix: true,
  integrationAmo: true,
  integrationAvito: true,
  integrationTelegram: true,
  structure: true,
  roles: true,
  employees: true,
  statistics: true,
  faq: true,
  payment: true,
  backOfficeSettingAccount: true,
  backOfficeDocs: true,
  backOfficeRef: true,
  backOfficeSuper: true,
};

/** Whether it names an area of rights. */
export function isArea(value: string): value is RightArea {
  return Object.hasOwn(NAMES, value);
}

/** Whether it names a kind of right. */
export function isFlag(value: string): value is RightFlag {
  return value === 'read' || value === 'write';
}

/** Every area, in the order in which people read them. */
export const AREAS: readonly RightArea[] = rule.areas.filter(isArea);
const PEOPLE = new Set<string>(rule.aboutPeople);
const BACK_OFFICE = new Set<string>(rule.backOffice);

/** Whether only the provider's own people can have it: their own role decides, whatever an admin may. */
export function isBackOffice(area: RightArea): boolean {
  return BACK_OFFICE.has(area);
}

/** Whether it is about people: a role with a scope gives only such rights. */
export function isScopable(area: string): boolean {
  return PEOPLE.has(area);
}

/** Write implies read. */
export function permits(flags: Flags | undefined, flag: RightFlag): boolean {
  if (flags === undefined) return false;
  return flag === 'read' ? flags.read || flags.write : flags.write;
}

/**
 * Whether the caller may it in the whole organization. Admins and super admins pass but in the back office, the root
 * admin everywhere; write implies read.
 */
export function hasRight(caller: RightsOf, area: RightArea, flag: RightFlag): boolean {
  if (caller.isRootAdmin || (caller.isAdmin && !isBackOffice(area))) return true;
  return permits(caller.rights[area], flag);
}

/** The subdivisions, each with those below it, within which the caller may it; those with the whole are not asked. */
export function subdivisionsWith(caller: Caller, area: RightArea, flag: RightFlag): number[] {
  return caller.scopedRights
    .filter(({ rights }) => permits(rights[area], flag))
    .map(({ subdivisionId }) => subdivisionId);
}

/** Whether the caller may it at all, be it only within some subdivisions. */
export function holdsSomewhere(caller: Caller, area: RightArea, flag: RightFlag): boolean {
  return hasRight(caller, area, flag) || subdivisionsWith(caller, area, flag).length > 0;
}

/** Where the caller may it: everywhere (null), or in these subdivisions and below; an empty list: nowhere. */
export function reachOf(caller: Caller, area: RightArea, flag: RightFlag): number[] | null {
  return hasRight(caller, area, flag) ? null : subdivisionsWith(caller, area, flag);
}

/** Whether the caller may author content at all; which objects, their own policies say. */
export function isAuthor(caller: Caller): boolean {
  return caller.isLeader || holdsSomewhere(caller, 'employees', 'write');
}

/** The subdivision that the caller heads, and those in whose head's place they act today. */
export function headedSubdivisions(caller: Caller): number[] {
  const { isLeader, leaderSubdivisionId, actingSubdivisionIds } = caller;
  const own = isLeader && leaderSubdivisionId !== null ? [leaderSubdivisionId] : [];
  return [...own, ...actingSubdivisionIds];
}

/** The subdivisions whose people the caller looks after: those they head, and those where they write employees. */
export function ledSubdivisions(caller: Caller): number[] {
  return [...headedSubdivisions(caller), ...subdivisionsWith(caller, 'employees', 'write')];
}

const collect = (flagsOf: (area: RightArea) => Flags): StoredRights =>
  Object.fromEntries(
    AREAS.map((area): [RightArea, Flags] => [area, flagsOf(area)]).filter(([, { read }]) => read),
  );

/** Every area, to read and to write. */
export const ALL_RIGHTS: StoredRights = collect(() => ({ read: true, write: true }));

/** What any of the roles gives. */
export function unitedRights(all: readonly StoredRights[]): StoredRights {
  return collect((area) => ({
    read: all.some((rights) => permits(rights[area], 'read')),
    write: all.some((rights) => permits(rights[area], 'write')),
  }));
}

/** What the role gives and the caller has too. */
export function sharedRights(caller: RightsOf, role: StoredRights): StoredRights {
  return collect((area) => ({
    read: permits(role[area], 'read') && hasRight(caller, area, 'read'),
    write: permits(role[area], 'write') && hasRight(caller, area, 'write'),
  }));
}

/** Only the areas that are about people: those that a scope can narrow. */
export function aboutPeople(rights: StoredRights): StoredRights {
  return collect((area) => {
    const flags = isScopable(area) ? rights[area] : undefined;
    return { read: permits(flags, 'read'), write: permits(flags, 'write') };
  });
}

/** The first area in which the two differ by something that the caller does not have: nobody gives or takes that. */
export function areaBeyond(caller: RightsOf, before: StoredRights, after: StoredRights): RightArea | null {
  const beyond = AREAS.find((area) =>
    (['read', 'write'] as const).some(
      (flag) => permits(before[area], flag) !== permits(after[area], flag) && !hasRight(caller, area, flag),
    ),
  );
  return beyond ?? null;
}
