import type { AssignmentStatus } from '@server/graphql/generated/resolvers';
import { isOverdue } from '@server/modules/assignments/obligations.read-model';

/** When a passed date is somebody's delay. */

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date(now.getTime() - 1);

test.each<[AssignmentStatus, boolean]>([
  ['assigned', true],
  ['inProgress', true],
  ['resign', true],
  ['failed', true],
  // Somebody else's turn.
  ['onReview', false],
  ['done', false],
  ['waived', false],
  ['cancelled', false],
])('%s, its date passed: late is %s', (status, isLate) => {
  expect(isOverdue({ status, dueAt: before }, now)).toBe(isLate);
  expect(isOverdue({ status, dueAt: now }, now)).toBe(false);
  expect(isOverdue({ status, dueAt: null }, now)).toBe(false);
});
