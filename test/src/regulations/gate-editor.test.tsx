import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regulationRoutes } from '@src/app/regulation/routes';
import { loadTranslations } from '@src/lib/i18n';
import type { AppRoute } from '@src/lib/route-types';
import { openPageWire } from '@test/helpers/page/page-wire';
import { card, saveButton, SAVED, showQuestions, STORED, UPDATED_AT, write } from './gate-editor';

/** The questions before signing, written with the editor of all questions. */
jest.setTimeout(120_000);

const wire = openPageWire();
beforeAll(() => loadTranslations(['regulations', 'content', 'tests', 'common', 'validation']));

beforeEach(() => {
  wire.answer = () => SAVED;
});

const sent = () => wire.mutations().at(-1)?.variables;
const [first, second] = STORED;

/** Saves, and returns the questions that were sent. */
async function saved(user: ReturnType<typeof userEvent.setup>) {
  const before = wire.mutations().length;
  await user.click(saveButton());
  await waitFor(() => expect(wire.mutations()).toHaveLength(before + 1));
  return sent()?.questions;
}

/** Adds a question of a type. */
async function add(user: ReturnType<typeof userEvent.setup>, type: string) {
  await user.click(screen.getByRole('button', { name: 'Добавить вопрос' }));
  await user.click(screen.getByRole('menuitem', { name: type }));
}

test('stored questions are shown with their right options, and nothing that they do not store is offered', () => {
  showQuestions();
  const single = card(1);
  expect(single.text()).toHaveValue('Что мыть?');
  expect(single.explanation()).toHaveValue('Чистые руки');
  expect(single.region.getByText('Появится после верного ответа.')).toBeVisible();
  expect([1, 2].map((at) => single.option(at))).toEqual([
    single.region.getByDisplayValue('Руки'),
    single.region.getByDisplayValue('Ноги'),
  ]);
  expect(single.right(1)).toBeChecked();
  expect(single.right(2)).not.toBeChecked();
  const several = card(2);
  expect([1, 2, 3].map((at) => several.right(at, 'checkbox'))).toEqual([
    ...several.region.getAllByRole('checkbox', { checked: true }),
    ...several.region.getAllByRole('checkbox', { checked: false }),
  ]);
  // Each has nothing else to check or to type: no order of options, no points.
  expect(several.region.getAllByRole('checkbox')).toHaveLength(3);
  expect(several.region.getAllByRole('textbox')).toHaveLength(5);
  expect(screen.queryByText(/Перемешивать/)).toBeNull();
  expect(screen.queryByText(/Баллы/)).toBeNull();
});

test('only types with options are offered for a new question', async () => {
  const user = userEvent.setup();
  showQuestions({ questions: [] });
  await user.click(screen.getByRole('button', { name: 'Добавить вопрос' }));
  const types = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(types).toEqual(['Один ответ', 'Несколько ответов']);
});

test('a new question is sent in the stored shape, with the option that was marked', async () => {
  const user = userEvent.setup();
  showQuestions({ questions: [] });
  await add(user, 'Один ответ');
  const { text, explanation, option, right, region } = card(1);
  write(text(), 'Как войти?');
  write(option(1), 'Через окно');
  write(option(2), 'Через дверь');
  await user.click(region.getByRole('button', { name: 'Убрать вариант 3' }));
  await user.click(right(2));
  write(explanation(), 'Окна закрыты');
  expect(await saved(user)).toEqual([
    {
      ...{ id: expect.any(String), kind: 'single', text: 'Как войти?', clauseId: null },
      explanation: 'Окна закрыты',
      options: [
        { id: expect.any(String), text: 'Через окно', isRight: false },
        { id: expect.any(String), text: 'Через дверь', isRight: true },
      ],
    },
  ]);
  expect(sent()).toMatchObject({ id: 2, updatedAt: UPDATED_AT, isForce: false });
});

