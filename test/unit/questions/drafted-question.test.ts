import { questionProblems } from '@domain/questions/question-problems';
import { draftedQuestion } from '@src/features/tests/sources/drafted-question';

const source = { objectId: 5, clauseId: 'c', versionId: 9 };
const words = { gaps: 'Вставьте', about: (number: string) => `Что сказано в п. ${number}?` };
const drafted = (text: string) => draftedQuestion({ id: 'c', number: '4.2', text }, source, words);

describe('a question drafted from a clause', () => {
  test.each([
    ['Выручку сдают в банк до 22 часов.', 'Выручку сдают в банк до {{g1}} часов.', '22'],
    [
      'Смену открывает кассир. Скидка больше 7,5 % требует подписи.',
      'Скидка больше {{g1}} % требует подписи.',
      '7,5',
    ],
    [
      'По п. 4 настоящего порядка отпуск длится 28 дней.',
      'По п. 4 настоящего порядка отпуск длится {{g1}} дней.',
      '28',
    ],
  ])('%s asks for its measure, which the clause itself states', (clause, text, measure) => {
    const question = drafted(clause);
    expect(question).toMatchObject({
      type: 'fillGaps',
      task: { text },
      key: { gaps: [{ id: 'g1', typed: { variants: [measure] } }] },
      explained: { explanation: clause },
      source,
    });
    expect(questionProblems(question)).toEqual([]);
  });

  test.each(['Кассир вежлив с покупателем.', 'Смотри раздел 2 инструкции.', 'Порядок № 12 отменён.'])(
    '%s is incomplete: no answer is marked as right',
    (clause) => {
      const question = drafted(clause);
      expect(question).toMatchObject({
        type: 'single',
        text: 'Что сказано в п. 4.2?',
        key: { rightIds: [] },
        source,
      });
      expect(questionProblems(question)).not.toEqual([]);
    },
  );
});
