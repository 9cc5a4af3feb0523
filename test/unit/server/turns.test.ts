import { createTurns } from '@server/workers/turns';

const owner = (organizationId: number, userId: number) => ({ organizationId, userId });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Enters, and records the name of whoever has got a turn. */
function recorded(limits: { total: number; perOrganization: number; perPerson: number }) {
  const turns = createTurns({ ...limits, waiting: { maxTotal: 10, perOrganization: 6, perPerson: 3 } });
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, organizationId: number, userId: number) =>
    turns.enter(owner(organizationId, userId)).then((end) => {
      running.push(name);
      ends.set(name, end);
    });
  return { running, enter, end: (name: string) => ends.get(name)?.() };
}

test('nobody has more turns than allowed, and others do not wait for them', async () => {
  const { running, enter, end } = recorded({ total: 10, perOrganization: 3, perPerson: 2 });
  for (const name of ['a1', 'a2', 'a3']) void enter(name, 1, 7);
  for (const name of ['b1', 'b2']) void enter(name, 1, 8);
  void enter('c1', 2, 9);
  await settled();
  // The second person of the organization gets the third turn of it, before the first one's third.
  expect(running).toEqual(['a1', 'a2', 'b1', 'c1']);
  end('a1');
  end('a1');
  await settled();
  expect(running).toHaveLength(5);
});

test('organizations take turns for what is limited in total', async () => {
  const { running, enter, end } = recorded({ total: 1, perOrganization: 1, perPerson: 1 });
  for (const name of ['a1', 'a2', 'a3']) void enter(name, 1, 7);
  void enter('b1', 2, 8);
  await settled();
  for (const [ended, next] of [
    ['a1', 'a2'],
    ['a2', 'b1'],
    ['b1', 'a3'],
  ] as const) {
    end(ended);
    await settled();
    expect(running.at(-1)).toBe(next);
  }
});

test('more than may wait is rejected, others are not', async () => {
  const { enter } = recorded({ total: 1, perOrganization: 1, perPerson: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name, 1, 7);
  await expect(enter('a5', 1, 7)).rejects.toMatchObject({ code: 'limits.busy' });
  void enter('b1', 2, 8);
  await settled();
});
