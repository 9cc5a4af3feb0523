import type { Caller } from '@server/graphql/context';
import type { IdealStatementRow } from '@server/modules/organization/ideal-picture/ideal-picture.tables';
import {
  type IdealTarget,
  requireIdeal,
  seesPersonPicture,
  seesStatement,
  targetOf,
} from '@server/modules/organization/ideal-picture/ideal-picture.policy';
import {
  mayMark,
  planRights,
  requirePlan,
  seesPlan,
  visiblePeople,
} from '@server/modules/adaptation/adaptation.policy';
import { seesPosition, seesRoleOf, seesSubdivision } from '@server/modules/structure/structure.policy';
import { aCaller } from '@test/factories/user.factory';
import { contextOf, loaderOf, read, said, scopeWith, sqlOf, write } from './policy-fakes';

/** Who may read and change what belongs to a place in the structure, and to a person in it. */

const row = <Row>(fields: object): Row => Object.assign(Object.create(null), fields);

describe('what a position or a subdivision is for', () => {
  /** A caller who heads the subdivision 5, or one above it, when `heads` says so. */
  const seer = (who: Partial<Caller>, heads: readonly number[] = []) =>
    contextOf(who, { isStructureSubdivision: loaderOf((id) => heads.includes(id)) });
  const position = (subdivisionId: number | null) =>
    row<Parameters<typeof seesPosition>[1]>({ id: 3, subdivisionId });
  const subdivision = row<Parameters<typeof seesSubdivision>[1]>({ id: 5 });

  test.each<[string, Partial<Caller>, number[], string]>([
    ['nobody in particular', {}, [], ''],
    ['who holds the position', { positionId: 3 }, [], 'position role'],
    ['who works in the subdivision', { subdivisionId: 5 }, [], 'subdivision'],
    ['who reads the structure', { rights: { structure: read } }, [], 'position nowhere subdivision'],
    ['who reads roles', { rights: { roles: read } }, [], 'role'],
    ['who heads the subdivision', {}, [5], 'position subdivision'],
    ['who heads another one', {}, [6], ''],
  ])('is read by %s: %j, %j', async (_who, who, heads, expected) => {
    const caller = seer(who, heads);
    const sees = {
      position: await seesPosition(caller, position(5)),
      nowhere: await seesPosition(caller, row({ id: 4, subdivisionId: null })),
      subdivision: await seesSubdivision(caller, subdivision),
      role: seesRoleOf(caller, position(5)),
    };
    expect(
      Object.entries(sees)
        .flatMap(([name, is]) => (is ? [name] : []))
        .join(' '),
    ).toBe(expected);
  });

  test('costs no query for those who see everything', () => {
    const caller = seer({ rights: { structure: read } });
    expect([seesPosition(caller, position(5)), seesSubdivision(caller, subdivision)]).toEqual([true, true]);
  });
});

