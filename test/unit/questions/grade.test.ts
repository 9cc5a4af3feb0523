import fc from 'fast-check';
import type { Answer } from '@domain/questions/answer';
import { isAnswerTo } from '@domain/questions/answer';
import { askedQuestion, type AskedQuestion } from '@domain/questions/asked-question';
import { gradeAnswer } from '@domain/questions/grade';
import type { AnyQuestion, QuestionOf } from '@domain/questions/question';
import { isGradedByHand, QUESTION_TYPES } from '@domain/questions/question';
import { A_FILE, ALL, options, QUESTIONS, RIGHT, typed } from './questions';

// The value of an answer to a question of any type.

const asked = (question: AnyQuestion): AskedQuestion => askedQuestion(question, (items) => items);

/** Any value in the shape of an answer, with existing and nonexistent ids. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y', 'z', 'q');
const ids = fc.array(id, { maxLength: 5 });
const pairs = fc.array(fc.record({ from: id, to: id }), { maxLength: 5 });
const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('1', '1,15', 'инкассация'));
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ type: fc.constantFrom('single', 'multiple'), optionIds: ids }),
  fc.record({ type: fc.constant('trueFalse'), isTrue: fc.boolean() }),
  fc.record({ type: fc.constantFrom('shortText', 'number', 'openText'), text }),
  fc.record({ type: fc.constantFrom('matching', 'categorise'), pairs }),
  fc.record({ type: fc.constant('ordering'), order: ids }),
  fc.record({
    type: fc.constant('fillGaps'),
    gaps: fc.array(
      fc.record({ id: fc.constantFrom('g1', 'g2', 'g9'), value: fc.constantFrom('считают', 'b', '') }),
      { maxLength: 4 },
    ),
  }),
  fc.record({
    type: fc.constant('hotspot'),
    spots: fc.array(fc.record({ x: fc.nat(1000), y: fc.nat(1000) }), { maxLength: 5 }),
  }),
  fc.record({
    type: fc.constant('fileAnswer'),
    files: fc.array(
      fc.nat().map((id) => ({ ...A_FILE, id })),
      { maxLength: 3 },
    ),
  }),
);

describe.each(QUESTION_TYPES)('%s', (type) => {
  const question: AnyQuestion = QUESTIONS[type];

  it('gives a complete answer all points, and waits for an expert where one is required', () => {
    expect(isAnswerTo(asked(question), RIGHT[type])).toBe(true);
    const expected = isGradedByHand(question)
      ? { outcome: 'open', points: 0 }
      : { outcome: 'right', points: 300 };
    expect(gradeAnswer(question, RIGHT[type])).toEqual(expected);
    expect(gradeAnswer(question, RIGHT[type], 'none')).toEqual(expected);
    expect(gradeAnswer(question, null)).toEqual({ outcome: 'empty', points: 0 });
  });

  it('gives any other answer points between none and all, in whole hundredths; all only to the right one', () => {
    fc.assert(
      fc.property(anyAnswer, fc.integer({ min: 1, max: 100_000 }), (answer, points) => {
        const grade = gradeAnswer({ ...question, points }, answer);
        expect(Number.isInteger(grade.points) && grade.points >= 0 && grade.points <= points).toBe(true);
        expect(grade.points === points).toBe(grade.outcome === 'right');
        if (answer.type !== type) expect(grade.points).toBe(0);
        expect(gradeAnswer({ ...question, points }, answer, 'none').points).toBe(
          grade.outcome === 'right' ? points : 0,
        );
      }),
    );
  });
});

it('gives for several options (right − wrong) / all right, never less than zero', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(
      fc.subarray(many, { minLength: 1, maxLength: 5 }),
      fc.subarray(many, { minLength: 1 }),
      fc.integer({ min: 1, max: 10_000 }),
      (rightIds, optionIds, points) => {
        const question: AnyQuestion = {
          ...{ ...QUESTIONS.multiple, points },
          ...{ task: { options: options(...many) }, key: { rightIds } },
        };
        const right = optionIds.filter((optionId) => rightIds.includes(optionId)).length;
        const share = (right - (optionIds.length - right)) / rightIds.length;
        const { points: given } = gradeAnswer(question, { type: 'multiple', optionIds });
        expect(Math.abs(given - Math.max(0, share) * points)).toBeLessThan(1);
        expect(given).toBeLessThanOrEqual(Math.max(0, share) * points + 1e-6);
      },
    ),
  );
});

it('counts nothing twice that is named twice', () => {
  expect(gradeAnswer(QUESTIONS.multiple, { type: 'multiple', optionIds: ['a', 'a', 'a'] }).points).toBe(100);
  const pair = { from: 'a', to: 'x' };
  expect(gradeAnswer(QUESTIONS.matching, { type: 'matching', pairs: [pair, pair, pair] }).points).toBe(100);
  const spots = [1, 2, 3].map((x) => ({ x, y: 5 }));
  expect(gradeAnswer(QUESTIONS.hotspot, { type: 'hotspot', spots }).points).toBe(100);
});

describe('one spot on a picture', () => {
  const question = { ...QUESTIONS.hotspot, task: { ...QUESTIONS.hotspot.task, isMany: false } };
  const marked = (x: number, y: number) => gradeAnswer(question, { type: 'hotspot', spots: [{ x, y }] });

  it('is right in any of the regions, to the last thousandth of their edges', () => {
    for (const [x, y] of [
      [0, 0],
      [100, 100],
      [550, 550],
      [900, 800],
    ] as const) {
      expect(marked(x, y)).toEqual({ outcome: 'right', points: 300 });
    }
    for (const [x, y] of [
      [101, 100],
      [100, 101],
      [499, 550],
      [901, 800],
    ] as const) {
      expect(marked(x, y)).toEqual({ outcome: 'wrong', points: 0 });
    }
  });

  it('is single: a second one is no answer, nor is one outside of the picture or between thousandths', () => {
    const fits = (spots: { x: number; y: number }[]) =>
      isAnswerTo(asked(question), { type: 'hotspot', spots });
    expect(fits([{ x: 1000, y: 0 }])).toBe(true);
    expect(fits([])).toBe(true);
    expect(fits([1, 2].map((x) => ({ x, y: x })))).toBe(false);
    for (const x of [-1, 1001, 0.5, Number.NaN]) expect(fits([{ x, y: 0 }])).toBe(false);
  });
});

it('many spots: each right one adds, each wrong one subtracts as much, and there are at most twenty', () => {
  const spots = (...xs: number[]) => ({ type: 'hotspot' as const, spots: xs.map((x) => ({ x, y: x })) });
  expect(gradeAnswer(QUESTIONS.hotspot, spots(50, 550)).points).toBe(200);
  expect(gradeAnswer(QUESTIONS.hotspot, spots(50, 550, 300)).points).toBe(100);
  expect(gradeAnswer(QUESTIONS.hotspot, spots(50, 550, 850))).toEqual({ outcome: 'right', points: 300 });
  expect(gradeAnswer(QUESTIONS.hotspot, spots(50, 550, 850), 'none').points).toBe(300);
  expect(gradeAnswer(QUESTIONS.hotspot, spots(50, 550), 'none').points).toBe(0);
  const many = (count: number) => spots(...Array.from({ length: count }, (_, index) => index));
  expect(isAnswerTo(asked(QUESTIONS.hotspot), many(20))).toBe(true);
  expect(isAnswerTo(asked(QUESTIONS.hotspot), many(21))).toBe(false);
});

describe('numbers', () => {
  const number = (value: string, tolerance: string, given: string) =>
    gradeAnswer({ ...QUESTIONS.number, key: { value, tolerance } }, { type: 'number', text: given }).outcome;

  it('are exact to the last digit, in any notation', () => {
    expect(number('1.0', '0.1', '1,1')).toBe('right');
    expect(number('1.0', '0.1', '1.100001')).toBe('wrong');
    expect(number('-1250.5', '0', '−1 250,5')).toBe('right');
    expect(number('0.3', '0', '0.30')).toBe('right');
    for (const text of ['1e0', '0x1', 'один', '1.2.3', '--1', '1.0000001', 'NaN', 'Infinity']) {
      expect(number('1', '1000', text)).toBe('wrong');
    }
  });

  it('are right exactly within the tolerance', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const written = (value: number) =>
      `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(cents, cents, fc.nat(2_000_000), (right, given, apart) => {
        const isRight = Math.abs(right - given) <= apart;
        expect(number(written(right), written(apart), written(given))).toBe(isRight ? 'right' : 'wrong');
      }),
    );
  });
});

describe('short texts', () => {
  const short = (key: Partial<QuestionOf<'shortText'>['key']>, text: string) =>
    gradeAnswer(
      { ...QUESTIONS.shortText, key: { ...typed('Инкассация', 'выёмка'), ...key } },
      { type: 'shortText', text },
    ).outcome;

  it('ignore case, spaces, «ё» and as many typos as the author allows', () => {
    expect(short({}, ' ИНКАССАЦИЯ')).toBe('right');
    expect(short({}, 'выемка')).toBe('right');
    expect(short({ isCaseSensitive: true }, 'инкассация')).toBe('wrong');
    expect(short({}, 'инкасация')).toBe('wrong');
    expect(short({ typos: 1 }, 'инкасация')).toBe('right');
    expect(short({ typos: 1 }, 'инкасацыя')).toBe('wrong');
    expect(short({ typos: 2 }, 'инкасацыя')).toBe('right');
  });

  it('do not accept one short word for another', () => {
    expect(short({ variants: ['да'], typos: 2 }, 'на')).toBe('wrong');
    expect(short({ variants: ['да'], typos: 2 }, '')).toBe('empty');
    expect(short({ variants: ['нет'], typos: 2 }, 'он')).toBe('wrong');
  });

  it('match regular expressions as a whole and in linear time', () => {
    expect(short({ variants: [], pattern: '\\d{2}:\\d{2}' }, '09:30')).toBe('right');
    expect(short({ variants: [], pattern: '\\d{2}:\\d{2}' }, 'в 09:30')).toBe('wrong');
    // A pattern that takes other engines longer than the age of the universe: the promise is that the test ends.
    // Longer answers are not tried at all, so these are as long as may be.
    expect(short({ variants: [], pattern: '(a+)+$' }, `${'a'.repeat(199)}!`)).toBe('wrong');
    expect(short({ variants: [], pattern: '(a+)+$' }, 'a'.repeat(200))).toBe('right');
    expect(short({ variants: [], pattern: '(a+)+$' }, 'a'.repeat(201))).toBe('wrong');
    expect(short({ variants: [], pattern: '(' }, '(')).toBe('wrong');
  });
});

it('rejects an answer to another question, with foreign ids, or over the length limit', () => {
  const refused: [AnyQuestion, Answer][] = [
    [QUESTIONS.single, { type: 'single', optionIds: ['a', 'b'] }],
    [QUESTIONS.single, { type: 'single', optionIds: ['q'] }],
    [QUESTIONS.single, { type: 'multiple', optionIds: ['b'] }],
    [QUESTIONS.multiple, { type: 'multiple', optionIds: ['a', 'a'] }],
    [QUESTIONS.shortText, { type: 'shortText', text: 'a'.repeat(501) }],
    [QUESTIONS.openText, { type: 'openText', text: 'a'.repeat(10_001) }],
    [QUESTIONS.matching, { type: 'matching', pairs: ['a', 'b'].map((from) => ({ from, to: 'x' })) }],
    [QUESTIONS.categorise, { type: 'categorise', pairs: ['x', 'y'].map((to) => ({ from: 'a', to })) }],
    [QUESTIONS.ordering, { type: 'ordering', order: ['a', 'b'] }],
    [QUESTIONS.fillGaps, { type: 'fillGaps', gaps: [{ id: 'g2', value: 'считают' }] }],
    [QUESTIONS.fillGaps, { type: 'fillGaps', gaps: [{ id: 'g9', value: '' }] }],
    [QUESTIONS.hotspot, { type: 'hotspot', spots: [{ x: 1001, y: 0 }] }],
    [QUESTIONS.fileAnswer, { type: 'fileAnswer', files: [A_FILE, A_FILE] }],
    [QUESTIONS.fileAnswer, { type: 'fileAnswer', files: [1, 2, 3].map((id) => ({ ...A_FILE, id })) }],
    ...['Акт.docx', 'Акт', 'pdf', 'Акт.pdf.exe'].map((name): [AnyQuestion, Answer] => [
      QUESTIONS.fileAnswer,
      { type: 'fileAnswer', files: [{ ...A_FILE, name }] },
    ]),
  ];
  for (const [question, answer] of refused) expect(isAnswerTo(asked(question), answer)).toBe(false);
  for (const question of ALL) {
    for (const type of QUESTION_TYPES) {
      if (type !== question.type) expect(isAnswerTo(asked(question), RIGHT[type])).toBe(false);
    }
  }
});
