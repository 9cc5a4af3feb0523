import type { Caller } from '@server/graphql/context';
import * as people from '@server/modules/auth/person-caller.read-model';
import {
  errorOfLack,
  isHeldByEither,
  isManagedByEither,
  readGrantor,
  rejectRegistering,
  rejectRoleBeyond,
  rolesBeyondOwn,
} from '@server/modules/roles/granting.policy';
import type { HeldRights } from '@server/modules/roles/held-rights.read-model';
import { aCaller } from '@test/factories/user.factory';
import { employees, guest, held, rejection, scopedHr, scopeOf, within } from './granting-fakes';
import { read, said, write } from './policy-fakes';

/** What a caller may grant: nothing beyond what they have themselves, by whatever way a person would get it. */

jest.mock('@server/modules/auth/person-caller.read-model');

async function grantorOf(who: Partial<Caller>) {
  const grantor = await readGrantor(scopeOf(who).scope);
  if (!grantor) throw new Error('without a limit');
  return grantor;
}

const head = { isLeader: true, leaderSubdivisionId: 4 };

describe('what the caller has', () => {
  test('the system and the root admin have no limit', async () => {
    expect(await readGrantor(scopeOf(null).scope)).toBeNull();
    expect(await readGrantor(scopeOf({ isRootAdmin: true }).scope)).toBeNull();
  });

  test.each<[string, Partial<Caller>, string, string]>([
    ['nobody in particular', {}, '', ''],
    ['who edits people', { rights: employees }, 'everywhere 4 5 9', '4 5 9'],
    ['who reads people', { rights: { employees: read } }, '', ''],
    ['who edits people below 4', scopedHr, '4 5', '4 5'],
    ['who reads people below 4', { scopedRights: [within(4, { employees: read })] }, '', ''],
    ['who edits the structure below 4', { scopedRights: [within(4, { structure: write })] }, '', ''],
    ['a head', head, '', '4 5'],
    ['who acts for a head', { actingSubdivisionIds: [4] }, '', '4 5'],
    ['who edits people of a subdivision that is gone', { scopedRights: [within(8, employees)] }, '', ''],
    ['a guest, whatever they are at home', { isRootAdmin: true, support: guest }, '', ''],
  ])('%s: %j', async (_who, who, edits, covers) => {
    const grantor = await grantorOf(who);
    const places = [null, 4, 5, 9];
    expect(
      places.flatMap((id) => (grantor.has('employees', 'write', id) ? [id ?? 'everywhere'] : [])).join(' '),
    ).toBe(edits);
    expect([4, 5, 9].filter((id) => grantor.covers(id)).join(' ')).toBe(covers);
  });

  test('subdivisions are asked for once each, and not at all by who has none', async () => {
    const { scope, execute } = scopeOf({});
    await readGrantor(scope);
    expect(execute).not.toHaveBeenCalled();
    const both = scopeOf({ ...head, ...scopedHr });
    await readGrantor(both.scope);
    expect(both.execute).toHaveBeenCalledTimes(1);
  });
});

