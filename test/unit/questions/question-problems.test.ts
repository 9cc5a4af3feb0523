import fc from 'fast-check';
import type { AnyQuestion } from '@domain/questions/question';
import { questionProblems } from '@domain/questions/question-problems';
import { isPassed, percentHundredths, sumScores } from '@domain/questions/grade';
import { ALL, options, QUESTIONS, typed } from './questions';

// The definition of a valid question, and of passing.

it.each(ALL)('finds no problem in a valid question of type $type', (question) => {
  expect(questionProblems(question)).toEqual([]);
  expect(questionProblems({ ...question, text: ' ' })).toContain('textEmpty');
  for (const points of [0, -100, 0.5])
    expect(questionProblems({ ...question, points })).toContain('pointsNone');
});

const { single, multiple, shortText, number, matching, ordering, categorise, fillGaps, hotspot } = QUESTIONS;
const region = { x: 0, y: 0, width: 10, height: 10 };

const WRONG: [string, AnyQuestion][] = [
  ['oneRight', { ...single, key: { rightIds: ['a', 'b'] } }],
  ['oneRight', { ...single, key: { rightIds: [] } }],
  ['oneRight', { ...single, key: { rightIds: ['q'] } }],
  ['someRight', { ...multiple, key: { rightIds: [] } }],
  ['someRight', { ...multiple, key: { rightIds: ['a', 'b', 'c', 'd'] } }],
  ['optionsFew', { ...single, task: { options: options('b') } }],
  ['optionEmpty', { ...single, task: { options: [...options('b'), { id: 'a', text: ' ' }] } }],
  ['idsRepeated', { ...single, task: { options: [...options('b'), { id: 'b', text: 'Другой' }] } }],
  ['optionsSame', { ...single, task: { options: [...options('b'), { id: 'a', text: ' вариант  B' }] } }],
  ['variantsNone', { ...shortText, key: typed() }],
  ['variantsNone', { ...shortText, key: typed('да', ' ') }],
  ['typosWrong', { ...shortText, key: { ...typed('да'), typos: 3 } }],
  ['patternWrong', { ...shortText, key: { ...typed('да'), pattern: '(' } }],
  ['patternWrong', { ...shortText, key: { ...typed('да'), pattern: '((a{1000}){1000}){1000}' } }],
  ['patternWrong', { ...shortText, key: { ...typed('да'), pattern: 'a'.repeat(201) } }],
  ['numberWrong', { ...number, key: { value: 'один', tolerance: '0' } }],
  ['numberWrong', { ...number, key: { value: '1', tolerance: '-1' } }],
  ['pairsFew', { ...matching, task: { ...matching.task, left: options('a') } }],
  ['pairsWrong', { ...matching, key: { pairs: ['a', 'b', 'c'].map((from) => ({ from, to: 'x' })) } }],
  ['pairsWrong', { ...categorise, key: { pairs: [{ from: 'a', to: 'x' }] } }],
  ['optionsFew', { ...ordering, task: { items: options('a', 'b') } }],
  ['orderWrong', { ...ordering, key: { order: ['a', 'a', 'b'] } }],
  ['gapsNone', { ...fillGaps, task: { text: 'Без пропусков', gaps: [] }, key: { gaps: [] } }],
  ['gapsWrong', { ...fillGaps, task: { ...fillGaps.task, text: 'Только {{g1}} и {{g2}}' } }],
  ['gapsWrong', { ...fillGaps, key: { gaps: fillGaps.key.gaps.slice(1) } }],
  ['imageNone', { ...hotspot, task: { ...hotspot.task, imageId: 0 } }],
  ['altNone', { ...hotspot, task: { ...hotspot.task, alt: ' ' } }],
  ['regionsWrong', { ...hotspot, key: { regions: [] } }],
  ['regionsWrong', { ...hotspot, key: { regions: [{ ...region, x: 995 }] } }],
  ['regionsWrong', { ...hotspot, key: { regions: [{ ...region, width: 0 }] } }],
  ...[
    { kinds: [], filesMax: 1 },
    { kinds: ['pdf' as const], filesMax: 4 },
    { kinds: ['pdf' as const], filesMax: 0 },
  ].map((task): [string, AnyQuestion] => ['filesNone', { ...QUESTIONS.fileAnswer, task }]),
  ['rubricWrong', { ...QUESTIONS.openText, key: { rubric: [{ id: 'r', text: 'Полно', points: 100 }] } }],
];

it.each(WRONG)('finds %s', (problem, question) => {
  expect(questionProblems(question)).toContain(problem);
});

describe('passing', () => {
  it('is compared exactly: 79.995 % is less than 80, and is not shown as 80', () => {
    const score = { points: 79_995, maxPoints: 100_000 };
    expect(isPassed(score, 80)).toBe(false);
    expect(percentHundredths(score)).toBe(7999);
    expect(isPassed({ points: 80_000, maxPoints: 100_000 }, 80)).toBe(true);
    expect(isPassed({ points: 0, maxPoints: 0 }, 1)).toBe(false);
  });

  it('agrees with integer fractions, whatever the points are', () => {
    const whole = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        whole,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        (max, share, percent) => {
          const score = { points: Math.floor(max * share), maxPoints: max };
          expect(isPassed(score, percent)).toBe(BigInt(score.points) * 100n >= BigInt(percent) * BigInt(max));
          if (!isPassed(score, percent)) expect(percentHundredths(score)).toBeLessThan(percent * 100);
        },
      ),
    );
  });

  it('sums the points of the questions', () => {
    const scores = [
      { points: 33, maxPoints: 100 },
      { points: 67, maxPoints: 200 },
    ];
    expect(sumScores(scores)).toEqual({ points: 100, maxPoints: 300 });
  });
});