describe('the picture of ideal work', () => {
  const people = new Map<number, { id: number; subdivisionId: number | null }>([
    [2, { id: 2, subdivisionId: 5 }],
    [3, { id: 3, subdivisionId: null }],
  ]);
  /** Besides people there are the position 4 and the subdivision 5. */
  const context = (who: Partial<Caller>, heads: readonly number[] = []) =>
    contextOf(who, {
      user: loaderOf((id) => people.get(id) ?? null),
      position: loaderOf((id) => (id === 4 ? { id } : null)),
      subdivision: loaderOf((id) => (id === 5 ? { id } : null)),
      isMySubdivision: loaderOf((id) => heads.includes(id)),
    });
  const needs = ['canRead', 'canWrite', 'canDecide'] as const;
  const company: IdealTarget = { layer: 'company', id: null };
  const ofPerson: IdealTarget = { layer: 'person', id: 2 };
  const ofNewcomer: IdealTarget = { layer: 'person', id: 3 };
  const ofPosition: IdealTarget = { layer: 'position', id: 4 };
  const ofSubdivision: IdealTarget = { layer: 'subdivision', id: 5 };

  const reads = 'allowed access.denied access.denied';
  const writes = 'allowed allowed access.denied';
  const decides = 'allowed allowed allowed';
  const none = 'notFound notFound notFound';

  test.each<[string, IdealTarget, Partial<Caller>, number[], string]>([
    ['the company’s, anybody', company, {}, [], reads],
    ['the company’s, who reads about it', company, { rights: { organizationAbout: read } }, [], reads],
    ['the company’s, who writes about it', company, { rights: { organizationAbout: write } }, [], writes],
    ['a person’s, anybody', ofPerson, {}, [], none],
    ['a person’s, themselves', ofPerson, { userId: 2 }, [], writes],
    ['a person’s, themselves as the head', ofPerson, { userId: 2 }, [5], writes],
    ['a person’s, themselves as who edits people', ofPerson, { userId: 2, isAdmin: true }, [], writes],
    ['a person’s, their head', ofPerson, {}, [5], decides],
    ['a person’s, another head', ofPerson, {}, [6], none],
    ['a person’s, who edits people', ofPerson, { rights: { employees: write } }, [], decides],
    ['a person’s, who reads people', ofPerson, { rights: { employees: read } }, [], reads],
    ['of who works nowhere, a head', ofNewcomer, {}, [5], none],
    ['of who works nowhere, who edits people', ofNewcomer, { rights: { employees: write } }, [], decides],
    ['of nobody, an admin', { layer: 'person', id: 99 }, { isAdmin: true }, [], none],
    ['of no person, an admin', { layer: 'person', id: null }, { isAdmin: true }, [], none],
    ['a position’s, anybody', ofPosition, {}, [], reads],
    ['a position’s, who reads the structure', ofPosition, { rights: { structure: read } }, [], reads],
    ['a position’s, who writes the structure', ofPosition, { rights: { structure: write } }, [], writes],
    ['of no position, an admin', { layer: 'position', id: 99 }, { isAdmin: true }, [], none],
    ['a subdivision’s, anybody', ofSubdivision, {}, [], reads],
    ['a subdivision’s, its head', ofSubdivision, {}, [5], writes],
    ['a subdivision’s, another head', ofSubdivision, {}, [6], reads],
    [
      'a subdivision’s, who writes the structure',
      ofSubdivision,
      { rights: { structure: write } },
      [],
      writes,
    ],
    ['of no subdivision, an admin', { layer: 'subdivision', id: 99 }, { isAdmin: true }, [99], none],
  ])('%s: %j, %j, %j', async (_what, target, who, heads, expected) => {
    const answers = await Promise.all(
      needs.map((need) => said(() => requireIdeal(context(who, heads), target, need))),
    );
    expect(answers.join(' ')).toBe(expected);
  });

  test('says all that the caller may do, at once', async () => {
    expect(await requireIdeal(context({}, [5]), ofPerson, 'canRead')).toEqual({
      ...{ canRead: true, canWrite: true, canDecide: true },
    });
    expect(await requireIdeal(context({}), ofPosition, 'canRead')).toEqual({
      ...{ canRead: true, canWrite: false, canDecide: false },
    });
  });

  test.each([
    [{ subdivisionId: 5, positionId: null, userId: null }, ofSubdivision],
    [{ subdivisionId: null, positionId: 4, userId: null }, ofPosition],
    [{ subdivisionId: null, positionId: null, userId: 2 }, ofPerson],
    [{ subdivisionId: null, positionId: null, userId: null }, company],
  ])('the owner of the statement %j is %j', (owner, target) => {
    expect(targetOf(row(owner))).toEqual(target);
  });

  test('of a person, and each statement of it, is read by those who may', async () => {
    const statement = row<IdealStatementRow>({ subdivisionId: null, positionId: null, userId: 2 });
    for (const [who, heads, isSeen] of [
      [{}, [], false],
      [{ userId: 2 }, [], true],
      [{}, [5], true],
    ] as const) {
      const caller = context(who, heads);
      expect([
        await seesPersonPicture(caller, row({ id: 2, subdivisionId: 5 })),
        await seesStatement(caller, statement),
      ]).toEqual([isSeen, isSeen]);
    }
  });
});

