import fc from 'fast-check';
import { itemFigures } from '@server/modules/tests/results/analysis';
import {
  closedness,
  countedAttempt,
  deadlineOf,
  isOver,
  shownToTaker,
  attemptProgressOf,
} from '@server/modules/tests/attempts/attempt-rules';
import { askedOf } from '@server/modules/tests/attempts/drawing';
import { storedPart } from '@server/modules/tests/test-version';
import { aChoice, SETTINGS } from '@test/server/tests/support';

// Decisions about attempts, without a database.

const ended = (number: number, points: number, isPassed = false) =>
  ({ number, state: 'graded', isPassed, finishedAt: new Date(number), points, maxPoints: 100 }) as const;

describe('the attempt that counts', () => {
  test('is the best one, or the last one; an attempt waiting for an expert does not count', () => {
    const open = { ...ended(4, 100), state: 'onReview', isPassed: null } as const;
    const attempts = [ended(1, 40), ended(2, 90), ended(3, 50), open];
    expect(countedAttempt(attempts, 'best')?.number).toBe(2);
    expect(countedAttempt(attempts, 'last')?.number).toBe(3);
    expect(countedAttempt([open], 'best')).toBeNull();
  });

  test('0 attempts in the settings means no limit, with any number granted', () => {
    const settings = { attemptsMax: 0, delayHours: 0, grading: 'best' } as const;
    expect(attemptProgressOf([ended(1, 0)], settings, 3)).toMatchObject({ used: 1, left: null });
    expect(attemptProgressOf([ended(1, 0)], { ...settings, attemptsMax: 1 }, 2)).toMatchObject({ left: 2 });
    // The author has reduced the attempts: the number does not become negative.
    expect(
      attemptProgressOf(
        [1, 2, 3].map((n) => ended(n, 0)),
        { ...settings, attemptsMax: 2 },
        0,
      ).left,
    ).toBe(0);
  });
});

test('time is over at the deadline, not before, and never without one', () => {
  const deadlineAt = new Date('2026-01-01T10:00:00Z');
  expect(isOver({ deadlineAt }, new Date('2026-01-01T09:59:59.999Z'))).toBe(false);
  expect(isOver({ deadlineAt }, deadlineAt)).toBe(true);
  expect(isOver({ deadlineAt: null }, new Date(8_640_000_000_000_000))).toBe(false);
});

describe('a test that opens and closes on a day', () => {
  const ZONE = 'Asia/Vladivostok';
  const days = { openOn: '2026-03-02', closeOn: '2026-03-05' };

  test.each([
    ['the last moment before its first day', '2026-03-01T13:59:59.999Z', 'notOpen'],
    ['the beginning of its first day', '2026-03-01T14:00:00Z', null],
    ['the last moment of its last day', '2026-03-05T13:59:59.999Z', null],
    ['the end of its last day', '2026-03-05T14:00:00Z', 'closed'],
  ])('is closed by the organization’s clock: %s', (_, at, expected) => {
    expect(closedness(days, new Date(at), ZONE)).toBe(expected);
  });

  test('with one of the days is open on the other side; without days it always is', () => {
    const [early, late] = [new Date('2020-01-01'), new Date('2030-01-01')];
    expect(closedness({ openOn: days.openOn, closeOn: null }, late, ZONE)).toBeNull();
    expect(closedness({ openOn: null, closeOn: days.closeOn }, early, ZONE)).toBeNull();
    expect(closedness({}, early, ZONE)).toBeNull();
  });

  test.each([
    ['when its time is over', '2026-03-05T12:00:00Z', 60, days.closeOn, ZONE, '2026-03-05T13:00:00.000Z'],
    [
      'when the test closes earlier',
      '2026-03-05T13:30:00Z',
      60,
      days.closeOn,
      ZONE,
      '2026-03-05T14:00:00.000Z',
    ],
    ['when the test closes', '2026-03-02T00:00:00Z', 0, days.closeOn, ZONE, '2026-03-05T14:00:00.000Z'],
    // A day of 23 hours.
    [
      'when the clock jumps',
      '2026-03-08T06:00:00Z',
      0,
      '2026-03-08',
      'America/New_York',
      '2026-03-09T04:00:00.000Z',
    ],
  ])('ends an attempt %s', (_, at, limitMinutes, closeOn, zone, expected) => {
    expect(deadlineOf(new Date(at), { limitMinutes, closeOn }, zone)?.toISOString()).toBe(expected);
  });

  test('an attempt without a limit at a test that never closes does not end by itself', () => {
    expect(deadlineOf(new Date(), { limitMinutes: 0, closeOn: null }, ZONE)).toBeNull();
  });

  test('may not close before it opens; without days it is stored as before there were days', () => {
    const stored = (settings: object) =>
      storedPart({ questions: [aChoice()], draws: [], settings: { ...SETTINGS, ...settings } }).own;
    expect(() => stored({ openOn: days.closeOn, closeOn: days.openOn })).toThrow('test.closesBeforeOpens');
    expect(stored({ openOn: days.openOn, closeOn: days.openOn })['settings']).toMatchObject({
      closeOn: days.openOn,
    });
    expect(stored({ openOn: null, closeOn: null })).toEqual(stored({}));
    expect(JSON.stringify(stored({ openOn: null, closeOn: null }))).not.toMatch(/openOn|closeOn/);
  });
});

