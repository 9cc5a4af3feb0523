import { QUESTION_TYPES } from '@domain/questions/question';
import { asGateQuestion, asQuestion, NON_GATE_TYPES } from '@domain/regulations/gate-model';
import { QUESTIONS } from './questions';

const stored = (kind: 'multiple' | 'single', rightIds: readonly string[]) => ({
  ...{ id: 'q1', kind, text: 'Что мыть?', explanation: 'Чистые руки' },
  options: ['a', 'b', 'c'].map((id) => ({ id, text: `Вариант ${id}`, isRight: rightIds.includes(id) })),
});

describe('questions before signing and the general model', () => {
  test.each([stored('single', ['b']), stored('multiple', ['a', 'c']), stored('single', [])])(
    'a question with its right options is the same after editing nothing: $kind',
    (question) => {
      expect(asGateQuestion(asQuestion(question))).toEqual(question);
    },
  );

  test('points, order and feedback of the general model are not stored', () => {
    const question = asQuestion(stored('single', ['b']));
    const edited = { ...question, points: 700, isShuffled: true, tags: ['склад'] };
    expect(
      asGateQuestion({ ...edited, explained: { ...question.explained, feedback: { a: 'Нет' } } }),
    ).toEqual(stored('single', ['b']));
  });

  test('questions of exactly the types that are not offered cannot be asked', () => {
    const convertible = new Set(
      Object.values(QUESTIONS).flatMap((question) => asGateQuestion(question)?.kind ?? []),
    );
    expect([...convertible].sort()).toEqual(['multiple', 'single']);
    expect(QUESTION_TYPES.filter((type) => !NON_GATE_TYPES.has(type))).toEqual(['single', 'multiple']);
  });
});
