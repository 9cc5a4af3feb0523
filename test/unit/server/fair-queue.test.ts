import { createFairQueue, type FairQueue, type Release } from '@server/graphql/load/fair-queue';

const SIZE = 8;

function queueOf(options: Partial<Parameters<typeof createFairQueue>[0]> = {}): FairQueue {
  return createFairQueue({
    size: SIZE,
    waiting: { person: 100, organization: 150 },
    timeoutMs: 10_000,
    ownTimeoutMs: 10_000,
    ...options,
  });
}

const settle = () => new Promise((wake) => setImmediate(wake));

/** The requests that got a slot, in order, with their release function. */
interface Served {
  who: string;
  release: Release;
}

function ask(queue: FairQueue, served: Served[], organizationId: number, userId: number, times = 1): void {
  for (let time = 0; time < times; time += 1) {
    queue.enter({ organization: String(organizationId), person: String(userId) }).then(
      (release) => served.push({ who: `${organizationId}/${userId}`, release }),
      () => undefined,
    );
  }
}

const count = (served: readonly Served[], who: string) => served.filter((item) => item.who === who).length;

test('a single active person may use every slot', async () => {
  const served: Served[] = [];
  ask(queueOf(), served, 1, 1, 20);
  await settle();
  expect(served).toHaveLength(SIZE);
});

test('sixty requests of one person run three at a time while others are active; a person of another organization is served at once', async () => {
  const queue = queueOf();
  const served: Served[] = [];
  ask(queue, served, 2, 20);
  ask(queue, served, 1, 1, 60);
  await settle();
  expect(count(served, '1/1')).toBe(3);
  ask(queue, served, 2, 21, 2);
  await settle();
  expect(count(served, '2/21')).toBe(2);
});

test('while others are active, one person’s program has one slot, with pauses', async () => {
  const queue = queueOf();
  const served: Served[] = [];
  ask(queue, served, 1, 2);
  ask(queue, served, 1, 1, 60);
  await settle();
  while (count(served, '1/1') > 1) {
    served.find(({ who }) => who === '1/1')?.release();
    served.splice(
      served.findIndex(({ who }) => who === '1/1'),
      1,
    );
    await settle();
  }
  await new Promise((wake) => setTimeout(wake, 20));
  expect(count(served, '1/1')).toBe(1);
});

test('organizations take turns, and so do the people of each', async () => {
  const queue = queueOf({ size: 1 });
  const served: Served[] = [];
  ask(queue, served, 1, 1, 3);
  ask(queue, served, 1, 2, 3);
  ask(queue, served, 2, 3, 3);
  for (let turn = 0; turn < 9; turn += 1) {
    await settle();
    served.at(-1)?.release();
  }
  await settle();
  // The first one came while nobody else was active.
  const turns = served.slice(1, 7);
  expect(count(turns, '2/3')).toBe(3);
  expect(count(turns, '1/2')).toBeGreaterThan(0);
  expect(served).toHaveLength(9);
});

test('one organization leaves a quarter of the slots to others', async () => {
  const queue = queueOf();
  const served: Served[] = [];
  ask(queue, served, 2, 50);
  for (let userId = 1; userId <= 20; userId += 1) ask(queue, served, 1, userId);
  await settle();
  expect(served.filter(({ who }) => who.startsWith('1/'))).toHaveLength(6);
});

test('the queue is bounded: per person, and per organization', async () => {
  const queue = queueOf();
  const served: Served[] = [];
  ask(queue, served, 1, 1, SIZE + 100);
  await expect(queue.enter({ organization: '1', person: '1' })).rejects.toThrow('limits.busy');
  ask(queue, served, 1, 2, 50);
  await expect(queue.enter({ organization: '1', person: '3' })).rejects.toThrow('limits.busy');
  ask(queue, served, 2, 4);
  await settle();
  for (const { release } of served.splice(0)) release();
  await settle();
  expect(count(served, '2/4')).toBe(1);
});

test('a request that waits too long is rejected, and leaves nothing behind', async () => {
  const queue = queueOf({ size: 1, timeoutMs: 20 });
  const release = await queue.enter({ organization: '1', person: '1' });
  await expect(queue.enter({ organization: '1', person: '2' })).rejects.toThrow('timeout exceeded');
  release();
  (await queue.enter({ organization: '1', person: '2' }))();
});

describe('a request behind many of one’s own', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is rejected as such, or served, and never reported as an unavailable server', async () => {
    const queue = queueOf({ size: 1, timeoutMs: 1_000, ownTimeoutMs: 2_000 });
    const outcomes: string[] = [];
    for (let number = 0; number < 30; number += 1) {
      queue.enter({ organization: '1', person: '1' }).then(
        (release) => {
          outcomes.push('served');
          setTimeout(release, 100);
        },
        (error: unknown) => outcomes.push(String(error)),
      );
    }
    await jest.advanceTimersByTimeAsync(5_000);
    expect(outcomes).toHaveLength(30);
    expect([...new Set(outcomes)].sort()).toEqual(['AppError: limits.busy', 'served']);
  });
});

describe('a person with four requests running continuously', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Sends the next request as soon as one is answered; returns the number of its running requests. */
  function begin(queue: FairQueue, workMs: number, connections = 4): { running: number } {
    const state = { running: 0 };
    const again = (): void => {
      void queue.enter({ organization: '1', person: '1' }).then((release) => {
        state.running += 1;
        setTimeout(() => {
          state.running -= 1;
          release();
          again();
        }, workMs);
      });
    };
    for (let connection = 0; connection < connections; connection += 1) again();
    return state;
  }

  /** Lets a program run beside others for six seconds; returns what the last two seconds' 200 checks found. */
  async function besideOthers(workMs: number, connections: number): Promise<{ most: number; ran: number }> {
    const queue = queueOf();
    const program = begin(queue, workMs, connections);
    const other = () => {
      void queue.enter({ organization: '2', person: '2' }).then((release) => release());
    };
    const found = { most: 0, ran: 0 };
    for (let time = 0; time < 6_000; time += 10) {
      if (time % 500 === 0) other();
      await jest.advanceTimersByTimeAsync(10);
      if (time < 4_000) continue;
      found.most = Math.max(found.most, program.running);
      found.ran += program.running;
    }
    return found;
  }

  test('has one slot with pauses, once others are active', async () => {
    const { most, ran } = await besideOthers(20, 4);
    expect(most).toBe(1);
    // About a ninth of two hundred checks: it pauses for eight times as long as it works.
    expect(ran).toBeLessThan(35);
    expect(ran).toBeGreaterThan(10);
  });

  test('has less of the slot, the more of them it has', async () => {
    const { most, ran } = await besideOthers(20, 8);
    expect(most).toBe(1);
    // About a seventeenth of two hundred checks.
    expect(ran).toBeLessThan(20);
    expect(ran).toBeGreaterThan(4);
  });

  test('is not limited when nobody else is active', async () => {
    const program = begin(queueOf(), 50);
    await jest.advanceTimersByTimeAsync(6_010);
    expect(program.running).toBe(4);
  });
});

test('a slot is released once, even when released repeatedly', async () => {
  const queue = queueOf({ size: 1 });
  const release = await queue.enter({ organization: '1', person: '1' });
  release();
  release();
  const served: Served[] = [];
  ask(queue, served, 1, 1, 2);
  await settle();
  expect(served).toHaveLength(1);
});
