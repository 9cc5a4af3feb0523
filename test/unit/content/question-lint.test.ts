import { lintQuestions } from '@domain/questions/lint';
import type { AnyQuestion, QuestionOf } from '@domain/questions/question';

// The remarks on a draft before it is published.

const LOOK = { isShuffled: false, staleIds: new Set<string>() };

const choice = (
  id: string,
  texts: readonly string[],
  rightAt: number,
  more: Partial<QuestionOf<'single'>> = {},
): AnyQuestion => ({
  ...{ id, type: 'single', text: `Вопрос ${id}?`, points: 100, isShuffled: false },
  explained: { explanation: 'Потому что', feedback: {} },
  task: { options: texts.map((text, index) => ({ id: `${id}o${index}`, text })) },
  key: { rightIds: [`${id}o${rightAt}`] },
  ...more,
});

const fine = (id: string, rightAt = 0) =>
  choice(id, ['Сообщить старшему', 'Подождать до вечера', 'Уйти'], rightAt);

const adviceOf = (questions: readonly AnyQuestion[], look = LOOK) =>
  lintQuestions(questions, look).map(({ id, advice }) => `${id} ${advice}`);

test('correct questions get no remarks', () => {
  expect(adviceOf([fine('a'), fine('b', 1), fine('c', 2)])).toEqual([]);
});

test('the right option is much longer from half as long again, and only when it is long', () => {
  const right = (length: number, wrong: number) =>
    adviceOf([choice('a', ['р'.repeat(length), 'н'.repeat(wrong), 'н'], 0)]);
  expect(right(30, 20)).toEqual(['a rightLonger']);
  expect(right(29, 20)).toEqual([]);
  expect(right(20, 10)).toEqual(['a rightLonger']);
  expect(right(19, 10)).toEqual([]);
});

test.each<[string, AnyQuestion]>([
  ['unfinished', { ...fine('a'), text: '' }],
  ['rightLonger', choice('a', ['Сообщить старшему смены и записать в журнал', 'Подождать', 'Уйти'], 0)],
  ['allOfThem', choice('a', ['Сообщить', 'Записать', 'Все перечисленные'], 2, { isShuffled: true })],
  ['unexplained', { ...fine('a'), explained: { explanation: ' ', feedback: {} } }],
  [
    'rubricNone',
    {
      ...{ id: 'a', type: 'openText', text: 'Расскажите', points: 100, isShuffled: false },
      ...{ explained: { explanation: '', feedback: {} }, task: {}, key: { rubric: [] } },
    },
  ],
])('%s', (advice, question) => {
  expect(adviceOf([question])).toEqual([`a ${advice}`]);
});

test('a long right option among long ones, or one long in few letters, gets no remark', () => {
  const alike = choice(
    'a',
    ['Сообщить старшему смены по телефону', 'Подождать до самого вечера смены', 'Уйти'],
    0,
  );
  expect(adviceOf([alike, choice('b', ['Позвонить', 'Уйти', 'Да'], 0)])).toEqual([]);
});

test('«all of these» is allowed where the order is fixed', () => {
  const question = choice('a', ['Сообщить', 'Записать', 'Все перечисленные'], 2);
  expect(adviceOf([question])).toEqual([]);
  expect(adviceOf([question], { ...LOOK, isShuffled: true })).toEqual(['a allOfThem']);
});

test('finds two identical questions, ignoring case and spaces', () => {
  const again = { ...fine('b'), text: ' вопрос  A? ' };
  expect(adviceOf([{ ...fine('a'), text: 'Вопрос a?' }, again, fine('c')])).toEqual(['a same', 'b same']);
});

test('finds a right option always in one position, for questions with a fixed order', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => fine(id));
  expect(adviceOf(four)).toEqual(four.map(({ id }) => `${id} rightAlwaysThere`));
  expect(adviceOf(four.slice(1))).toEqual([]);
  expect(adviceOf([...four, fine('e', 1)])).toEqual([]);
  expect(adviceOf(four, { ...LOOK, isShuffled: true })).toEqual([]);
});

test('finds a question about a changed clause', () => {
  expect(adviceOf([fine('a'), fine('b')], { ...LOOK, staleIds: new Set(['b']) })).toEqual(['b stale']);
});
