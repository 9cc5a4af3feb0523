import type { Caller } from '@server/graphql/context';
import type { FaqAudience } from '@server/graphql/generated/types';
import { createAssignmentsPolicy } from '@server/modules/assignments/assignments.policy';
import type { StoredAudienceGroup } from '@server/modules/assignments/assignments.tables';
import { createContentKinds } from '@server/modules/content/content-kinds';
import type { AccessContext } from '@server/modules/content/access/access.policy';
import { abilitiesOf as educationAbilities } from '@server/modules/educations/educations.policy';
import { mayReadEntry } from '@server/modules/faq/faq.policy';
import { rejectSuperOrganization, requireSection } from '@server/modules/organization/clients/clients.policy';
import { abilitiesOf as testAbilities } from '@server/modules/tests/tests.policy';
import { aCaller } from '@test/factories/user.factory';
import { read, said, scopeWith, sqlOf, write } from './policy-fakes';

/** Who may assign, see and remind; the buttons of educations and tests; the FAQ; the sections of the back office. */

const object = { objectType: 'regulation', objectId: 3 } as const;
const head = { isLeader: true, leaderSubdivisionId: 4 };

/** The policy of an application with regulations, of which these ids may be edited, and those reported. */
function policyOf({ editable = [], reportable = [] }: { editable?: number[]; reportable?: number[] } = {}) {
  const among = (allowed: readonly number[]) => async (_scope: unknown, ids: readonly number[]) =>
    new Set(ids.filter((id) => allowed.includes(id)));
  const access = { editable: among(editable), reportable: among(reportable) };
  const kind = Object.assign(Object.create(null), { objectType: 'regulation', access });
  return createAssignmentsPolicy(createContentKinds([kind]));
}

