import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Answer, isAnswerTo } from '@domain/questions/answer';
import { type AskedQuestion, askedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import { AnswerControl } from '@src/features/tests/answers/AnswerControl';
import { saidLines } from '@src/features/tests/lib/said-answer';
import { useRunnerKeys } from '@src/features/tests/passing/useRunnerKeys';
import { loadWords, startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { createStore } from '@src/store/store';
import { Provider } from 'react-redux';

/** Every type of question is answered by keyboard alone, with an answer that the server takes. */

beforeAll(async () => {
  await startI18n('ru');
  await loadWords(['tests']);
});

const options = [
  { id: 'o1', text: 'Первый' },
  { id: 'o2', text: 'Второй' },
  { id: 'o3', text: 'Третий' },
];
const typed = { variants: ['касса'], isCaseSensitive: false, typos: 0, pattern: null };
const common = {
  id: 'q',
  text: 'Вопрос?',
  points: 100,
  explained: { explanation: '', feedback: {} },
  isShuffled: false,
};

const questions: Record<string, AnyQuestion> = {
  single: { ...common, type: 'single', task: { options }, key: { rightIds: ['o2'] } },
  multiple: { ...common, type: 'multiple', task: { options }, key: { rightIds: ['o1', 'o3'] } },
  trueFalse: { ...common, type: 'trueFalse', task: {}, key: { isTrue: false } },
  shortText: { ...common, type: 'shortText', task: {}, key: typed },
  number: { ...common, type: 'number', task: { unit: 'кг' }, key: { value: '5', tolerance: '0.5' } },
  openText: {
    ...common,
    type: 'openText',
    task: {},
    key: { rubric: [{ id: 'r', text: 'Полнота', points: 100 }] },
  },
  ordering: { ...common, type: 'ordering', task: { items: options }, key: { order: ['o2', 'o1', 'o3'] } },
  fillGaps: {
    ...common,
    type: 'fillGaps',
    task: {
      text: 'Деньги лежат в {{g1}} до {{g2}}',
      gaps: [
        { id: 'g1', options: null },
        { id: 'g2', options },
      ],
    },
    key: {
      gaps: [
        { id: 'g1', typed },
        { id: 'g2', optionId: 'o1' },
      ],
    },
  },
  matching: {
    ...common,
    type: 'matching',
    task: {
      left: [
        { id: 'l1', text: 'Ключ' },
        { id: 'l2', text: 'Сейф' },
      ],
      right: options,
    },
    key: {
      pairs: [
        { from: 'l1', to: 'o1' },
        { from: 'l2', to: 'o2' },
      ],
    },
  },
  categorise: {
    ...common,
    type: 'categorise',
    task: {
      items: [
        { id: 'l1', text: 'Ключ' },
        { id: 'l2', text: 'Сейф' },
      ],
      categories: options,
    },
    key: {
      pairs: [
        { from: 'l1', to: 'o1' },
        { from: 'l2', to: 'o1' },
      ],
    },
  },
};

const asGiven = <Item,>(items: readonly Item[]) => items;
const asked = (type: string): AskedQuestion => {
  const question = questions[type];
  if (!question) throw new Error(type);
  return askedQuestion(question, asGiven);
};

function show(type: string): () => Answer | null {
  const question = asked(type);
  let given: Answer | null = null;
  function Field() {
    const [answer, setAnswer] = useState<Answer | null>(null);
    given = answer;
    useRunnerKeys({ onNext: () => undefined, onBack: () => undefined });
    return <AnswerControl question={question} answer={answer} onChange={setAnswer} />;
  }
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <Field />
      </ThemeRoot>
    </Provider>,
  );
  return () => given;
}

const pick = async (user: ReturnType<typeof userEvent.setup>, field: string, option: string) => {
  act(() => screen.getByRole('combobox', { name: field }).focus());
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('option', { name: option }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
};

const byKeyboard: Record<string, [(user: ReturnType<typeof userEvent.setup>) => Promise<void>, Answer]> = {
  single: [(user) => user.keyboard('2'), { type: 'single', optionIds: ['o2'] }],
  multiple: [(user) => user.keyboard('13'), { type: 'multiple', optionIds: ['o1', 'o3'] }],
  trueFalse: [(user) => user.keyboard('2'), { type: 'trueFalse', isTrue: false }],
  shortText: [
    async (user) => {
      await user.tab();
      await user.keyboard('касса 1');
    },
    { type: 'shortText', text: 'касса 1' },
  ],
  number: [
    async (user) => {
      await user.tab();
      await user.keyboard('4,5');
    },
    { type: 'number', text: '4,5' },
  ],
  openText: [
    async (user) => {
      await user.tab();
      await user.keyboard('Раз{Enter}два');
    },
    { type: 'openText', text: 'Раз\nдва' },
  ],
  ordering: [
    async (user) => {
      act(() => screen.getByRole('button', { name: 'Строку 1 ниже' }).focus());
      await user.keyboard('{Enter}');
    },
    { type: 'ordering', order: ['o2', 'o1', 'o3'] },
  ],
  fillGaps: [
    async (user) => {
      await user.tab();
      await user.keyboard('сейфе');
      await pick(user, 'Пропуск 2', 'Третий');
    },
    {
      type: 'fillGaps',
      gaps: [
        { id: 'g1', value: 'сейфе' },
        { id: 'g2', value: 'o3' },
      ],
    },
  ],
  matching: [
    async (user) => {
      await pick(user, 'Ключ', 'Первый');
      await pick(user, 'Сейф', 'Первый');
    },
    // One of the right side belongs to one of the left.
    { type: 'matching', pairs: [{ from: 'l2', to: 'o1' }] },
  ],
  categorise: [
    async (user) => {
      await pick(user, 'Ключ', 'Первый');
      await pick(user, 'Сейф', 'Первый');
    },
    {
      type: 'categorise',
      pairs: [
        { from: 'l1', to: 'o1' },
        { from: 'l2', to: 'o1' },
      ],
    },
  ],
};

it.each(Object.keys(byKeyboard))('%s: answered by keyboard, as the server takes it', async (type) => {
  const [answerIt, expected] = byKeyboard[type] ?? [() => Promise.resolve(), null];
  const user = userEvent.setup();
  const given = show(type);
  expect(given()).toBeNull();
  await answerIt(user);
  const answer = given();
  expect(answer).toEqual(expected);
  expect(answer && isAnswerTo(asked(type), answer)).toBe(true);
});

it('the order that was drawn is an answer only when somebody says so', async () => {
  const user = userEvent.setup();
  const given = show('ordering');
  expect(given()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Порядок верный' }));
  expect(given()).toEqual({ type: 'ordering', order: ['o1', 'o2', 'o3'] });
});

it('answers and what is right are told in the words of the question, never by ids', () => {
  const words = { yes: 'Верно', no: 'Неверно' };
  for (const [type, question] of Object.entries(questions)) {
    const [, answer] = byKeyboard[type] ?? [];
    if (!answer) throw new Error(type);
    const said = saidLines(asked(type), answer, words);
    // What an expert looks for stands with the expert's grading.
    const right = 'rubric' in question.key ? ['-'] : saidLines(asked(type), question.key, words);
    expect(Math.min(said.length, right.length)).toBeGreaterThan(0);
    expect([...said, ...right].join('\n')).not.toMatch(/\b[olg]\d\b|\{\{/);
  }
  const gaps = byKeyboard.fillGaps?.[1];
  expect(gaps && saidLines(asked('fillGaps'), gaps, words)).toEqual(['Деньги лежат в [сейфе] до [Третий]']);
  const number = questions.number?.key;
  expect(number && saidLines(asked('number'), number, words)).toEqual(['5 ± 0.5']);
});
