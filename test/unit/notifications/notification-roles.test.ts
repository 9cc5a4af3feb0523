import { mergeRoles } from '@server/modules/notifications/settings';

/** What a person with several roles gets: what any of them gets, at the earlier of two times. */

test('a channel that any of the roles has', () => {
  expect(mergeRoles([{ email: false, inApp: true }, { email: true }])).toMatchObject({
    email: true,
    inApp: true,
  });
  expect(mergeRoles([{ messenger: false }, { messenger: false }])).toMatchObject({ messenger: false });
});

test('at once rather than in the digest', () => {
  expect(mergeRoles([{ timing: 'digest' }, { timing: 'now' }]).timing).toBe('now');
  expect(mergeRoles([{ timing: 'now' }, { timing: 'digest' }]).timing).toBe('now');
  expect(mergeRoles([{ timing: 'digest' }, {}]).timing).toBe('digest');
});

test('on all days before the due date, and as often as the most frequent of them', () => {
  expect(mergeRoles([{ before: [3, 1] }, { before: [7, 3] }]).before).toEqual([7, 3, 1]);
  const every = (...days: number[]) => mergeRoles(days.map((repeatEvery) => ({ repeatEvery }))).repeatEvery;
  expect([every(7, 3), every(3, 7), every(0, 5), every(5, 0), every(0, 0)]).toEqual([3, 3, 5, 5, 0]);
});

test('what no role says is left to the level above', () => {
  expect(mergeRoles([])).toEqual({});
  expect(mergeRoles([{}, {}])).toEqual({});
});
