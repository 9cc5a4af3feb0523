import type { Caller, Context } from '@server/graphql/context';
import {
  canBeOwn,
  isAbove,
  isOwnField,
  mayKnow,
  mayKnowLeaving,
  mayReadDocuments,
  mayWriteIn,
  rejectAboveCaller,
  requirePlace,
  seesContacts,
  seesFigures,
} from '@server/modules/employees/employees.policy';
import { knownPeople } from '@server/modules/employees/known-people.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { mayEditAll } from '@server/modules/content/content.policy';
import { abilitiesOf } from '@server/modules/regulations/regulations.policy';
import { aCaller } from '@test/factories/user.factory';
import {
  canEdit,
  canRate,
  canReadVersion,
  canRehearse,
  canReport,
  canTake,
  canView,
  canViewDraft,
  type AccessContext,
  seesWholeReport,
} from '@server/modules/content/access/access.policy';

/** Who may read and change a person or a regulation: table rows, independent of the query. */

const read = { read: true, write: false };
const write = { read: true, write: true };
/** A person viewing as a role can only read. */
const viewAs = { roleId: 1, person: null, name: 'Кадровик', until: new Date(0) };

describe('a regulation', () => {
  const progress = (changes: Partial<AccessContext> = {}): AccessContext => ({
    ...{ id: 1, ownerId: 9, isArchive: false, currentVersionId: 5, draftVersionId: 6, draftStatus: 'draft' },
    ...{ grants: [], assignmentStatus: null, leadsAssigned: false, isApprover: false, isApproved: true },
    ...{ isOnShelf: false, hasPrerequisites: false },
    ...changes,
  });

  test.each<[string, Partial<Caller>, Partial<AccessContext>, string]>([
    ['nobody in particular', {}, {}, ''],
    ['an admin', { isAdmin: true }, {}, 'all edit whole report view draft'],
    ['who may write employees', { rights: { employees: write } }, {}, 'all edit whole report view draft'],
    ['who may read employees', { rights: { employees: read } }, {}, ''],
    ['its owner', {}, { ownerId: 1 }, 'edit whole report view draft'],
    ['who was granted to edit it', {}, { grants: ['edit'] }, 'edit whole report view draft'],
    ['who was granted its report', {}, { grants: ['report'] }, 'whole report view'],
    ['who was granted to read it', {}, { grants: ['view'] }, 'view'],
    ['who leads somebody that has it', {}, { leadsAssigned: true }, 'report view'],
    ['who has it, be it signed or waived', {}, { assignmentStatus: 'waived' }, 'view'],
    ['who approves it', {}, { isApprover: true }, 'view draft'],
  ])('%s', (_who, who, changes, expected) => {
    const [one, its] = [aCaller(who), progress(changes)];
    const can = {
      all: mayEditAll(one),
      edit: canEdit(one, its),
      whole: seesWholeReport(one, its),
      report: canReport(one, its),
      view: canView(one, its),
      draft: canViewDraft(one, its),
    };
    expect(
      Object.entries(can)
        .flatMap(([name, is]) => (is ? [name] : []))
        .join(' '),
    ).toBe(expected);
  });

  test.each<[Partial<AccessContext>, boolean]>([
    [{}, true],
    [{ isArchive: true }, false],
    [{ draftVersionId: null }, false],
    [{ isApproved: false }, false],
    [{ ownerId: 9 }, false],
  ])('is published by its owner unless %j', (changes, canPublish) => {
    expect(abilitiesOf(aCaller(), progress({ ownerId: 1, ...changes })).canPublish).toBe(canPublish);
  });

  test.each<[Partial<AccessContext>, boolean]>([
    [{ assignmentStatus: 'assigned' }, true],
    [{ assignmentStatus: 'inProgress' }, true],
    [{ assignmentStatus: 'onReview' }, true],
    [{ assignmentStatus: 'resign' }, true],
    [{ assignmentStatus: 'failed' }, true],
    [{ assignmentStatus: 'done' }, false],
    [{ assignmentStatus: 'waived' }, false],
    [{ assignmentStatus: 'cancelled' }, false],
    [{ assignmentStatus: null }, false],
    [{ assignmentStatus: 'assigned', isArchive: true }, false],
    [{ assignmentStatus: 'assigned', currentVersionId: null }, false],
  ])('%j: it is signed: %s', (changes, canSign) => {
    expect(abilitiesOf(aCaller(), progress(changes)).canSign).toBe(canSign);
    expect(abilitiesOf(aCaller({ viewAs }), progress(changes)).canSign).toBe(false);
  });

  test.each<[string, Partial<AccessContext>, string]>([
    ['nobody in particular', {}, ''],
    ['who may read it', { grants: ['view'] }, 'published'],
    ['who approves it', { isApprover: true }, 'published draft'],
    ['its owner', { ownerId: 1 }, 'published draft'],
  ])('its versions are read by %s', (_who, changes, expected) => {
    const statuses = ['published', 'draft'] as const;
    const readable = statuses.filter((status) => canReadVersion(aCaller(), progress(changes), { status }));
    expect(readable.join(' ')).toBe(expected);
    expect(canReadVersion(aCaller(), progress(changes), { status: 'onApproval' })).toBe(
      readable.includes('draft'),
    );
  });

  test.each<[string, Partial<Caller>, Partial<AccessContext>, boolean]>([
    ['an author who does not have it', {}, { ownerId: 1 }, true],
    ['an author who has done it', {}, { ownerId: 1, assignmentStatus: 'done' }, true],
    ['an author who has it to sign', {}, { ownerId: 1, assignmentStatus: 'assigned' }, false],
    ['an author of an archived one', {}, { ownerId: 1, isArchive: true }, false],
    ['an author of an unpublished one', {}, { ownerId: 1, currentVersionId: null }, false],
    ['who may read it', {}, { grants: ['view'] }, false],
    ['who views as somebody who has it', { viewAs }, { assignmentStatus: 'assigned' }, true],
    ['who views as somebody who has done it', { viewAs }, { assignmentStatus: 'done' }, false],
    ['who views as somebody who does not have it', { viewAs }, { ownerId: 1 }, false],
    [
      'who views as somebody, an archived one',
      { viewAs },
      { assignmentStatus: 'assigned', isArchive: true },
      false,
    ],
  ])('is rehearsed by %s: %j, %j', (_who, who, changes, isAllowed) => {
    expect(canRehearse(aCaller(who), progress(changes))).toBe(isAllowed);
  });

  test.each<[string, Partial<Caller>, Partial<AccessContext>, boolean]>([
    ['who may read it', {}, {}, true],
    ['who may not read it', {}, { grants: [] }, false],
    ['who has had it', {}, { assignmentStatus: 'done' }, false],
    ['who views as another role', { viewAs }, {}, false],
    ['anybody when it is not on the shelf', {}, { isOnShelf: false }, false],
    ['anybody when it is archived', {}, { isArchive: true }, false],
    ['anybody when it is not published', {}, { currentVersionId: null }, false],
  ])('is taken from the shelf by %s: %j, %j', (_who, who, changes, isAllowed) => {
    const onShelf = progress({ isOnShelf: true, grants: ['view'], ...changes });
    expect(canTake(aCaller(who), onShelf)).toBe(isAllowed);
  });

  test('is rated by those who have completed it', () => {
    const rates = (who: Partial<Caller>, assignmentStatus: AccessContext['assignmentStatus']) =>
      canRate(aCaller(who), progress({ assignmentStatus }));
    expect([rates({}, 'done'), rates({}, 'resign'), rates({}, null)]).toEqual([true, false, false]);
    expect(rates({ viewAs }, 'done')).toBe(false);
  });

  test('shows buttons for allowed actions', () => {
    const granted = abilitiesOf(aCaller(), progress({ grants: ['report'] }));
    expect(granted).toEqual({
      ...{ canEdit: false, canReport: true, canPublish: false, canSign: false },
      canRehearse: false,
    });
    expect(abilitiesOf(aCaller(), progress({ ownerId: 1 })).canEdit).toBe(true);
  });
});

