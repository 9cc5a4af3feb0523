import {
  aboutPeople,
  AREAS,
  areaBeyond,
  hasRight,
  headedSubdivisions,
  holdsSomewhere,
  isArea,
  isAuthor,
  isBackOffice,
  isScopable,
  ledSubdivisions,
  permits,
  reachOf,
  sharedRights,
  subdivisionsWith,
  unitedRights,
} from '@server/graphql/rights';
import { aCaller } from '@test/factories/user.factory';

/** The combined rights of roles, and their scope: the server's implementation of graphql/rights.json. */

const read = { read: true, write: false };
const write = { read: true, write: true };

test('every area has a name, and nothing else has', () => {
  expect(AREAS).toHaveLength(17);
  expect(AREAS.every(isArea)).toBe(true);
  expect(['elsewhere', '', 'toString'].some(isArea)).toBe(false);
});

test('of the areas only those of the back office are the provider’s own, only those about people can be narrowed', () => {
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

  test('holds there and not everywhere', () => {
    expect(hasRight(scoped, 'employees', 'read')).toBe(false);
    expect(subdivisionsWith(scoped, 'employees', 'read')).toEqual([5, 6]);
    expect(subdivisionsWith(scoped, 'employees', 'write')).toEqual([5]);
    expect(holdsSomewhere(scoped, 'employees', 'write')).toBe(true);
    expect(holdsSomewhere(scoped, 'structure', 'read')).toBe(false);
    expect(holdsSomewhere(aCaller({ rights: { structure: read } }), 'structure', 'read')).toBe(true);
  });

  test('reaches as far as it holds; nowhere is an empty list, everywhere is none', () => {
    expect(reachOf(scoped, 'employees', 'write')).toEqual([5]);
    expect(reachOf(scoped, 'structure', 'read')).toEqual([]);
    expect(reachOf(aCaller({ isAdmin: true }), 'structure', 'read')).toBeNull();
  });

  test('makes an author, and so does heading a subdivision', () => {
    expect(isAuthor(scoped)).toBe(true);
    expect(isAuthor(aCaller({ isLeader: true }))).toBe(true);
    expect(isAuthor(aCaller({ rights: { employees: read } }))).toBe(false);
    expect(isAuthor(aCaller({ rights: { employees: write } }))).toBe(true);
  });

  test('is looked after like a subdivision that one heads or stands in for', () => {
    const head = { isLeader: true, leaderSubdivisionId: 7, actingSubdivisionIds: [8] };
    expect(headedSubdivisions(aCaller(head))).toEqual([7, 8]);
    expect(headedSubdivisions(aCaller({ ...head, isLeader: false }))).toEqual([8]);
    expect(headedSubdivisions(aCaller({ isLeader: true }))).toEqual([]);
    expect(ledSubdivisions({ ...scoped, ...head })).toEqual([7, 8, 5]);
  });
});

describe('roles together', () => {
  test('give what any of them gives', () => {
    expect(unitedRights([{ faq: read }, { faq: write, roles: read }, {}])).toEqual({
      faq: write,
      roles: read,
    });
    expect(unitedRights([])).toEqual({});
  });

  test('of a role one shares what one has', () => {
    const who = aCaller({ rights: { faq: read, roles: write } });
    expect(sharedRights(who, { faq: write, roles: read, structure: read })).toEqual({
      faq: read,
      roles: read,
    });
  });

  test('narrowed to subdivisions they give only what is about people', () => {
    expect(aboutPeople({ employees: write, structure: read, faq: write })).toEqual({
      employees: write,
      structure: read,
    });
  });

  test('nobody gives or takes what they do not have', () => {
    const who = aCaller({ rights: { faq: read } });
    expect(areaBeyond(who, {}, { faq: read })).toBeNull();
    expect(areaBeyond(who, {}, { faq: write })).toBe('faq');
    expect(areaBeyond(who, { roles: read }, {})).toBe('roles');
    expect(areaBeyond(who, { roles: read }, { roles: read })).toBeNull();
    expect(areaBeyond(aCaller({ isAdmin: true }), {}, { roles: write })).toBeNull();
    expect(areaBeyond(aCaller({ isAdmin: true }), {}, { backOfficeRef: read })).toBe('backOfficeRef');
  });
});
