import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Answer, isAnswerTo } from '@domain/questions/answer';
import { type AskedQuestion, askedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion, Region, Spot } from '@domain/questions/question';
import { ClausePictures } from '@src/content/text/ClausePictures';
import { AnswerControl } from '@src/features/tests/answers/AnswerControl';
import { answerLines } from '@src/features/tests/lib/answer-text';
import { useRunnerKeys } from '@src/features/tests/passing/useRunnerKeys';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { createStore } from '@src/store/store';
import { Provider } from 'react-redux';

/** Every type of question is answered by keyboard alone, in the server's format. */

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['tests']);
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
  hotspot: {
    ...common,
    type: 'hotspot',
    task: { imageId: 7, alt: 'Торговый зал', isMany: false },
    key: { regions: [{ x: 100, y: 100, width: 200, height: 150 }] },
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

const HALL = {
  id: 7,
  type: 'picture',
  name: 'зал.png',
  mime: 'image/png',
  details: { path: 'zal', size: 1 },
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
        <ClausePictures pictures={[HALL]}>
          <Field />
        </ClausePictures>
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
  hotspot: [
    async (user) => {
      await user.tab();
      // Eight to the left and twenty up from the center; Shift moves five steps at once.
      await user.keyboard('{ArrowLeft>8/}{Shift>}{ArrowUp>4/}{/Shift}{Enter}');
    },
    { type: 'hotspot', spots: [{ x: 420, y: 300 }] },
  ],
  ordering: [
    async (user) => {
      act(() => screen.getByRole('button', { name: 'Переместить строку 1 ниже' }).focus());
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
    // One item of the right side belongs to one of the left.
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

it.each(Object.keys(byKeyboard))('%s: answered by keyboard, in the server’s format', async (type) => {
  const [answerIt, expected] = byKeyboard[type] ?? [() => Promise.resolve(), null];
  const user = userEvent.setup();
  const given = show(type);
  expect(given()).toBeNull();
  await answerIt(user);
  const answer = given();
  expect(answer).toEqual(expected);
  expect(answer && isAnswerTo(asked(type), answer)).toBe(true);
});

it('the drawn order is an answer only when the taker confirms it', async () => {
  const user = userEvent.setup();
  const given = show('ordering');
  expect(given()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Порядок верный' }));
  expect(given()).toEqual({ type: 'ordering', order: ['o1', 'o2', 'o3'] });
});

it('answers and right answers are shown in the question’s words, never by ids', () => {
  const words = {
    ...{ yes: 'Верно', no: 'Неверно' },
    spot: ({ x, y }: Spot) => `${x}, ${y}`,
    region: ({ x, y, width, height }: Region) => `${x}, ${y}, ${width}, ${height}`,
  };
  for (const [type, question] of Object.entries(questions)) {
    const [, answer] = byKeyboard[type] ?? [];
    if (!answer) throw new Error(type);
    const said = answerLines(asked(type), answer, words);
    // The grading criteria are shown with the expert's grading.
    const right = 'rubric' in question.key ? ['-'] : answerLines(asked(type), question.key, words);
    expect(Math.min(said.length, right.length)).toBeGreaterThan(0);
    expect([...said, ...right].join('\n')).not.toMatch(/\b[olg]\d\b|\{\{/);
  }
  const gaps = byKeyboard.fillGaps?.[1];
  expect(gaps && answerLines(asked('fillGaps'), gaps, words)).toEqual(['Деньги лежат в [сейфе] до [Третий]']);
  expect(
    answerLines(asked('ordering'), { order: ['o2', 'o1', 'o3'] }, words).map((line) => line.slice(0, 2)),
  ).toEqual(['1.', '2.', '3.']);
  const number = questions.number?.key;
  expect(number && answerLines(asked('number'), number, words)).toEqual(['5 ± 0.5']);
});

describe('a mark on a picture', () => {
  /** The picture's layout: 200 by 100 pixels. */
  const lay = () =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100));
  afterEach(() => jest.restoreAllMocks());
  const surface = () => screen.getByRole('application', { name: 'Картинка, на которой ставят отметку' });

  it('is announced to screen readers: the crosshair’s position, the mark, and its removal', async () => {
    const user = userEvent.setup();
    const given = show('hotspot');
    expect(screen.getByRole('img', { name: 'Торговый зал' })).toBeVisible();
    await user.tab();
    expect(surface()).toHaveFocus();
    expect(surface()).toHaveAccessibleDescription(/Enter ставит отметку/);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('51 % слева, 50 % сверху');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Отмечено: 51 % слева, 50 % сверху');
    await user.keyboard('{ArrowDown>60/}{Enter}');
    expect(given()).toEqual({ type: 'hotspot', spots: [{ x: 510, y: 1000 }] });
    await user.keyboard('{Delete}');
    expect(screen.getByRole('status')).toHaveTextContent('Отметка снята');
    expect(given()).toBeNull();
  });

  it('is placed where the picture was clicked, at any size; another click moves it', async () => {
    const user = userEvent.setup();
    lay();
    const given = show('hotspot');
    await user.pointer({ keys: '[MouseLeft]', target: surface(), coords: { clientX: 94, clientY: 50 } });
    expect(given()).toEqual({ type: 'hotspot', spots: [{ x: 420, y: 300 }] });
    await user.pointer({ keys: '[TouchA]', target: surface(), coords: { clientX: 400, clientY: 20 } });
    expect(given()).toEqual({ type: 'hotspot', spots: [{ x: 1000, y: 0 }] });
    await user.click(screen.getByRole('button', { name: 'Убрать отметку 1' }));
    expect(given()).toBeNull();
  });

  it('reports a picture that does not load: its description, and that nothing is lost', () => {
    show('hotspot');
    fireEvent.error(screen.getByRole('img', { name: 'Торговый зал' }));
    expect(screen.getByRole('alert')).toHaveTextContent('«Торговый зал» не загрузилась');
  });
});