describe('what the caller lacks', () => {
  const people = 'right employees';

  test.each<[string, Partial<Caller>, Partial<HeldRights>, Partial<HeldRights>, string]>([
    ['nothing is gained', {}, {}, {}, ''],
    ['an admin by who is none', {}, {}, { isAdmin: true }, 'admin'],
    ['an admin by an admin', { isAdmin: true }, {}, { isAdmin: true }, ''],
    ['a super admin by an admin', { isAdmin: true }, {}, { isAdmin: true, isSuperAdmin: true }, 'admin'],
    [
      'the root admin by a super admin',
      { isAdmin: true, isSuperAdmin: true },
      {},
      { isRootAdmin: true },
      'admin',
    ],
    ['who was one before', {}, { isAdmin: true }, { isAdmin: true }, ''],
    ['a right that the caller has', { rights: employees }, {}, { rights: employees }, ''],
    ['a right that the caller lacks', {}, {}, { rights: employees }, people],
    ['a right of reading', {}, {}, { rights: { employees: read } }, people],
    ['writing, by who reads', { rights: { employees: read } }, {}, { rights: employees }, people],
    ['writing, for who reads', {}, { rights: { employees: read } }, { rights: employees }, people],
    ['a right that was had before', {}, { rights: employees }, { rights: employees }, ''],
    [
      'a right of the back office by an admin',
      { isAdmin: true },
      {},
      { rights: { backOfficeRef: read } },
      'right backOfficeRef',
    ],
    ['the first of two areas', {}, {}, { rights: { employees: read, structure: read } }, 'right structure'],
    ['a right there by who has it there', scopedHr, {}, { scopedRights: [within(5, employees)] }, ''],
    ['a right elsewhere by who has it there', scopedHr, {}, { scopedRights: [within(9, employees)] }, people],
    ['a right everywhere by who has it there', scopedHr, {}, { rights: employees }, people],
    [
      'a right there by who has it everywhere',
      { rights: employees },
      {},
      { scopedRights: [within(9, employees)] },
      '',
    ],
    [
      'a right there that was had there',
      {},
      { scopedRights: [within(9, employees)] },
      { scopedRights: [within(9, employees)] },
      '',
    ],
    [
      'a right there that was had elsewhere',
      {},
      { scopedRights: [within(8, employees)] },
      { scopedRights: [within(9, employees)] },
      people,
    ],
    [
      'a right there that was had everywhere',
      {},
      { rights: employees },
      { scopedRights: [within(9, employees)] },
      '',
    ],
    [
      'writing there, for who reads there',
      {},
      { scopedRights: [within(9, { employees: read })] },
      { scopedRights: [within(9, employees)] },
      people,
    ],
    ['a subdivision to head', {}, {}, { headedIds: [5] }, 'head'],
    ['a subdivision to head, by the head above', head, {}, { headedIds: [5] }, ''],
    ['one of two to head, by the head of the other', head, {}, { headedIds: [5, 9] }, 'head'],
    ['a subdivision that was headed before', {}, { headedIds: [5] }, { headedIds: [5] }, ''],
    [
      'a subdivision for who edits all people',
      {},
      { rights: employees },
      { rights: employees, headedIds: [5] },
      '',
    ],
    [
      'a subdivision for who reads all people',
      {},
      { rights: { employees: read } },
      { rights: { employees: read }, headedIds: [5] },
      'head',
    ],
    ['both, the flag first', {}, {}, { isAdmin: true, rights: employees, headedIds: [5] }, 'admin'],
    ['the head before the right', {}, {}, { rights: employees, headedIds: [5] }, 'head'],
    ['anything, as a guest', { isAdmin: true, support: guest }, {}, { rights: employees }, people],
    ['an admin, as a guest', { isAdmin: true, support: guest }, {}, { isAdmin: true }, 'admin'],
  ])('%s: %j, from %j to %j', async (_what, who, before, after, expected) => {
    const lack = (await grantorOf(who)).lacks(held(before), held(after));
    expect(lack === null ? '' : [lack.kind, ...(lack.kind === 'right' ? [lack.area] : [])].join(' ')).toBe(
      expected,
    );
  });

  test('is said as an error of the field', () => {
    const of = (who: Partial<Caller>, ...lack: [Parameters<typeof errorOfLack>[1], string?]) => {
      const { code, details } = errorOfLack({ lang: 'ru', caller: aCaller(who) }, ...lack);
      return [code, details];
    };
    expect(of({}, { kind: 'admin' }, 'isAdmin')).toEqual(['access.denied', { field: 'isAdmin' }]);
    expect(of({}, { kind: 'head' }, 'id')).toEqual(['role.headBeyondOwn', { field: 'id' }]);
    const right = { kind: 'right', area: 'employees' } as const;
    expect(of({}, right, 'roleId')).toEqual([
      'role.beyondOwn',
      { field: 'roleId', params: { area: 'Сотрудники' } },
    ]);
    expect(of({ support: guest }, right, 'roleId')).toEqual([
      'support.grants',
      { field: 'roleId', params: { name: 'Ветер' } },
    ]);
    expect(errorOfLack({ lang: 'en-us', caller: null }, right).details.params).toEqual({ area: 'Employees' });
  });
});

