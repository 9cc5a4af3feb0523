import { createCooperativeQueue } from '@server/modules/content/evidence/cooperative-queue';

const ORGANIZATION = { organizationId: 1 };

/** Keeps the thread busy for this long. */
function compute(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('other requests get twice the thread time of long work, which runs in pieces', async () => {
  const pauses: number[] = [];
  const { run } = createCooperativeQueue(async (ms) => {
    pauses.push(ms);
    await new Promise((wake) => setTimeout(wake, 0));
  });
  await run(ORGANIZATION, async (yieldThread) => {
    for (let piece = 0; piece < 60; piece += 1) {
      compute(1);
      await yieldThread();
    }
  });
  expect(pauses.length).toBeGreaterThan(5);
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(100);
});

test('one piece of work per organization runs at a time, and a sender of more is rejected', async () => {
  const { run } = createCooperativeQueue();
  const ends: (() => void)[] = [];
  let atIt = 0;
  const work = async () => {
    atIt += 1;
    await new Promise<void>((end) => ends.push(end));
    atIt -= 1;
  };
  const three = [1, 2, 3].map(() => run(ORGANIZATION, work));
  await expect(run(ORGANIZATION, work)).rejects.toMatchObject({ code: 'limits.busy' });
  const other = run({ organizationId: 2 }, () => Promise.resolve('answered'));
  await expect(other).resolves.toBe('answered');
  for (const _ of three) {
    await new Promise((wake) => setTimeout(wake, 5));
    expect(atIt).toBe(1);
    ends.shift()?.();
  }
  await Promise.all(three);
  await expect(run(ORGANIZATION, () => Promise.resolve('again'))).resolves.toBe('again');
});

test('failing work blocks nobody', async () => {
  const { run } = createCooperativeQueue();
  const failing = run(ORGANIZATION, () => Promise.reject(new Error('no')));
  const next = run(ORGANIZATION, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

test('it stops when the caller has disconnected, and is not started for them', async () => {
  const { run } = createCooperativeQueue(() => Promise.resolve());
  let isGone = false;
  let done = 0;
  const asker = { ...ORGANIZATION, isDisconnected: () => isGone };
  const work = async (yieldThread: () => Promise<void>) => {
    for (let piece = 0; piece < 5; piece += 1) {
      compute(6);
      await yieldThread();
      done += 1;
      isGone = piece === 1;
    }
  };
  const first = run(asker, work);
  const second = run({ ...ORGANIZATION, isDisconnected: () => true }, work);
  await expect(first).rejects.toMatchObject({ code: 'limits.busy' });
  await expect(second).rejects.toMatchObject({ code: 'limits.busy' });
  expect(done).toBe(2);
  await expect(run(ORGANIZATION, () => Promise.resolve('next'))).resolves.toBe('next');
});
