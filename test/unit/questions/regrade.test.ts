import type { Answer } from '@domain/questions/answer';
import { isGradedByHand, QUESTION_TYPES } from '@domain/questions/question';
import { gradeByAny, gradedBy, regradeProblem, withRightAnswer } from '@domain/questions/regrade';
import { QUESTIONS, RIGHT } from './questions';

// Decisions about a question after people were graded with it.

/** Another complete answer than the right one. */
const OTHER: Partial<Record<(typeof QUESTION_TYPES)[number], Answer>> = {
  single: { type: 'single', optionIds: ['a'] },
  multiple: { type: 'multiple', optionIds: ['a', 'b'] },
  trueFalse: { type: 'trueFalse', isTrue: true },
  shortText: { type: 'shortText', text: 'Выручка' },
  number: { type: 'number', text: '7' },
  matching: {
    type: 'matching',
    pairs: [
      { from: 'a', to: 'y' },
      { from: 'b', to: 'x' },
      { from: 'c', to: 'z' },
    ],
  },
  ordering: { type: 'ordering', order: ['a', 'b', 'c'] },
  categorise: {
    type: 'categorise',
    pairs: [
      { from: 'a', to: 'y' },
      { from: 'b', to: 'y' },
      { from: 'c', to: 'y' },
    ],
  },
  fillGaps: {
    type: 'fillGaps',
    gaps: [
      { id: 'g1', value: 'называют' },
      { id: 'g2', value: 'a' },
      { id: 'g3', value: 'кладут' },
    ],
  },
};
const WHOLE = { outcome: 'right', points: 300 };

describe.each(QUESTION_TYPES.filter((type) => OTHER[type] !== undefined))('%s', (type) => {
  const question = QUESTIONS[type];
  const other = OTHER[type] ?? RIGHT[type];

  it('one more answer is right, and the right ones stay so', () => {
    const variants = gradedBy(question, [{ answer: other, isOnly: false }]);
    expect(gradeByAny(variants, other)).toEqual(WHOLE);
    expect(gradeByAny(variants, RIGHT[type])).toEqual(WHOLE);
    expect(regradeProblem(question, variants, { answer: other, isOnly: false })).toBe('nothing');
  });

  it('only another answer is right, and the previous ones are not', () => {
    const variants = gradedBy(question, [{ answer: other, isOnly: true }]);
    expect(gradeByAny(variants, other)).toEqual(WHOLE);
    expect(gradeByAny(variants, RIGHT[type]).points).toBeLessThan(300);
    // It can be restored.
    const again = gradedBy(question, [
      { answer: other, isOnly: true },
      { answer: RIGHT[type], isOnly: false },
    ]);
    expect(gradeByAny(again, RIGHT[type])).toEqual(WHOLE);
  });

  it('is excluded: nobody gets points, whatever they answered', () => {
    const variants = gradedBy(question, [{ answer: null, isOnly: false }]);
    for (const answer of [other, RIGHT[type], null]) {
      expect(gradeByAny(variants, answer)).toEqual({ outcome: 'voided', points: 0 });
    }
    expect(regradeProblem(question, variants, { answer: null, isOnly: false })).toBe('nothing');
    expect(regradeProblem(question, variants, { answer: RIGHT[type], isOnly: true })).toBeNull();
  });

  it('an empty answer, or one of another type, cannot be right', () => {
    const foreign = type === 'single' ? RIGHT.trueFalse : RIGHT.single;
    expect(withRightAnswer(question, foreign)).toBeNull();
    const variants = gradedBy(question, []);
    expect(regradeProblem(question, variants, { answer: foreign, isOnly: false })).toBe('wrong');
    expect(regradeProblem(question, variants, { answer: RIGHT[type], isOnly: true })).toBe('nothing');
    expect(gradeByAny(variants, null)).toEqual({ outcome: 'empty', points: 0 });
  });
});

it.each(QUESTION_TYPES.filter((type) => isGradedByHand({ type })))(
  'a manually graded question (%s) can only be voided',
  (type) => {
    const question = QUESTIONS[type];
    const variants = gradedBy(question, []);
    expect(regradeProblem(question, variants, { answer: RIGHT[type], isOnly: false })).toBe('byHand');
    expect(regradeProblem(question, variants, { answer: null, isOnly: false })).toBeNull();
  },
);