test('a taker sees nothing of an undecided attempt, and with the after-pass setting only after passing', () => {
  const review = {
    score: 'immediately',
    correctness: 'afterPass',
    key: 'never',
    explanation: 'afterPass',
  } as const;
  const nothing = { score: false, correctness: false, key: false, explanation: false };
  for (const state of ['inProgress', 'onReview'] as const) {
    expect(shownToTaker({ state }, { review }, true)).toEqual(nothing);
  }
  expect(shownToTaker({ state: 'graded' }, { review }, false)).toEqual({ ...nothing, score: true });
  expect(shownToTaker({ state: 'graded' }, { review }, true)).toEqual({
    ...{ score: true, correctness: true, key: false, explanation: true },
  });
});

test('the drawn questions and options are the same, for every attempt', () => {
  const questions = ['q1', 'q2', 'q3', 'q4'].map((id) => aChoice(id));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const asked = askedOf({ seed }, questions, SETTINGS);
      expect(asked.map(({ id }) => id).sort()).toEqual(['q1', 'q2', 'q3', 'q4']);
      for (const { id, task } of asked) {
        const options = 'options' in task ? task.options.map((option) => option.id) : [];
        expect([...options].sort()).toEqual([`${id}o0`, `${id}o1`, `${id}o2`]);
      }
      expect(askedOf({ seed }, questions, SETTINGS)).toEqual(asked);
    }),
  );
  const kept = askedOf(
    { seed: 5 },
    questions.map((question) => ({ ...question, isShuffled: false })),
    {
      ...{ ...SETTINGS, shuffleQuestions: false, shuffleAnswers: false },
    },
  );
  expect(kept.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
});

describe('the blocks of a version', () => {
  const blocks = (question: ReturnType<typeof aChoice>) =>
    storedPart({ questions: [question], settings: SETTINGS, draws: [] }).clauses;

  test('show a question as changed when any part of it did, and contain no right answers', () => {
    const [before] = blocks(aChoice());
    const other = aChoice();
    const [key] = blocks({ ...other, points: 200 });
    expect(key?.id).toBe(before?.id);
    expect(key?.html).not.toBe(before?.html);
    expect(before?.text).toBe('Вопрос q1?');
    expect(JSON.stringify(before)).not.toMatch(/q1o0|да|пояснение/);
  });

  test('have no variables, whatever a question contains', () => {
    const [block] = blocks({ ...aChoice(), text: 'Кто {{Должность}} <img src=x>?' });
    expect(block?.html).not.toMatch(/\{|<img/);
  });
});

test('figures of a question match its sums exactly, at any size', () => {
  const scores = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 9000 }) }),
    {
      minLength: 2,
      maxLength: 50,
    },
  );
  fc.assert(
    fc.property(scores, (rows) => {
      const sum = (of: (row: { x: number; y: number }) => number) =>
        rows.reduce((all, row) => all + of(row), 0);
      const n = rows.length;
      const [x, y] = [sum((row) => row.x), sum((row) => row.y)];
      const sums = {
        ...{ organizationId: 1, versionId: 1, questionId: 'q', n, x, y },
        ...{
          xx: String(sum((row) => row.x ** 2)),
          yy: String(sum((row) => row.y ** 2)),
          xy: String(sum((row) => row.x * row.y)),
        },
      };
      const { facility, discrimination } = itemFigures(sums, {
        id: 'q',
        text: '',
        points: 1000,
        isVoided: false,
      });
      expect(facility).toBe(Math.round((x * 10) / n));
      const cov = sum((row) => (row.x - x / n) * (row.y - y / n));
      const deviation = (of: (row: { x: number; y: number }) => number, mean: number) =>
        Math.sqrt(sum((row) => (of(row) - mean) ** 2));
      const apart = deviation((row) => row.x, x / n) * deviation((row) => row.y, y / n);
      const isSame =
        new Set(rows.map((row) => row.x)).size === 1 || new Set(rows.map((row) => row.y)).size === 1;
      if (isSame) expect(discrimination).toBeNull();
      else expect(Math.abs((discrimination ?? 0) - (cov / apart) * 10_000)).toBeLessThan(1);
    }),
  );
});

describe('the verdicts on a question', () => {
  /** Ten answers: the sums of points, of results, and of their products. */
  const of = (points: number[], results: number[], isVoided = false) => {
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    const products = (left: number[], right: number[]) =>
      String(sum(left.map((value, at) => value * (right[at] ?? 0))));
    const sums = {
      ...{ organizationId: 1, versionId: 1, questionId: 'q', n: points.length },
      ...{ x: sum(points), y: sum(results) },
      ...{ xx: products(points, points), yy: products(results, results), xy: products(points, results) },
    };
    return itemFigures(sums, { id: 'q', text: '', points: 100, isVoided });
  };
  const results = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
  const rightFrom = (first: number) => results.map((_, at) => (at >= first ? 100 : 0));

  test.each<[string, number[], string[]]>([
    ['answered by half, and better by the better ones', rightFrom(5), []],
    ['answered by three of ten', rightFrom(7), []],
    ['answered by two of ten', rightFrom(8), ['tooHard']],
    ['answered by everybody', rightFrom(0), ['tooEasy']],
    ['answered by the worse ones', [...rightFrom(5)].reverse(), ['noDiscrimination', 'checkKey']],
  ])('%s', (_, points, verdicts) => expect(of(points, results).verdicts).toEqual(verdicts));

  test('a question that does not count has none', () => {
    expect(of([...rightFrom(8)].reverse(), results, true)).toMatchObject({
      ...{ verdicts: [], discrimination: null, isVoided: true },
    });
  });
});
