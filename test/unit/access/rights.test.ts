import rule from '@graphql/rights.json';
import { enumerations } from '@server/graphql/generated/enumerations';
import {
  aboutPeople,
  ALL_RIGHTS,
  AREAS,
  areaBeyond,
  hasRight,
  headedSubdivisions,
  holdsSomewhere,
  isArea,
  isAuthor,
  isBackOffice,
  isFlag,
  isScopable,
  ledSubdivisions,
  permits,
  scopeOf,
  sharedRights,
  subdivisionsWith,
  unitedRights,
} from '@server/graphql/access/rights';
import { aCaller } from '@test/factories/user.factory';

/** The combined rights of roles, and their scope: the server's implementation of graphql/rights.json. */

const read = { read: true, write: false };
const write = { read: true, write: true };

test('every area of the contract stands in rights.json, once', () => {
  expect([...AREAS].sort()).toEqual([...enumerations.RightArea]);
  expect(rule.areas).toEqual(AREAS);
  expect(AREAS.every(isArea)).toBe(true);
  expect(['elsewhere', '', 'toString'].some(isArea)).toBe(false);
});

test('only the back office areas are the provider’s own, only areas about people can be scoped', () => {
  expect(AREAS.filter(isBackOffice)).toEqual([
    'backOfficeSettingAccount',
    'backOfficeDocs',
    'backOfficeRef',
    'backOfficeSuper',
  ]);
  expect(AREAS.filter(isScopable)).toEqual(['structure', 'employees', 'statistics']);
});

test.each([
  [undefined, false, false],
  [{ read: false, write: false }, false, false],
  [read, true, false],
  [write, true, true],
  [{ read: false, write: true }, true, true],
])('write implies read: %j', (flags, mayRead, mayWrite) => {
  expect([permits(flags, 'read'), permits(flags, 'write')]).toEqual([mayRead, mayWrite]);
});

test.each([
  ['nobody in particular', aCaller(), false, false],
  ['the right', aCaller({ rights: { faq: read, backOfficeDocs: read } }), true, true],
  ['another right', aCaller({ rights: { roles: write } }), false, false],
  ['an admin passes but in the back office', aCaller({ isAdmin: true }), true, false],
  ['a root admin everywhere', aCaller({ isRootAdmin: true }), true, true],
])('%s', (_who, who, isAllowed, isAllowedInBackOffice) => {
  expect(hasRight(who, 'faq', 'read')).toBe(isAllowed);
  expect(hasRight(who, 'backOfficeDocs', 'read')).toBe(isAllowedInBackOffice);
});

describe('a right within some subdivisions', () => {
  const scoped = aCaller({
    scopedRights: [
      { subdivisionId: 5, rights: { employees: write } },
      { subdivisionId: 6, rights: { employees: read } },
    ],
  });

  test('applies there and not everywhere', () => {
    expect(hasRight(scoped, 'employees', 'read')).toBe(false);
    expect(subdivisionsWith(scoped, 'employees', 'read')).toEqual([5, 6]);
    expect(subdivisionsWith(scoped, 'employees', 'write')).toEqual([5]);
    expect(holdsSomewhere(scoped, 'employees', 'write')).toBe(true);
    expect(holdsSomewhere(scoped, 'structure', 'read')).toBe(false);
    expect(holdsSomewhere(aCaller({ rights: { structure: read } }), 'structure', 'read')).toBe(true);
  });

  test('returns its scope; nowhere is an empty list, everywhere is null', () => {
    expect(scopeOf(scoped, 'employees', 'write')).toEqual([5]);
    expect(scopeOf(scoped, 'structure', 'read')).toEqual([]);
    expect(scopeOf(aCaller({ isAdmin: true }), 'structure', 'read')).toBeNull();
  });

  test('makes an author, and so does leading a subdivision', () => {
    expect(isAuthor(scoped)).toBe(true);
    expect(isAuthor(aCaller({ isLeader: true }))).toBe(true);
    expect(isAuthor(aCaller({ rights: { employees: read } }))).toBe(false);
    expect(isAuthor(aCaller({ rights: { employees: write } }))).toBe(true);
  });

  test('counts like leading a subdivision or acting as its leader', () => {
    const head = { isLeader: true, leaderSubdivisionId: 7, actingSubdivisionIds: [8] };
    expect(headedSubdivisions(aCaller(head))).toEqual([7, 8]);
    expect(headedSubdivisions(aCaller({ ...head, isLeader: false }))).toEqual([8]);
    expect(headedSubdivisions(aCaller({ isLeader: true }))).toEqual([]);
    expect(ledSubdivisions({ ...scoped, ...head })).toEqual([7, 8, 5]);
  });
});

describe('combined roles', () => {
  test('give what any of them gives', () => {
    expect(unitedRights([{ faq: read }, { faq: write, roles: read }, {}])).toEqual({
      faq: write,
      roles: read,
    });
    expect(unitedRights([])).toEqual({});
  });

  test('a granter shares only the rights that they have', () => {
    const who = aCaller({ rights: { faq: read, roles: write } });
    expect(sharedRights(who, { faq: write, roles: read, structure: read })).toEqual({
      faq: read,
      roles: read,
    });
    expect(sharedRights(who, { faq: read, roles: write })).toEqual({ faq: read, roles: write });
  });

  test('scoped to subdivisions they give only rights about people', () => {
    expect(aboutPeople({ employees: write, structure: read, faq: write })).toEqual({
      employees: write,
      structure: read,
    });
  });

  test('nobody grants or revokes rights that they lack', () => {
    const who = aCaller({ rights: { faq: read } });
    expect(areaBeyond(who, {}, { faq: read })).toBeNull();
    expect(areaBeyond(who, {}, { faq: write })).toBe('faq');
    expect(areaBeyond(who, { roles: read }, {})).toBe('roles');
    expect(areaBeyond(who, { roles: read }, { roles: read })).toBeNull();
    expect(areaBeyond(aCaller({ isAdmin: true }), {}, { roles: write })).toBeNull();
    expect(areaBeyond(aCaller({ isAdmin: true }), {}, { backOfficeRef: read })).toBe('backOfficeRef');
  });
});

test('a right is to read or to write, and whoever has all of them has both in every area', () => {
  expect(['read', 'write', 'own', ''].filter(isFlag)).toEqual(['read', 'write']);
  expect(Object.keys(ALL_RIGHTS)).toEqual(AREAS);
  for (const flags of Object.values(ALL_RIGHTS)) expect(flags).toEqual({ read: true, write: true });
});