describe('a plan of adaptation', () => {
  const person = { id: 2, subdivisionId: 5, mentorId: 8 };
  const nowhere = { id: 2, subdivisionId: null, mentorId: null };
  const head = { isLeader: true, leaderSubdivisionId: 4 };
  const scoped = (flags: typeof read) => ({
    scopedRights: [{ subdivisionId: 4, rights: { employees: flags } }],
  });
  /** The subdivision of the person lies below 4. */
  const scopeOf = (who: Partial<Caller> | null) => scopeWith(who, { ids: [4] });
  const viewAs = {
    ...{ roleId: null, name: 'Новичок', until: new Date(0) },
    person: { userId: 2, subdivisionId: 5, positionId: null },
  };

  test.each<[string, Partial<Caller> | null, typeof person | typeof nowhere, string]>([
    ['the system', null, person, 'read add manage'],
    ['nobody in particular', {}, person, ''],
    ['the person', { userId: 2 }, person, 'read'],
    ['the person, as an admin', { userId: 2, isAdmin: true }, person, 'read'],
    ['the person, as a head', { userId: 2, ...head }, person, 'read'],
    ['who views as the person', { viewAs }, person, 'read'],
    ['the mentor', { userId: 8 }, person, 'read add'],
    ['a head', head, person, 'read add manage'],
    ['who acts for a head', { actingSubdivisionIds: [4] }, person, 'read add manage'],
    ['a head of another subdivision', { ...head, leaderSubdivisionId: 6 }, person, ''],
    ['a head, of who works nowhere', head, nowhere, ''],
    ['who edits people', { rights: { employees: write } }, nowhere, 'read add manage'],
    ['who reads people', { rights: { employees: read } }, nowhere, 'read'],
    ['who edits people there', scoped(write), person, 'read add manage'],
    ['who reads people there', scoped(read), person, 'read'],
    ['who reads people there, of who works nowhere', scoped(read), nowhere, ''],
  ])('%s: %j, of %j', async (_who, who, of, expected) => {
    const { canRead, canAdd, canManage } = await planRights(scopeOf(who).scope, of);
    const can = { read: canRead, add: canAdd, manage: canManage };
    expect(
      Object.entries(can)
        .flatMap(([name, is]) => (is ? [name] : []))
        .join(' '),
    ).toBe(expected);
    const answers = await Promise.all(
      (['canRead', 'canAdd', 'canManage'] as const).map((need) =>
        said(() => requirePlan(scopeOf(who).scope, of, need)),
      ),
    );
    const denied = canRead ? 'access.denied' : 'notFound';
    expect(answers).toEqual([canRead, canAdd, canManage].map((is) => (is ? 'allowed' : denied)));
  });

  test('of nobody is not found; what is required is said with all rights', async () => {
    expect(await said(() => requirePlan(scopeOf(null).scope, null, 'canRead'))).toBe('notFound');
    expect(await requirePlan(scopeOf({ userId: 8 }).scope, person, 'canAdd')).toEqual({
      ...{ canRead: true, canAdd: true, canManage: false },
    });
  });

  test('asks the database only where a subdivision could decide', async () => {
    for (const [who, of] of [
      [{}, person],
      [head, nowhere],
      [{ rights: { employees: write } }, person],
    ] as const) {
      const { scope, execute } = scopeOf(who);
      await planRights(scope, of);
      expect(execute).not.toHaveBeenCalled();
    }
  });

  test.each<[string, Partial<Caller>, number[], typeof person | typeof nowhere, boolean]>([
    ['nobody in particular', {}, [], person, false],
    ['the person', { userId: 2 }, [], nowhere, true],
    ['who views as the person', { viewAs }, [], nowhere, true],
    ['the mentor', { userId: 8 }, [], person, true],
    ['who reads people', { rights: { employees: read } }, [], nowhere, true],
    ['a head', {}, [5], person, true],
    ['another head', {}, [6], person, false],
    ['a head, of who works nowhere', {}, [5], nowhere, false],
  ])('in a list is read by %s: %j', async (_who, who, mine, of, isSeen) => {
    const caller = contextOf(who, { isMySubdivision: loaderOf((id) => mine.includes(id)) });
    expect(await seesPlan(caller, of)).toBe(isSeen);
  });

  test.each<[string, Partial<Caller> | null, object, string]>([
    ['the system', null, {}, 'employee mentor leader hr'],
    ['who manages it', {}, { canManage: true }, 'employee mentor leader hr'],
    ['whose turn it is', { userId: 3 }, {}, 'employee mentor leader hr'],
    ['who adds to it', {}, { canAdd: true }, 'employee mentor'],
    ['anybody else', {}, {}, ''],
  ])('its steps are marked by %s', (_who, who, rights, expected) => {
    const lanes = ['employee', 'mentor', 'leader', 'hr'] as const;
    const own = { ...{ canRead: true, canAdd: false, canManage: false }, ...rights };
    const { scope } = scopeOf(who);
    expect(lanes.filter((lane) => mayMark(scope, own, lane, 3)).join(' ')).toBe(expected);
  });

  test('lists of them contain the people whom the caller mentors, leads or may read', () => {
    expect(sqlOf(visiblePeople(1, aCaller({ rights: { employees: read } })))).toBe('true []');
    expect(sqlOf(visiblePeople(1, aCaller({ userId: 8 })))).toBe('u.mentor_id = $1 [8]');
    const led = sqlOf(visiblePeople(1, aCaller({ userId: 8, ...head })));
    expect(led).toMatch(/^\(u\.mentor_id = \$1 or u\.subdivision_id = any\(.*\[8,1,\[4\],1\]$/);
    const reader = { scopedRights: [{ subdivisionId: 7, rights: { employees: read } }] };
    expect(sqlOf(visiblePeople(1, aCaller({ userId: 8, ...head, ...reader })))).toMatch(/\[8,1,\[4,7\],1\]$/);
  });
});
