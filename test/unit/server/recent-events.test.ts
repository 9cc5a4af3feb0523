import { createRecentEvents } from '@server/events/recent-events';

/** A node that has been listening for ten minutes, with a clock that the test moves. */
function aNode() {
  const clock = { at: 0 };
  const recent = createRecentEvents(() => clock.at);
  clock.at = 600_000;
  const add = (id: number, organizationId = 1) => recent.add({ organizationId, topic: 'role', ids: [id] });
  const idsOf = (ms: number, organizationId = 1) =>
    recent.of(organizationId, ms)?.flatMap(({ ids }) => ids) ?? null;
  const wait = (ms: number) => {
    clock.at += ms;
  };
  return { recent, add, idsOf, wait };
}

test('the events of the last milliseconds are returned, oldest first, of one organization only', () => {
  const { add, idsOf, wait } = aNode();
  add(1);
  wait(5_000);
  add(2);
  add(3, 2);
  add(4);
  expect(idsOf(1_000)).toEqual([2, 4]);
  expect(idsOf(10_000)).toEqual([1, 2, 4]);
  expect(idsOf(10_000, 2)).toEqual([3]);
  expect(idsOf(10_000, 3)).toEqual([]);
});

test('it says that events may be missing: before a minute ago, before the node listened, and around a gap', () => {
  const { recent, add, idsOf, wait } = aNode();
  add(1);
  expect(idsOf(60_000)).toEqual([1]);
  expect(idsOf(60_001)).toBeNull();
  recent.forget();
  wait(100);
  add(2);
  expect(idsOf(50)).toEqual([2]);
  expect(idsOf(200)).toBeNull();
  expect(createRecentEvents(() => 0).of(1, 1)).toBeNull();
});

test('it keeps 200 events of an organization, and says when more have come', () => {
  const { add, idsOf, wait } = aNode();
  add(0);
  wait(10);
  for (let id = 1; id <= 200; id += 1) add(id);
  expect(idsOf(5)).toHaveLength(200);
  expect(idsOf(20)).toBeNull();
  expect(idsOf(20, 2)).toEqual([]);
});

test('organizations without events are forgotten after a minute', () => {
  const { recent, add, wait, idsOf } = aNode();
  add(1);
  wait(61_000);
  add(2, 2);
  expect(idsOf(60_000)).toEqual([]);
  expect(recent.size()).toBe(1);
});
