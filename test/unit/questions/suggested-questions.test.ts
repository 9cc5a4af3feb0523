import { suggestedQuestions } from '@src/features/regulations/edit/suggested-questions';

const clause = (id: string, text: string) => ({ id, text });
const suggested = (...texts: string[]) =>
  suggestedQuestions(
    texts.map((text, index) => clause(`c${index}`, text)),
    (sentence) => sentence,
  );

describe('questions suggested from the text of a regulation', () => {
  test('ask for the number that the clause states, and are linked to it', () => {
    const [question] = suggested('Кассир вежлив.', 'Руки моем с мылом 30 секунд. Потом вытираем.');
    expect(question).toMatchObject({
      kind: 'single',
      text: 'Руки моем с мылом … секунд.',
      clauseId: 'c1',
    });
    expect(question?.options.map(({ text, isRight }) => [text, isRight])).toEqual([
      ['15', false],
      ['30', true],
      ['60', false],
    ]);
  });

  test('are three at most, about the first clauses that have a number', () => {
    const texts = [
      'Смена длится 12 часов.',
      'Порядок прежний.',
      'Обед 45 минут.',
      'Отпуск 28 дней.',
      'Ещё 5 минут.',
    ];
    expect(suggested(...texts).map(({ clauseId }) => clauseId)).toEqual(['c0', 'c2', 'c3']);
  });

  test.each([
    ['Скидка до 7,5 %.', ['3,8', '7,5', '15,0']],
    ['Не позже 1 дня.', ['1', '2', '3']],
  ])('%s has different answers, written alike', (text, answers) => {
    const [question] = suggested(text);
    expect(question?.options.map((option) => option.text)).toEqual(answers);
    expect(question?.options.filter(({ isRight }) => isRight)).toHaveLength(1);
  });

  test('are not made of a reference to another clause', () => {
    expect(suggested('По п. 4 действует прежний порядок.', 'Смотри раздел 2 инструкции.')).toEqual([]);
  });
});
