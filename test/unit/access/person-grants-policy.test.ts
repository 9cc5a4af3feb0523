import type { Caller } from '@server/graphql/context';
import {
  readGrantCheck,
  rejectGains,
  rejectIdentitiesAbove,
  rejectIdentityAbove,
} from '@server/modules/roles/granting.policy';
import {
  type HeldRights,
  type RightsRow,
  readRightsFacts,
} from '@server/modules/roles/held-rights.read-model';
import { employees, guest, held, rejection, scopeOf } from './granting-fakes';

/** Nobody makes another person stronger than themselves, or takes over the sign-in of one who is. */

jest.mock('@server/modules/roles/held-rights.read-model');

/** A row of a person; what they have follows from the position: 2 edits people, 3 heads the subdivision 9. */
const aRow = (changes: Partial<RightsRow> = {}): RightsRow => ({
  ...{ id: 20, positionId: 1, isAdmin: false, isSuperAdmin: false, isLeader: false },
  ...{ leaderSubdivisionId: null, isArchive: false, status: 'working' },
  ...changes,
});
const byPosition = new Map<number | null, Partial<HeldRights>>([
  [2, { rights: employees }],
  [3, { headedIds: [9] }],
]);
const facts = jest.mocked(readRightsFacts);
beforeEach(() => {
  facts.mockResolvedValue({
    rightsOf: ({ positionId, isAdmin, isSuperAdmin }) =>
      held({ ...byPosition.get(positionId), isAdmin, isSuperAdmin }),
  });
});

describe('a changed person', () => {
  test.each<[string, RightsRow | null, RightsRow, unknown]>([
    ['gains a right by the position', aRow(), aRow({ positionId: 2 }), ['role.beyondOwn', 'positionId']],
    ['comes with the position', null, aRow({ positionId: 2 }), ['role.beyondOwn', 'positionId']],
    ['heads a subdivision', aRow(), aRow({ positionId: 3 }), ['role.headBeyondOwn', 'isLeaderSubdivision']],
    ['becomes an admin', aRow(), aRow({ isAdmin: true }), ['access.denied', undefined]],
    [
      'becomes an admin in another position',
      aRow(),
      aRow({ positionId: 4, isAdmin: true }),
      ['access.denied', undefined],
    ],
    ['comes as a super admin', null, aRow({ isSuperAdmin: true }), ['access.denied', undefined]],
    ['keeps what they have', aRow({ positionId: 2 }), aRow({ positionId: 2, isLeader: true }), null],
    ['loses a right', aRow({ positionId: 2 }), aRow(), null],
    ['leaves with the right', aRow(), aRow({ positionId: 2, status: 'dismissed' }), null],
    ['is archived with the right', aRow(), aRow({ positionId: 2, isArchive: true }), null],
    [
      'comes back with the right',
      aRow({ positionId: 2, status: 'dismissed' }),
      aRow({ positionId: 2 }),
      ['role.beyondOwn', undefined],
    ],
    [
      'comes back from the archive with it',
      aRow({ positionId: 2, isArchive: true }),
      aRow({ positionId: 2 }),
      ['role.beyondOwn', undefined],
    ],
  ])('%s: from %j to %j', async (_what, before, after, expected) => {
    const { scope } = scopeOf({});
    expect(await rejection(() => rejectGains(scope, [{ before, after }]))).toEqual(expected);
    expect(await rejection(() => rejectGains(scopeOf(null).scope, [{ before, after }]))).toBeNull();
    expect(
      await rejection(() => rejectGains(scopeOf({ isRootAdmin: true }).scope, [{ before, after }])),
    ).toBeNull();
  });

  test.each<Partial<RightsRow>>([
    { positionId: 2 },
    { isAdmin: true },
    { isSuperAdmin: true },
    { isLeader: true },
    { leaderSubdivisionId: 5 },
    { isArchive: true },
    { status: 'dismissed' },
  ])('is looked up once rights depend on the change %j', async (change) => {
    await rejection(() => rejectGains(scopeOf({}).scope, [{ before: aRow(), after: aRow(change) }]));
    expect(facts).toHaveBeenCalledTimes(1);
    await rejectGains(scopeOf({}).scope, [{ before: aRow(change), after: aRow(change) }]);
    expect(facts).toHaveBeenCalledTimes(1);
  });

  test('is looked up with the others who change, as they were and will be, and nobody for the system', async () => {
    const before = aRow({ positionId: 2 });
    const changes = [
      { before, after: aRow({ positionId: 1 }) },
      { before: null, after: aRow({ id: 21, positionId: 4 }) },
      { before: aRow({ id: 22 }), after: aRow({ id: 22 }) },
    ];
    await rejectGains(scopeOf({}).scope, changes);
    expect(facts.mock.calls.map(([, ...asked]) => asked)).toEqual([[1, [20, 20, 21], [2, 1, 4]]]);
    await rejectGains(scopeOf(null).scope, changes);
    expect(facts).toHaveBeenCalledTimes(1);
  });
});

describe('the sign-in data of a person', () => {
  const strong = aRow({ positionId: 2 });

  test.each<[string, Partial<Caller> | null, RightsRow, unknown]>([
    ['who has less', {}, aRow(), null],
    ['who has more', {}, strong, ['role.identityBeyondOwn', 'email']],
    [
      'a super admin, by an admin',
      { isAdmin: true },
      aRow({ isSuperAdmin: true }),
      ['role.identityBeyondOwn', 'email'],
    ],
    ['who is away', {}, aRow({ positionId: 2, status: 'dismissed' }), ['role.identityBeyondOwn', 'email']],
    ['who has as much', { rights: employees }, strong, null],
    ['oneself', { userId: 20 }, strong, null],
    ['by the system', null, strong, null],
    ['by the root admin', { isRootAdmin: true }, strong, null],
    ['by a guest', { isAdmin: true, support: guest }, aRow(), ['support.readOnly', undefined]],
    ['of oneself as a guest', { userId: 20, support: guest }, strong, null],
  ])('%s: changed by %j', async (_who, who, person, expected) => {
    expect(await rejection(() => rejectIdentityAbove(scopeOf(who).scope, person, 'email'))).toEqual(expected);
  });

  test('of several is changed when each may be; the field is that of the first who may not', async () => {
    const changes = [
      { person: aRow({ id: 1, positionId: 2 }), field: 'phone' },
      { person: aRow(), field: 'phone' },
      { person: strong, field: 'email' },
    ];
    const { scope } = scopeOf({ userId: 1 });
    expect(await rejection(() => rejectIdentitiesAbove(scope, changes))).toEqual([
      'role.identityBeyondOwn',
      'email',
    ]);
    // Nothing is read of oneself.
    expect(facts.mock.calls.at(-1)?.[2]).toEqual([20, 20]);
    expect(await rejection(() => rejectIdentitiesAbove(scope, changes.slice(0, 2)))).toBeNull();
  });

  test('may be checked row by row: one’s own at any time', async () => {
    const check = await readGrantCheck(scopeOf({ userId: 20 }).scope, [strong]);
    expect(await rejection(() => check.rejectIdentityChange(strong, 'email'))).toBeNull();
    expect(
      await rejection(() => check.rejectIdentityChange(aRow({ id: 21, positionId: 2 }), 'email')),
    ).toEqual(['role.identityBeyondOwn', 'email']);
  });
});