test('an edit changes what was edited: ids, the clause and the other questions stay', async () => {
  const user = userEvent.setup();
  showQuestions();
  write(card(1).option(2), 'Пол');
  await user.click(card(1).right(2));
  await user.click(card(2).right(2, 'checkbox'));
  expect(await saved(user)).toEqual([
    {
      ...first,
      options: [
        { id: 'a', text: 'Руки', isRight: false },
        { id: 'b', text: 'Пол', isRight: true },
      ],
    },
    { ...second, options: second?.options.map((item) => ({ ...item, isRight: item.id === 'd' })) },
  ]);
});

test('a question can be about a clause, and an edit of its text keeps all of its right options', async () => {
  const user = userEvent.setup();
  showQuestions();
  await user.click(card(2).region.getByRole('combobox', { name: 'К какому пункту относится' }));
  await user.click(screen.getByRole('option', { name: '2 Смена длится' }));
  write(card(2).text(), 'Когда мыть?');
  expect(await saved(user)).toEqual([first, { ...second, text: 'Когда мыть?', clauseId: 'c2' }]);
});

test('of several right options the first stays right when there may be only one', async () => {
  const user = userEvent.setup();
  showQuestions();
  const { region } = card(2);
  expect(region.getByRole('button', { name: 'Несколько ответов', pressed: true })).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Один ответ' }));
  expect(card(2).right(1)).toBeChecked();
  const sentQuestions = await saved(user);
  expect(sentQuestions).toEqual([
    first,
    {
      ...second,
      kind: 'single',
      options: second?.options.map((item) => ({ ...item, isRight: item.id === 'd' })),
    },
  ]);
  await user.click(card(1).region.getByRole('button', { name: 'Несколько ответов' }));
  await user.click(card(1).right(2, 'checkbox'));
  expect([1, 2].map((at) => card(1).right(at, 'checkbox'))).toEqual(
    card(1).region.getAllByRole('checkbox', { checked: true }),
  );
});

test('a removed question is not sent, and the next one takes its number', async () => {
  const user = userEvent.setup();
  showQuestions();
  await user.click(card(1).region.getByRole('button', { name: 'Удалить' }));
  expect(card(1).text()).toHaveValue('Когда?');
  expect(await saved(user)).toEqual([second]);
});

test('a question is added, marked and saved by keyboard alone', async () => {
  const user = userEvent.setup();
  showQuestions({ questions: [] });
  screen.getByRole('button', { name: 'Добавить вопрос' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const { region, text, option, right } = card(1);
  expect(region.getByRole('button', { name: 'Несколько ответов', pressed: true })).toBeVisible();
  text().focus();
  await user.keyboard('К');
  // The clause, then each option: whether it is right, its text, its removal.
  await user.tab();
  expect(region.getByRole('combobox')).toHaveFocus();
  await user.tab();
  expect(right(1, 'checkbox')).toHaveFocus();
  await user.keyboard(' ');
  await user.tab();
  expect(option(1)).toHaveFocus();
  await user.keyboard('Д');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(option(2)).toHaveFocus();
  await user.keyboard('П');
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(region.getByRole('button', { name: 'Убрать вариант 3' })).toHaveFocus();
  await user.keyboard('{Enter}');
  option(2).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(sent()?.questions).toMatchObject([
    {
      kind: 'multiple',
      options: [
        { text: 'Д', isRight: true },
        { text: 'П', isRight: false },
      ],
    },
  ]);
});

test('for whoever may only read it nothing can be changed', () => {
  showQuestions({ isReadOnly: true });
  const { text, option, right, region } = card(1);
  for (const field of [text(), option(1), right(1)]) expect(field).toBeDisabled();
  expect(region.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Удалить', 'Добавить вопрос', 'Сохранить вопросы'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('its texts are loaded with the page of the editor, and with no other page of regulations', () => {
  const withWords = (routes: readonly AppRoute[], above = ''): string[] =>
    routes.flatMap(({ path, words = [], children = [] }) => [
      ...(words.includes('tests') ? [`${above}${path}`] : []),
      ...withWords(children, `${above}${path}/`),
    ]);
  expect(withWords(regulationRoutes)).toEqual(['/regulation/:tabName/:id/edit']);
});
