import { withReasons } from '@src/lib/options';
import { rolesForPosition } from '@src/entities/role/role-grant';

const roles = [
  { id: 1, name: 'Сотрудник' },
  { id: 2, name: 'Кадры' },
  { id: 3, name: 'Доступ' },
  { id: 4, name: 'Доступ и кадры' },
];
const access = { reason: 'У вас нет права «Роли»', lacking: ['roles.write'] };
const beyond = [
  { id: 3, ...access },
  { id: 4, ...access },
];
const reasons = (options: readonly { id: number; reason?: string }[]) =>
  options.filter(({ reason }) => reason !== undefined).map(({ id }) => id);

test('nobody grants a right that they lack through the role of a position', () => {
  expect(reasons(rolesForPosition(roles, beyond, null))).toEqual([3, 4]);
  expect(reasons(rolesForPosition(roles, beyond, 2))).toEqual([3, 4]);
});

test('nor revokes one: only a role with the same rights beyond one’s own can replace it', () => {
  expect(reasons(rolesForPosition(roles, beyond, 3))).toEqual([1, 2]);
  expect(rolesForPosition(roles, beyond, 3)[0]?.reason).toBe(access.reason);
});

test('while the rights beyond one’s own are unknown, and where there are none, all can be chosen', () => {
  expect(rolesForPosition(roles, undefined, 3)).toEqual(roles);
  expect(withReasons(roles, [])).toEqual(roles);
  expect(withReasons(roles, undefined)).toEqual(roles);
});