describe('assignments', () => {
  test('are changed by those who may edit the object; of an unknown kind by nobody', async () => {
    const { scope } = scopeWith({});
    expect(await said(() => policyOf({ editable: [3] }).requireEdit(scope, object))).toBe('allowed');
    expect(await said(() => policyOf({ editable: [4] }).requireEdit(scope, object))).toBe('notFound');
    const test = { objectType: 'test', objectId: 3 } as const;
    expect(await said(() => policyOf({ editable: [3] }).requireEdit(scope, test))).toBe('notFound');
  });

  const both = { subdivisionIds: [5], userIds: [9] };
  const outside = 'assignment.outsideSubdivision';

  test.each<[string, Partial<Caller> | null, StoredAudienceGroup[], boolean, string]>([
    ['the system, everybody', null, [{ all: true }], false, 'allowed'],
    ['who edits people, everybody', { rights: { employees: write } }, [{ all: true }], false, 'allowed'],
    ['who reads people', { rights: { employees: read } }, [{ subdivisionIds: [5] }], true, outside],
    ['who leads nobody', {}, [{ subdivisionIds: [5] }], true, outside],
    ['a head, within', head, [{ subdivisionIds: [5] }], true, 'allowed'],
    ['a head, people within', head, [{ userIds: [9] }], true, 'allowed'],
    ['a head, outside', head, [{ subdivisionIds: [5] }], false, outside],
    ['a head, everybody', head, [{ all: true }], true, outside],
    ['a head, positions anywhere', head, [{ positionIds: [2] }], true, outside],
    ['a head, no subdivision and nobody', head, [{ subdivisionIds: [], userIds: [] }], true, outside],
    ['a head, one group of two', head, [{ subdivisionIds: [5] }, { all: true }], true, outside],
    [
      'who edits people there',
      { scopedRights: [{ subdivisionId: 4, rights: { employees: write } }] },
      [both],
      true,
      'allowed',
    ],
  ])('are given by %s: %j to %j', async (_who, who, groups, isWithin, expected) => {
    const { scope } = scopeWith(who, { ids: [4], rows: [{ is_within: isWithin }] });
    const audience = { groups, exceptUserIds: [] };
    expect(await said(() => policyOf().requireAudience(scope, audience))).toBe(expected);
    if (expected === outside) {
      await expect(policyOf().requireAudience(scope, audience)).rejects.toMatchObject({
        details: { field: 'audience' },
      });
    }
  });

  test('to nobody at all are given by nobody who leads nobody', async () => {
    const { scope, execute } = scopeWith({});
    execute.mockResolvedValue({ rows: [{ is_within: true }] });
    expect(await said(() => policyOf().requireAudience(scope, { groups: [], exceptUserIds: [] }))).toBe(
      outside,
    );
  });

  test('to a head’s people: each subdivision is checked, and people only of groups without one', async () => {
    const { scope, execute } = scopeWith(head, { ids: [4], rows: [{ is_within: true }] });
    const groups = [both, { userIds: [7] }, { subdivisionIds: [6] }];
    await policyOf().requireAudience(scope, { groups, exceptUserIds: [11] });
    const [[statement] = []] = execute.mock.calls;
    if (!statement) throw new Error('nothing was asked');
    expect(sqlOf(statement)).toMatch(/ \[1,\[4\],1,\[5,6\],\[7\],1\]$/);
  });

  const within = /^\(u\.subdivision_id = any\(.*\) or u\.id = \$\d\) .*\[4\]/;

  test.each<[string, Partial<Caller> | null, number[], RegExp, RegExp | 'notFound']>([
    ['the system', null, [], /^\(true or u\.id = \$1\) \[null\]$/, /^true \[\]$/],
    ['who sees its report', { userId: 8 }, [3], /^\(true or u\.id = \$1\) \[8\]$/, /^true \[\]$/],
    ['a head', { userId: 8, ...head }, [], within, /^u\.subdivision_id = any\(.*\[4\]/],
    ['anybody else', { userId: 8 }, [], /^u\.id = \$1 \[8\]$/, 'notFound'],
  ])('are seen by %s, and managed', async (_who, who, reportable, seen, managed) => {
    const { scope } = scopeWith(who);
    const policy = policyOf({ reportable });
    expect(sqlOf(await policy.visiblePeople(scope, object))).toMatch(seen);
    if (managed === 'notFound') expect(await said(() => policy.managedPeople(scope, object))).toBe(managed);
    else expect(sqlOf(await policy.managedPeople(scope, object))).toMatch(managed);
  });

  test.each<[string, Partial<Caller> | null, number[], string]>([
    ['the system', null, [], 'true []'],
    ['who sees the report of all', {}, [3, 4], '[[3,4],1,[],1]'],
    ['who sees the report of one', {}, [3], 'notFound'],
    ['a head, of one with its report', head, [3], '[[3],1,[4],1]'],
    ['a head', head, [], '[[],1,[4],1]'],
  ])('of several objects are managed by %s: %j', async (_who, who, reportable, expected) => {
    const managed = policyOf({ reportable }).managedAssignments(scopeWith(who).scope, 'regulation', [3, 4]);
    const answer = await managed.then(sqlOf, ({ code }: { code: string }) => code);
    expect(answer.slice(-expected.length)).toBe(expected);
  });

  test('of a kind that the application does not have are managed by heads only', async () => {
    const managed = (who: Partial<Caller>) =>
      policyOf({ reportable: [3] }).managedAssignments(scopeWith(who).scope, 'test', [3]);
    expect(await said(() => managed({}))).toBe('notFound');
    expect(sqlOf(await managed(head))).toMatch(
      /^\(a\.object_id = any\(\$1::int\[\]\) or .*\[\[\],1,\[4\],1\]$/,
    );
  });
});

describe('the buttons', () => {
  const progress: AccessContext = {
    ...{ id: 1, ownerId: 9, isArchive: false, currentVersionId: 5, draftVersionId: 6, draftStatus: 'draft' },
    ...{
      grants: ['view'],
      assignmentStatus: null,
      leadsAssigned: false,
      isApprover: false,
      isApproved: true,
    },
    ...{ isOnShelf: true, hasPrerequisites: false },
  };
  const nothing = { canEdit: false, canReport: false, canPublish: false };

  test.each<[Partial<Caller>, Partial<AccessContext>, object]>([
    [{}, {}, { canTake: true }],
    [{}, { assignmentStatus: 'assigned' }, { canStudy: true }],
    [{}, { assignmentStatus: 'done' }, { canRate: true }],
    [{ userId: 9 }, { isOnShelf: false }, { canEdit: true, canReport: true, canPublish: true }],
  ])('of an education, for %j with %j: %j', (who, changes, can) => {
    expect(educationAbilities(aCaller(who), { ...progress, ...changes })).toEqual({
      ...nothing,
      ...{ canStudy: false, canTake: false, canRate: false },
      ...can,
    });
  });

  test.each<[Partial<Caller>, Partial<AccessContext>, object]>([
    [{}, {}, {}],
    [{}, { assignmentStatus: 'assigned' }, { canFulfil: true }],
    [{}, { grants: ['report'] }, { canReport: true, canReview: true }],
    [{}, { leadsAssigned: true }, { canReport: true }],
    [{ userId: 9 }, {}, { canEdit: true, canReport: true, canPublish: true, canReview: true }],
  ])('of a test, for %j with %j: %j', (who, changes, can) => {
    expect(testAbilities(aCaller(who), { ...progress, ...changes }, 7)).toEqual({
      ...{ testId: 7, ...nothing, canReview: false, canFulfil: false },
      ...can,
    });
  });
});

describe('an answer of the FAQ', () => {
  const entry = (audience: FaqAudience[], isPublished = true) =>
    Object.assign(Object.create(null), { audience, isPublished });
  const people: Record<string, Partial<Caller>> = {
    user: {},
    leader: { isLeader: true },
    admin: { isAdmin: true },
    'leading admin': { isAdmin: true, isLeader: true },
    super: { isAdmin: true, isSuperAdmin: true },
  };
  const readers = (audience: FaqAudience[], isPublished?: boolean) =>
    Object.keys(people)
      .filter((name) => mayReadEntry(aCaller(people[name]), entry(audience, isPublished)))
      .join(', ');

  test.each<[FaqAudience[], string]>([
    [[], 'user, leader, admin, leading admin, super'],
    [['user'], 'user, super'],
    [['leader'], 'leader, leading admin, super'],
    [['admin'], 'admin, leading admin, super'],
    [['user', 'leader'], 'user, leader, leading admin, super'],
  ])('for %j is read by: %s', (audience, expected) => {
    expect(readers(audience)).toBe(expected);
  });

  test('that is not published is read by super admins only', () => {
    expect(readers([], false)).toBe('super');
  });
});

describe('the back office', () => {
  const consts = { rootAdminId: 7, superOrganizationId: 1, superAdminPrivilegeIds: [9] };
  const account = { backOfficeSettingAccount: write };
  const workspaces = { backOfficeSuper: write };
  const superAdmin = { isAdmin: true, isSuperAdmin: true };
  const sections = ['main', 'account', 'cabinet'] as const;

  /** The sections that this caller may open with this flag. */
  const opened = async (who: Partial<Caller>, flag: 'read' | 'write', organizationId: number) =>
    (
      await Promise.all(
        sections.map((section) =>
          said(() => requireSection(aCaller(who), consts, { section, flag, organizationId })),
        ),
      )
    ).join(' ');
  const denied = 'access.denied';

  test.each<[string, Partial<Caller>, 'read' | 'write', number, string]>([
    [
      'an admin with the rights',
      { isAdmin: true, rights: { ...account, ...workspaces } },
      'read',
      2,
      `${denied} ${denied} ${denied}`,
    ],
    ['a super admin', superAdmin, 'read', 2, `allowed ${denied} ${denied}`],
    [
      'with the right of one tab',
      { ...superAdmin, rights: account },
      'write',
      2,
      `allowed allowed ${denied}`,
    ],
    [
      'with the right of the other',
      { ...superAdmin, rights: workspaces },
      'write',
      2,
      `allowed ${denied} allowed`,
    ],
    [
      'to read it',
      { ...superAdmin, rights: { backOfficeSuper: read } },
      'read',
      2,
      `allowed ${denied} allowed`,
    ],
    [
      'to read it, writing',
      { ...superAdmin, rights: { backOfficeSuper: read } },
      'write',
      2,
      `allowed ${denied} ${denied}`,
    ],
    ['the root admin', { ...superAdmin, isRootAdmin: true }, 'write', 2, 'allowed allowed allowed'],
    [
      'of the provider',
      { ...superAdmin, rights: { ...account, ...workspaces } },
      'write',
      1,
      'notFound allowed notFound',
    ],
    [
      'of the provider, with the privilege',
      { ...superAdmin, userId: 9, rights: workspaces },
      'write',
      1,
      `allowed ${denied} allowed`,
    ],
    [
      'of the provider, the root admin',
      { ...superAdmin, isRootAdmin: true },
      'write',
      1,
      'allowed allowed allowed',
    ],
  ])('is opened by %s: %j, %s of %d', async (_who, who, flag, organizationId, expected) => {
    expect(await opened(who, flag, organizationId)).toBe(expected);
  });

  test('changes nothing of the provider’s own organization', async () => {
    const reject = (ids: number[]) => said(() => rejectSuperOrganization(consts, ids));
    expect(await reject([2, 3])).toBe('allowed');
    expect(await reject([])).toBe('allowed');
    expect(await reject([2, 1])).toBe('backOffice.superOrganization');
  });
});
