import { createSlowedRejections } from '@server/http/limits/slowed-rejections';

const person = (userId: number) => ({ kind: 'person', userId, organizationId: 1 }) as const;

/** Counts the rejections that are held back until the test lets them go. */
function heldBack() {
  const waiting: (() => void)[] = [];
  const slowDown = createSlowedRejections(() => new Promise<void>((done) => waiting.push(done)));
  const reject = async (userId: number, times: number) => {
    const before = waiting.length;
    for (let time = 0; time < times; time += 1) void slowDown(person(userId));
    await new Promise((wake) => setImmediate(wake));
    return waiting.length - before;
  };
  return { reject, release: () => waiting.splice(0).forEach((done) => done()) };
}

test('rejections are immediate for whoever waits as told, and held back for whoever goes on', async () => {
  const { reject } = heldBack();
  expect(await reject(1, 50)).toBe(0);
  expect(await reject(1, 10)).toBe(10);
  expect(await reject(2, 10)).toBe(0);
});

test('only so many connections are held; the others are rejected at once', async () => {
  const { reject, release } = heldBack();
  expect(await reject(1, 1_000)).toBe(500);
  release();
  await new Promise((wake) => setImmediate(wake));
  expect(await reject(1, 10)).toBe(10);
});
