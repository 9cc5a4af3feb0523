import {
  isRightArea,
  selectIsAdminAbout,
  selectIsAdminEmployees,
  selectIsAuthor,
  selectCan,
  selectIsEditor,
  selectIsSubscribed,
  selectMayImport,
  selectPaymentTab,
} from '@src/store/selectors/rights';
import { selectIsOwnProfile, selectRoles, selectUserRole } from '@src/store/selectors/roles';
import { initFinished } from '@src/store/slices/app';
import { signedIn } from '@src/store/slices/auth';
import { createStore } from '@src/store/store';
import { initAnswer, person, roleWith, storeOf } from '../people';

const rolesOf = (...args: Parameters<typeof storeOf>) => selectRoles(storeOf(...args).getState());

describe('derived roles, row by row', () => {
  test('authenticated: a token is present', () => {
    expect(rolesOf(null).isAuthenticated).toBe(false);
    expect(rolesOf(person()).isAuthenticated).toBe(true);
  });

  test.each([
    ['nobody', null, false],
    ['an ordinary person', person(), true],
    ['a leader', person({ isLeader: true }), false],
    ['an admin', person({ isAdmin: true }), false],
    ['a super admin', person({ isSuperAdmin: true }), false],
  ])('user: authenticated and nothing else: %s', (_who, user, expected) => {
    expect(rolesOf(user).isUser).toBe(expected);
  });

  test('leader: isLeader', () => {
    expect(rolesOf(person({ isLeader: true })).isLeader).toBe(true);
    expect(rolesOf(person({ isAdmin: true })).isLeader).toBe(false);
  });

  test('admin: isAdmin or isSuperAdmin', () => {
    expect(rolesOf(person()).isAdmin).toBe(false);
    expect(rolesOf(person({ isAdmin: true })).isAdmin).toBe(true);
    expect(rolesOf(person({ isSuperAdmin: true })).isAdmin).toBe(true);
  });

  test('super admin: isSuperAdmin only', () => {
    expect(rolesOf(person({ isAdmin: true })).isSuperAdmin).toBe(false);
    expect(rolesOf(person({ isSuperAdmin: true })).isSuperAdmin).toBe(true);
  });

  test('root admin: the id equals the configured rootAdminId', () => {
    expect(rolesOf(person({ id: 7 })).isRootAdmin).toBe(true);
    expect(rolesOf(person({ id: 8 })).isRootAdmin).toBe(false);
    expect(rolesOf(person({ id: 8 }), null, { rootAdminId: 8 }).isRootAdmin).toBe(true);
  });

  test('super organization: organizationId equals superOrganizationId', () => {
    expect(rolesOf(person({ organizationId: 1 })).isSuperOrganization).toBe(true);
    expect(rolesOf(person({ organizationId: 2 })).isSuperOrganization).toBe(false);
  });

  test('super-admin privilege: root admin, one of the ids, or the constant', () => {
    expect(rolesOf(person({ id: 7 })).isSuperAdminPrivilege).toBe(true);
    expect(rolesOf(person({ id: 9 })).isSuperAdminPrivilege).toBe(true);
    expect(rolesOf(person({ id: 10 })).isSuperAdminPrivilege).toBe(false);
    expect(rolesOf(person({ id: 10 }), null, { isSuperAdminPrivilege: true }).isSuperAdminPrivilege).toBe(
      true,
    );
  });

  test('nobody has a provider role before the server has sent its constants', () => {
    const store = createStore();
    store.dispatch(signedIn({ token: 'token', user: person({ id: 7, organizationId: 1 }) }));
    const none = { isRootAdmin: false, isSuperOrganization: false, isSuperAdminPrivilege: false };
    expect(selectRoles(store.getState())).toMatchObject(none);
    expect(rolesOf(null)).toMatchObject(none);
  });

  test('own profile: the id is the own one', () => {
    const state = storeOf(person({ id: 100 })).getState();
    expect(selectIsOwnProfile(state, 100)).toBe(true);
    expect(selectIsOwnProfile(state, 101)).toBe(false);
    expect(selectIsOwnProfile(storeOf(null).getState(), 100)).toBe(false);
  });

  test('userRole comes from position.role', () => {
    const role = roleWith('faq');
    const store = storeOf(person({ position: { id: 1, name: 'Кассир', role } }));
    expect(selectUserRole(store.getState())).toEqual(role);
    expect(selectUserRole(storeOf(person()).getState())).toBeNull();
    expect(selectUserRole(storeOf(null).getState())).toBeNull();
  });
});