describe('a role', () => {
  const roles = [
    { id: 1, rights: {} },
    { id: 2, rights: { employees: read } },
    { id: 3, rights: { employees: write, faq: write } },
  ];

  test('that is beyond one’s own is named with the reason and every right that is lacking', async () => {
    expect(await rolesBeyondOwn(scopeOf({ rights: { employees: read } }).scope, roles, null)).toEqual([
      {
        id: 3,
        reason: expect.stringContaining('Сотрудники'),
        lacking: ['employees.write', 'faq.read', 'faq.write'],
      },
    ]);
    expect(await rolesBeyondOwn(scopeOf({ isRootAdmin: true }).scope, roles, null)).toEqual([]);
    expect(await rolesBeyondOwn(scopeOf({ isAdmin: true }).scope, roles, null)).toEqual([]);
  });

  test('that is granted within a subdivision gives only what concerns people', async () => {
    const ids = async (who: Partial<Caller>, subdivisionId: number | null) =>
      (await rolesBeyondOwn(scopeOf(who).scope, roles, subdivisionId)).map(({ id }) => id);
    expect(await ids(scopedHr, 5)).toEqual([]);
    expect(await ids(scopedHr, 9)).toEqual([2, 3]);
    expect(await ids(scopedHr, null)).toEqual([2, 3]);
  });

  test.each<[Partial<Caller> | null, (number | null)[], unknown]>([
    [null, [null], null],
    [{ isRootAdmin: true }, [null], null],
    [{}, [], null],
    [{}, [null], ['role.beyondOwn', 'roleId']],
    [{}, [5], ['role.beyondOwn', 'roleId']],
    [scopedHr, [5, 6], null],
    [scopedHr, [5, 9], ['role.beyondOwn', 'roleId']],
    [scopedHr, [5, null], ['role.beyondOwn', 'roleId']],
    [{ support: guest }, [5], ['support.grants', 'roleId']],
  ])('is granted by %j within %j: %j', async (who, subdivisionIds, expected) => {
    const { scope } = scopeOf(who);
    expect(await rejection(() => rejectRoleBeyond(scope, employees, subdivisionIds))).toEqual(expected);
    if (expected === null) return;
    const named = await rejection(() => rejectRoleBeyond(scope, employees, subdivisionIds, 'scopes'));
    expect(named).toEqual([expect.any(String), 'scopes']);
  });

  test('of the admin of a new organization is given by its registration only', async () => {
    expect(await rejection(() => rejectRegistering(true))).toEqual(['access.denied', 'isRegAdmin']);
    for (const flag of [false, null, undefined])
      expect(await said(() => rejectRegistering(flag))).toBe('allowed');
  });
});

describe('a handover', () => {
  const receiver = (who: Partial<Caller> | null) =>
    jest.mocked(people.callerOfPerson).mockResolvedValue(who && aCaller({ userId: 30, ...who }));

  test.each<[string, Partial<Caller> | null, number[], boolean, boolean, boolean]>([
    ['the system needs nobody', null, [], false, true, false],
    ['the caller has access', {}, [1], true, true, false],
    ['the receiver has access', {}, [30], true, true, true],
    ['neither has', {}, [], true, false, true],
    ['the receiver is nobody', {}, [30], false, false, true],
  ])('%s', async (_what, who, holders, isFound, expected, isRead) => {
    receiver(isFound ? {} : null);
    const isHeldBy = async ({ userId }: Caller) => holders.includes(userId);
    expect(await isHeldByEither(scopeOf(who).scope, 30, isHeldBy)).toBe(expected);
    expect(jest.mocked(people.callerOfPerson).mock.calls.map(([, ...asked]) => asked)).toEqual(
      isRead ? [[1, 30]] : [],
    );
  });

  test.each<[string, Partial<Caller>, Partial<Caller>, string]>([
    ['neither manages', {}, {}, ''],
    ['the caller heads 4', head, {}, '4 5'],
    ['the receiver heads 4', {}, head, '4 5'],
    ['the receiver edits people of 4', {}, scopedHr, '4 5'],
    ['the receiver edits all people', {}, { rights: employees }, 'nowhere 4 5 9'],
    ['the receiver is the root admin', {}, { isRootAdmin: true }, 'nowhere 4 5 9'],
  ])('of the people of a subdivision: %s', async (_what, who, to, expected) => {
    receiver(to);
    const found: (string | number)[] = [];
    for (const id of [null, 4, 5, 9]) {
      if (await isManagedByEither(scopeOf(who).scope, 30, id)) found.push(id ?? 'nowhere');
    }
    expect(found.join(' ')).toBe(expected);
  });
});
