import { createFairQueue } from '@server/workers/fair-queue';

const limits = { maxTotal: 10, perOrganization: 6, perPerson: 3 };
const anybody = () => true;

test('organizations are served in turn, and within one its people, however much one of them requested', () => {
  const queue = createFairQueue<string>(limits);
  for (const item of ['a1', 'a2', 'a3']) queue.push({ organizationId: 1, userId: 1 }, item);
  queue.push({ organizationId: 1, userId: 2 }, 'b1');
  queue.push({ organizationId: 2, userId: 3 }, 'c1');
  const taken = Array.from({ length: 6 }, () => queue.take(anybody)?.item ?? null);
  expect(taken).toEqual(['a1', 'c1', 'b1', 'a2', 'a3', null]);
});

test('an organization that has used its share waits, the next one does not', () => {
  const queue = createFairQueue<string>(limits);
  queue.push({ organizationId: 1, userId: 1 }, 'a1');
  queue.push({ organizationId: 2, userId: 2 }, 'b1');
  expect(queue.take((organizationId) => organizationId !== 1)?.item).toBe('b1');
  expect(queue.take((organizationId) => organizationId !== 1)).toBeNull();
  expect(queue.drain()).toEqual(['a1']);
});

test('a pausing person is skipped, their colleague is served', () => {
  const queue = createFairQueue<string>(limits);
  queue.push({ organizationId: 1, userId: 1 }, 'a1');
  queue.push({ organizationId: 1, userId: 2 }, 'b1');
  const isPaused = (userId: number) => userId === 1;
  expect(queue.take(anybody, isPaused)?.item).toBe('b1');
  expect(queue.take(anybody, isPaused)).toBeNull();
  expect(queue.take(anybody)?.item).toBe('a1');
});

test('the queue is limited: per person, per organization, and in total', () => {
  const queue = createFairQueue<number>(limits);
  const push = (organizationId: number, userId: number) => queue.push({ organizationId, userId }, 0);
  expect([1, 2, 3, 4].map(() => push(1, 1))).toEqual([true, true, true, false]);
  expect([1, 2, 3, 4].map(() => push(1, 2))).toEqual([true, true, true, false]);
  expect(push(1, 3)).toBe(false);
  expect([3, 4, 5, 6, 7].map((userId) => push(2, userId))).toEqual([true, true, true, true, false]);
});

test('an item that nobody waits for any more leaves the queue, and its place is free', () => {
  const queue = createFairQueue<string>({ ...limits, perPerson: 2 });
  const owner = { organizationId: 1, userId: 1 };
  for (const item of ['a1', 'a2']) queue.push(owner, item);
  expect(queue.remove(owner, 'a1')).toBe(true);
  expect(queue.remove(owner, 'a1')).toBe(false);
  expect(queue.push(owner, 'a3')).toBe(true);
  expect([queue.take(anybody)?.item, queue.take(anybody)?.item, queue.take(anybody)]).toEqual([
    'a2',
    'a3',
    null,
  ]);
});
