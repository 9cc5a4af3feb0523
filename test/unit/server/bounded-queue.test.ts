import { createBoundedQueue } from '@server/modules/auth/sign-in/bounded-queue';

/** Work that ends when it is told to. */
function blockingTask() {
  let end: () => void = () => undefined;
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return { work, end: () => end() };
}

const settled = () => new Promise((wake) => setTimeout(wake, 0));

describe('the queue before sign-in', () => {
  it('admits up to its limit, and known browsers before strangers that came earlier', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 5 });
    const running = blockingTask();
    const done: string[] = [];
    const first = queue(running.work);
    const others = [
      queue(async () => void done.push('stranger')),
      queue(async () => void done.push('known'), true),
    ];
    await settled();
    expect(done).toEqual([]);
    running.end();
    await Promise.all([first, ...others]);
    expect(done).toEqual(['known', 'stranger']);
  });

  it('rejects requests that would wait too long, strangers and known ones by separate limits', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 });
    const running = blockingTask();
    const first = queue(running.work);
    const waiting = queue(() => Promise.resolve('later'));
    await expect(queue(() => Promise.resolve('never'))).rejects.toMatchObject({ code: 'auth.busy' });
    const known = queue(() => Promise.resolve('known'), true);
    running.end();
    await first;
    expect(await Promise.all([waiting, known])).toEqual(['later', 'known']);
  });

  it('pauses after each task in proportion to it, without delaying the response', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 5, restFactor: 2 });
    const begin = performance.now();
    const ends: number[] = [];
    const work = async () => {
      await new Promise((wake) => setTimeout(wake, 50));
      ends.push(performance.now() - begin);
    };
    await queue(work);
    expect(performance.now() - begin).toBeLessThan(140);
    await queue(work);
    // 50 of work, 100 of pause, 50 of work; timers of a busy machine fire later, never earlier than a millisecond.
    expect(ends[1]).toBeGreaterThanOrEqual(195);
  });

  it('a failing task releases its slot', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 });
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue(() => Promise.resolve('next'))).toBe('next');
  });
});
