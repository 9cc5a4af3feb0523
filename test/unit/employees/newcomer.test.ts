import { isNewcomer } from '@server/modules/employees/newcomer.read-model';

test('a newcomer came less than 30 days ago; before the first day, and without one, nobody is a newcomer', () => {
  const came = (dateJobStart: string | null) => isNewcomer(dateJobStart, '2026-03-31');
  expect(came('2026-03-02')).toBe(true);
  expect(came('2026-03-01')).toBe(false);
  expect(came('2026-04-10')).toBe(false);
  expect(came('2018-03-05')).toBe(false);
  expect(came(null)).toBe(false);
});