describe('rights', () => {
  const canOf = (...args: Parameters<typeof storeOf>) => selectCan(storeOf(...args).getState());

  test('an ordinary person has the rights of the role, and write implies read', () => {
    const can = canOf(person(), roleWith('structure', 'employees!'));
    expect(can('structure')).toBe(true);
    expect(can('structure', 'write')).toBe(false);
    expect(can('employees')).toBe(true);
    expect(can('employees', 'write')).toBe(true);
    expect(can('payment')).toBe(false);
  });

  test('an admin has every right except those for super admins only', () => {
    const can = canOf(person({ isAdmin: true }));
    expect(can('integrationTelegram', 'write')).toBe(true);
    expect(can('backOfficeDocs')).toBe(false);
  });

  test('a signed-out person has no right, whatever is left of a role', () => {
    expect(canOf(null)('faq')).toBe(false);
    expect(canOf(null, roleWith('faq'))('faq')).toBe(false);
  });

  test.each([
    ['admins', person({ isAdmin: true }), null, true],
    ['both rights', person(), roleWith('organizationSetting', 'organizationAbout'), true],
    ['one right only', person(), roleWith('organizationSetting'), false],
    ['everybody else', person({ isLeader: true }), null, false],
  ])("admin 'about' view: %s", (_who, user, role, expected) => {
    expect(selectIsAdminAbout(storeOf(user, role).getState())).toBe(expected);
  });

  test.each([
    ['admins', person({ isAdmin: true }), null, true],
    ['employees.write', person(), roleWith('employees!'), true],
    ['employees.read', person(), roleWith('employees'), false],
  ])('admin views of employees: %s', (_who, user, role, expected) => {
    expect(selectIsAdminEmployees(storeOf(user, role).getState())).toBe(expected);
  });

  test.each([
    ['admins', person({ isAdmin: true }), null, true],
    ['leaders', person({ isLeader: true }), null, true],
    ['employees.write', person(), roleWith('employees!'), true],
    ['everybody else', person(), roleWith('employees'), false],
  ])('writing content: %s', (_who, user, role, expected) => {
    expect(selectIsAuthor(storeOf(user, role).getState())).toBe(expected);
  });

  test.each([
    ['admins', person({ isAdmin: true }), null, true],
    ['leaders, who write regulations', person({ isLeader: true }), null, true],
    ['who may change any one thing', person(), roleWith('structure!'), true],
    ['who may only read', person(), roleWith('structure', 'employees'), false],
    ['everybody else', person(), null, false],
  ])('edit mode is offered on every page: %s', (_who, user, role, expected) => {
    expect(selectIsEditor(storeOf(user, role).getState())).toBe(expected);
  });

  test('people are imported from a table by those who may change all of them, not those of some subdivisions', () => {
    const mayImport = (...args: Parameters<typeof storeOf>) => selectMayImport(storeOf(...args).getState());
    expect(mayImport(person({ isAdmin: true }))).toBe(true);
    expect(mayImport(person(), roleWith('employees!'))).toBe(true);
    expect(mayImport(person(), roleWith('employees'))).toBe(false);
    const scoped = storeOf(person());
    const data = initAnswer(person());
    const { rights } = roleWith('employees!');
    data.initApp.rights = { organization: roleWith().rights, scoped: [{ subdivisionId: 5, rights }] };
    scoped.dispatch(initFinished({ data, lang: 'ru' }));
    expect(selectMayImport(scoped.getState())).toBe(false);
    expect(selectIsAdminEmployees(scoped.getState())).toBe(true);
  });

  test('an area of rights is distinguished from any other text', () => {
    expect(['structure', 'backOfficeSuper', 'elsewhere', '', null].filter(isRightArea)).toEqual([
      'structure',
      'backOfficeSuper',
    ]);
  });

  test('the subscription is what the server says; an unknown one locks nobody out', () => {
    const isSubscribed = (isActiveSubscribe: boolean) =>
      selectIsSubscribed(storeOf(person(), null, { subscription: { isActiveSubscribe } }).getState());
    expect([isSubscribed(true), isSubscribed(false)]).toEqual([true, false]);
    expect(selectIsSubscribed(createStore().getState())).toBe(true);
  });

  test('the default payment tab: balance for admins and super admins, refs for others', () => {
    expect(selectPaymentTab(storeOf(person({ isAdmin: true })).getState())).toBe('balance');
    expect(selectPaymentTab(storeOf(person({ isSuperAdmin: true })).getState())).toBe('balance');
    expect(selectPaymentTab(storeOf(person()).getState())).toBe('refs');
  });
});
