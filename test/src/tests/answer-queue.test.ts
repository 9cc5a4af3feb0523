import {
  createAnswerQueue,
  type GivenAnswer,
  type QueueState,
} from '@src/features/tests/passing/answer-queue';

/** Answers on their way from a device to the server. */

const NAME = 'adaptika:attempt:1';
const words = (text: string, seq: number): GivenAnswer => ({
  answer: { type: 'shortText', text },
  isFlagged: false,
  seq,
});

const lost = { error: { kind: 'network' } };
const rejection = (code: string) => ({ error: { kind: 'expected', errors: [{ message: '', code }] } });

type Sent = GivenAnswer & { questionId: string };

function setUp(answer: (sent: Sent) => { error?: unknown } | Promise<{ error?: unknown }>) {
  const sent: Sent[] = [];
  const states: [QueueState, number][] = [];
  const queue = createAnswerQueue({
    attemptId: 1,
    storage: localStorage,
    send: async (given) => {
      sent.push(given);
      return answer(given);
    },
    onChange: (state, waiting) => states.push([state, waiting]),
  });
  return { queue, sent, states };
}

beforeEach(() => localStorage.clear());

it('an answer stays on the device until the server has it', async () => {
  const { queue, states } = setUp(() => ({}));
  queue.put('a', words('да', 1));
  expect(JSON.parse(localStorage.getItem(NAME) ?? '')).toEqual({ a: words('да', 1) });
  expect(await queue.flush()).toBe(true);
  expect(localStorage.getItem(NAME)).toBeNull();
  expect(states.at(-1)).toEqual(['saved', 0]);
});

it('nothing is lost without the network: the number of waiting answers is shown, and they are sent when it returns', async () => {
  let isOnline = false;
  const { queue, sent, states } = setUp(() => (isOnline ? {} : lost));
  queue.put('a', words('да', 1));
  queue.put('b', words('нет', 1));
  expect(await queue.flush()).toBe(false);
  expect(states.at(-1)).toEqual(['offline', 2]);
  isOnline = true;
  expect(await queue.flush()).toBe(true);
  expect(sent.map(({ questionId }) => questionId)).toEqual(['a', 'a', 'b']);
});

it('a page that was closed meanwhile sends the answers stored on its device', async () => {
  const first = setUp(() => lost);
  first.queue.put('a', words('да', 3));
  await first.queue.flush();
  const { queue, sent } = setUp(() => ({}));
  expect([...queue.waiting]).toEqual([['a', words('да', 3)]]);
  await queue.flush();
  expect(sent).toEqual([{ questionId: 'a', ...words('да', 3) }]);
  expect(localStorage.getItem(NAME)).toBeNull();
});

it('the newest answer is sent, also when it comes while an older one is on its way', async () => {
  let release: (answer: { error?: unknown }) => void = () => undefined;
  const held = new Promise<{ error?: unknown }>((done) => {
    release = done;
  });
  const { queue, sent } = setUp(({ seq }) => (seq === 1 ? held : {}));
  queue.put('a', words('д', 1));
  const flushing = queue.flush();
  queue.put('a', words('да', 2));
  queue.put('a', words('да!', 3));
  release({});
  expect(await flushing).toBe(true);
  expect(sent.map(({ seq }) => seq)).toEqual([1, 3]);
});

it.each([
  ['test.otherTab', 'elsewhere'],
  ['test.timeUp', 'over'],
  ['test.attemptOver', 'over'],
  ['busy', 'refused'],
] as const)('%s is shown as «%s», and the answer is kept', async (code, state) => {
  const { queue, states } = setUp(() => rejection(code));
  queue.put('a', words('да', 1));
  expect(await queue.flush()).toBe(false);
  expect(states.at(-1)).toEqual([state, 1]);
  expect(localStorage.getItem(NAME)).not.toBeNull();
});

it('an answer that the server rejects blocks no other one', async () => {
  const { queue, sent } = setUp(({ questionId }) =>
    questionId === 'a' ? rejection('test.answerWrong') : {},
  );
  queue.put('a', words('да', 1));
  queue.put('b', words('нет', 1));
  expect(await queue.flush()).toBe(true);
  expect(sent).toHaveLength(2);
});

it('damaged data on the device is skipped', () => {
  localStorage.setItem(NAME, JSON.stringify({ a: null, b: { seq: 1 }, c: words('да', 1) }));
  expect([...setUp(() => ({})).queue.waiting.keys()]).toEqual(['c']);
  localStorage.setItem(NAME, '{');
  expect(setUp(() => ({})).queue.waiting.size).toBe(0);
});
