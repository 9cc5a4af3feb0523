import type { InitData, Support, ViewAs } from '@src/api/init';
import {
  selectCan,
  selectCanEverywhere,
  selectIsGuest,
  selectMayImport,
  selectViewable,
  selectViewedPerson,
} from '@src/store/selectors/rights';
import { initFinished } from '@src/store/slices/app';
import { initAnswer, person, roleWith, storeOf } from '@test/src/shell/people';

/** What is offered in a session that restricts its rights: in a client’s workspace, while viewing as others, in the demo. */

const supporter = person({ isSuperAdmin: true });

function stateIn(
  changes: Partial<InitData['initApp']>,
  user = supporter,
  role = roleWith('backOfficeSuper'),
) {
  const store = storeOf(user, role);
  const data = initAnswer(user, role);
  store.dispatch(initFinished({ data: { ...data, initApp: { ...data.initApp, ...changes } }, lang: 'ru' }));
  return store.getState();
}

const support = (consent: Support['consent']): Support => ({
  ...{ id: 5, organizationName: 'Ромашка', reason: 'Отчёт', consent },
  until: '2030-01-01T00:00:00Z',
});
const viewAs = (userId: number | null): ViewAs => ({
  ...{ roleId: userId === null ? 9 : null, userId, name: 'Анна Белова', until: '2030-01-01T00:00:00Z' },
});

test('with permission to change, a guest is offered the changes that the contract allows to guests, and no others', () => {
  for (const consent of ['asked', 'allowed', 'waived', 'refused', 'withdrawn'] as const) {
    const state = stateIn({ support: support(consent) });
    const may = consent === 'allowed' || consent === 'waived';
    for (const area of ['structure', 'employees', 'organizationAbout', 'organizationSetting'] as const) {
      expect([consent, area, selectCan(state)(area, 'write')]).toEqual([consent, area, may]);
    }
    for (const area of ['roles', 'payment', 'statistics', 'backOfficeSuper'] as const) {
      expect([consent, area, selectCan(state)(area, 'write')]).toEqual([consent, area, false]);
    }
    expect([selectIsGuest(state), selectViewable(state), selectMayImport(state)]).toEqual([true, [], false]);
  }
});

test('a viewer is offered no change: no write right, and no viewing as others', () => {
  for (const [given, may] of [
    [null, true],
    [support(null), false],
  ] as const) {
    const state = stateIn({ support: given });
    expect(selectIsGuest(state)).toBe(!may);
    expect(selectCan(state)('structure')).toBe(true);
    expect(selectCan(state)('structure', 'write')).toBe(may);
    expect(selectCanEverywhere(state)('employees', 'write')).toBe(may);
    expect(selectViewable(state).length > 0).toBe(may);
  }
});

test.each([
  ['employees.write', roleWith('employees!'), ['person']],
  ['roles.write', roleWith('roles!'), ['role']],
  ['both', roleWith('employees!', 'roles!'), ['person', 'role']],
  ['read rights alone', roleWith('employees', 'roles'), []],
])('with %s the workspace can be viewed as: %#', (_right, role, expected) => {
  expect(selectViewable(stateIn({}, person(), role))).toEqual(expected);
});

test('nobody views as others while they already do, nor in the demo', () => {
  expect(selectViewable(stateIn({ viewAs: viewAs(3) }))).toEqual([]);
  expect(selectViewable(stateIn({ isDemo: true }))).toEqual([]);
  expect(selectViewable(stateIn({}))).toEqual(['person', 'role']);
});

test('the workspace viewed as a person is theirs; viewed as a role, or not at all, it is about the user', () => {
  expect(selectViewedPerson(stateIn({ viewAs: viewAs(3) }))).toBe('Анна Белова');
  expect(selectViewedPerson(stateIn({ viewAs: viewAs(null) }))).toBeNull();
  expect(selectViewedPerson(stateIn({}))).toBeNull();
});