describe('a person', () => {
  const person = (changes: object = {}): UserRow =>
    Object.assign(Object.create(null), {
      id: 2,
      subdivisionId: 5,
      isAdmin: false,
      isSuperAdmin: false,
      ...changes,
    });

  /** A caller whose loaders return these subdivisions as their own. */
  function callerWithLoaders(
    who: Partial<Caller>,
    subdivisions: { mine?: number[]; personnel?: number[]; statistics?: number[] } = {},
  ): Pick<Context, 'signedIn' | 'loaders'> {
    const loader = (ids: number[] = []) => ({
      load: async (id: number) => {
        if (!Number.isInteger(id)) throw new Error('nobody is loaded without an id');
        return ids.includes(id);
      },
    });
    const loaders = {
      isMySubdivision: loader(subdivisions.mine),
      isHrSubdivision: loader(subdivisions.personnel),
      isStatisticSubdivision: loader(subdivisions.statistics),
    };
    return Object.assign(Object.create(null), { signedIn: aCaller(who), loaders });
  }

  const asked = [mayKnow, mayKnowLeaving, mayReadDocuments, seesFigures];
  const NAMES = ['contacts', 'leaving', 'papers', 'figures'];

  test.each<[string, ReturnType<typeof callerWithLoaders>, object, string]>([
    ['nobody in particular', callerWithLoaders({}), {}, ''],
    ['oneself', callerWithLoaders({ userId: 2 }), {}, 'contacts papers figures'],
    [
      'oneself, with the right to write cards',
      callerWithLoaders({ userId: 2, rights: { employees: write } }),
      {},
      'contacts papers figures',
    ],
    ['an admin', callerWithLoaders({ isAdmin: true }), {}, 'contacts leaving papers figures'],
    ['who reads employees', callerWithLoaders({ rights: { employees: read } }), {}, 'contacts figures'],
    [
      'who writes employees',
      callerWithLoaders({ rights: { employees: write } }),
      {},
      'contacts leaving papers figures',
    ],
    [
      'who writes employees, of an admin',
      callerWithLoaders({ rights: { employees: write } }),
      { isAdmin: true },
      'contacts figures',
    ],
    ['who reads statistics', callerWithLoaders({ rights: { statistics: read } }), {}, 'figures'],
    ['a head', callerWithLoaders({}, { mine: [5] }), {}, 'contacts figures'],
    ['a head of another subdivision', callerWithLoaders({}, { mine: [6] }), {}, ''],
    ['a head, of who belongs nowhere', callerWithLoaders({}, { mine: [5] }), { subdivisionId: null }, ''],
    [
      'who writes the cards of the subdivision',
      callerWithLoaders({}, { personnel: [5] }),
      {},
      'leaving papers',
    ],
    [
      'who writes them, of who belongs nowhere',
      callerWithLoaders({}, { personnel: [5] }),
      { subdivisionId: null },
      '',
    ],
    [
      'who reads statistics there',
      callerWithLoaders(
        { scopedRights: [{ subdivisionId: 5, rights: { statistics: read } }] },
        { statistics: [5] },
      ),
      {},
      'figures',
    ],
    [
      'who reads them elsewhere',
      callerWithLoaders(
        { scopedRights: [{ subdivisionId: 6, rights: { statistics: read } }] },
        { statistics: [6] },
      ),
      {},
      '',
    ],
    [
      'who reads them elsewhere and heads this one',
      callerWithLoaders(
        { scopedRights: [{ subdivisionId: 6, rights: { statistics: read } }] },
        { statistics: [6], mine: [5] },
      ),
      {},
      'contacts figures',
    ],
    [
      'who reads them elsewhere, of who belongs nowhere',
      callerWithLoaders(
        { scopedRights: [{ subdivisionId: 6, rights: { statistics: read } }] },
        { statistics: [6] },
      ),
      { subdivisionId: null },
      '',
    ],
  ])('%s', async (_who, item, changes, expected) => {
    const found = await Promise.all(asked.map((may) => may(item, person(changes))));
    expect(NAMES.filter((_, index) => found[index]).join(' ')).toBe(expected);
  });

  test.each<[string, Partial<Caller> | null, number | null, boolean, boolean]>([
    ['the system', null, 5, false, true],
    ['who writes employees', { rights: { employees: write } }, null, false, true],
    ['who writes nobody', { rights: { employees: read } }, 5, true, false],
    [
      'who writes those of a subdivision it lies in',
      { scopedRights: [{ subdivisionId: 4, rights: { employees: write } }] },
      5,
      true,
      true,
    ],
    [
      'who writes those of another subdivision',
      { scopedRights: [{ subdivisionId: 6, rights: { employees: write } }] },
      5,
      false,
      false,
    ],
    [
      'the same, of who belongs nowhere',
      { scopedRights: [{ subdivisionId: 4, rights: { employees: write } }] },
      null,
      true,
      false,
    ],
  ])('is put into a subdivision by %s', async (_who, who, subdivisionId, liesWithin, isAllowed) => {
    const execute = () => Promise.resolve({ rows: liesWithin ? [{}] : [] });
    const scope = Object.assign(Object.create(null), {
      ...{ tx: { execute }, organizationId: 1 },
      caller: who && aCaller(who),
    });
    expect(await mayWriteIn(scope, subdivisionId)).toBe(isAllowed);
    const put = requirePlace(scope, subdivisionId);
    if (isAllowed) await expect(put).resolves.toBeUndefined();
    else {
      await expect(put).rejects.toMatchObject({
        code: 'employee.outsideScope',
        details: { field: 'subdivisionId' },
      });
    }
  });

  test('everybody is visible to those who read employees everywhere; for others, a condition decides', () => {
    expect(knownPeople(aCaller({ rights: { employees: read } }))).toBeNull();
    expect(knownPeople(aCaller())).not.toBeNull();
  });

  test('everybody’s contacts are visible to those who read employees everywhere', () => {
    const scopedRights = [{ subdivisionId: 5, rights: { employees: write } }];
    expect(
      [{}, { rights: { employees: read } }, { scopedRights }].map((who) => seesContacts(aCaller(who))),
    ).toEqual([false, true, false]);
  });

  test.each<[Partial<Caller>, object, boolean]>([
    [{}, {}, false],
    [{}, { isAdmin: true }, true],
    [{}, { isSuperAdmin: true }, true],
    [{ isAdmin: true }, { isAdmin: true }, false],
    [{ isAdmin: true }, { isAdmin: true, isSuperAdmin: true }, true],
    [{ isAdmin: true, isSuperAdmin: true }, { isAdmin: true, isSuperAdmin: true }, false],
  ])('%j is changed by %j: only by those who are not below', (who, of, isBelow) => {
    expect(isAbove(aCaller(who), person(of))).toBe(isBelow);
    const change = (caller: Caller | null) => () =>
      rejectAboveCaller(Object.assign(Object.create(null), { caller }), person(of));
    if (isBelow) expect(change(aCaller(who))).toThrow('access.denied');
    else expect(change(aCaller(who))).not.toThrow();
    // Oneself, and the system.
    expect(change(aCaller({ ...who, userId: 2 }))).not.toThrow();
    expect(change(null)).not.toThrow();
  });

  test('people change their own description, and the fields that the organization allows', () => {
    const organization = { selfEditFields: ['phone' as const, 'nameFirst' as const] };
    const fields = ['skills', 'interests', 'goals', 'lang', 'phone', 'nameFirst', 'email', 'isAdmin'];
    expect(fields.filter((field) => isOwnField(field, organization))).toEqual([
      'skills',
      'interests',
      'goals',
      'lang',
      'phone',
      'nameFirst',
    ]);
    expect(fields.filter(canBeOwn)).toEqual(['skills', 'interests', 'goals', 'lang', 'phone', 'nameFirst']);
  });
});
