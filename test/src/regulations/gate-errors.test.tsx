import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import limits from '@graphql/limits.json';
import { QuestionCard } from '@src/features/tests/question/QuestionCard';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { QUESTIONS } from '@test/unit/questions/questions';
import { refused } from '../shell/live/wire';
import { card, saveButton, SAVED, showQuestions, STORED, write } from './gate-editor';

/** Limits, errors, conflicts and unsent changes of questions before signing. */
jest.setTimeout(120_000);

const wire = openPageWire();
beforeAll(() => loadTranslations(['regulations', 'content', 'tests', 'common', 'validation']));

/** Answers every save with an error of a field. */
const rejectField = (field: string, message: string) => {
  wire.answer = () => refused(message, { code: 'regulation.questionOneRight', field });
};
beforeEach(() => {
  // Rejections are also logged; this is expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  wire.answer = () => SAVED;
});

test('the limits are those of questions before signing, in the question, its options and the explanation', async () => {
  const user = userEvent.setup();
  showQuestions();
  const { region, text, option, explanation } = card(1);
  expect(text()).toHaveAttribute('maxlength', '500');
  expect(option(1)).toHaveAttribute('maxlength', '300');
  expect(explanation()).toHaveAttribute('maxlength', '1000');
  for (let count = 2; count < limits.questionOptions; count += 1)
    await user.click(region.getByRole('button', { name: 'Добавить вариант' }));
  expect(option(limits.questionOptions)).toBeVisible();
  expect(region.queryByRole('button', { name: 'Добавить вариант' })).toBeNull();
});

test('the same editor has the limits of tests in a test', () => {
  showPart(
    <QuestionCard
      question={QUESTIONS.single}
      number={1}
      isReadOnly={false}
      onChange={() => undefined}
      onRemove={() => undefined}
    />,
  );
  const { region, text, option, explanation } = card(1);
  expect(text()).toHaveAttribute('maxlength', '2000');
  expect(option(1)).toHaveAttribute('maxlength', '500');
  expect(explanation()).toHaveAttribute('maxlength', '2000');
  // Points and the order of options are theirs too; the type is chosen once.
  expect(region.getByRole('textbox', { name: /^Баллы/ })).toBeVisible();
  expect(region.getByRole('checkbox', { name: 'Перемешивать варианты' })).toBeInTheDocument();
  expect(region.queryByRole('button', { name: 'Несколько ответов' })).toBeNull();
});

test('ten questions are the most', () => {
  const ten = STORED.slice(0, 1).flatMap((question) =>
    Array.from({ length: limits.questions }, (_, at) => ({ ...question, id: `q${at}` })),
  );
  showQuestions({ questions: ten });
  expect(card(limits.questions).text()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить вопрос' })).toBeNull();
});

test('what is too long or empty is named in its own field, the first of which gets the focus', async () => {
  const user = userEvent.setup();
  showQuestions();
  write(card(2).text(), 'я'.repeat(501));
  write(card(2).option(1), 'я'.repeat(301));
  write(card(2).explanation(), 'я'.repeat(1001));
  write(card(2).option(3), '');
  await user.click(saveButton());
  await waitFor(() => expect(card(2).text()).toHaveAccessibleDescription('Не длиннее 500 символов'));
  expect(card(2).option(1)).toHaveAccessibleDescription('Не длиннее 300 символов');
  expect(card(2).option(2)).toBeValid();
  expect(card(2).option(3)).toHaveAccessibleDescription('Заполните поле');
  expect(card(2).explanation()).toHaveAccessibleDescription('Не длиннее 1000 символов');
  for (const field of [card(1).text(), card(1).option(1), card(1).explanation()]) expect(field).toBeValid();
  expect(card(2).text()).toHaveFocus();
  // The empty option is named once.
  expect(screen.queryByText('Есть пустой вариант')).toBeNull();
  expect(wire.mutations()).toEqual([]);
  write(card(2).option(1), 'До');
  await waitFor(() => expect(card(2).option(1)).toBeValid());
});

test('a problem with the right options is shown before anything is sent', async () => {
  const user = userEvent.setup();
  showQuestions();
  await user.click(card(2).right(3, 'checkbox'));
  const problem = 'Отметьте хотя бы один верный и оставьте хотя бы один неверный';
  expect(card(2).region.getByRole('alert')).toHaveTextContent(problem);
  expect(card(1).region.queryByRole('alert')).toBeNull();
});

describe('an error of the server', () => {
  test('about the options is shown at the options of its question until they are changed', async () => {
    const user = userEvent.setup();
    rejectField('questions.1.options', 'Отметьте один верный ответ');
    showQuestions();
    write(card(1).text(), 'Что мыть всегда?');
    await user.click(saveButton());
    expect(await card(2).region.findByRole('alert')).toHaveTextContent('Отметьте один верный ответ');
    expect(card(1).region.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(card(2).right(1, 'checkbox')).toHaveFocus());
    expect(card(2).right(1, 'checkbox')).toHaveAccessibleDescription('Отметьте один верный ответ');
    write(card(2).text(), '');
    // The form has been validated again.
    await waitFor(() => expect(card(2).text()).toHaveAccessibleDescription('Заполните поле'));
    expect(card(2).region.getByText('Отметьте один верный ответ')).toBeVisible();
    await user.click(card(2).right(2, 'checkbox'));
    await waitFor(() => expect(card(2).region.queryByText('Отметьте один верный ответ')).toBeNull());
  });

  test.each([
    ['questions.1.text', () => card(2).text()],
    ['questions.1.explanation', () => card(2).explanation()],
    ['questions.1.options.1.text', () => card(2).option(2)],
    ['questions.0.clauseId', () => card(1).region.getByRole('combobox')],
  ])('about %s is shown in that field', async (path, field) => {
    const user = userEvent.setup();
    rejectField(path, 'Так нельзя');
    showQuestions();
    write(card(1).text(), 'Что мыть всегда?');
    await user.click(saveButton());
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Так нельзя'));
    expect(screen.getAllByText('Так нельзя')).toHaveLength(1);
  });

  test('about all questions is shown below them', async () => {
    const user = userEvent.setup();
    rejectField('questions', 'Вопросов слишком много');
    showQuestions();
    write(card(1).text(), 'Что мыть всегда?');
    await user.click(saveButton());
    expect(await screen.findByText('Вопросов слишком много')).toBeVisible();
  });
});

test('after a conflict the own questions can overwrite those of somebody else', async () => {
  const user = userEvent.setup();
  wire.answer = ({ variables }) =>
    variables.isForce ? SAVED : refused('Изменила Анна 02.11', { code: 'conflict.updated' });
  showQuestions();
  await user.click(card(1).right(2));
  await user.click(saveButton());
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Изменила Анна 02.11');
  await user.click(screen.getByRole('button', { name: 'Сохранить мои изменения' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(2));
  expect(wire.mutations()[1]?.variables).toMatchObject({
    isForce: true,
    questions: [
      { options: [{ isRight: false }, { isRight: true }] },
      { options: [{ isRight: true }, { isRight: true }, { isRight: false }] },
    ],
  });
});

test('what was typed and not saved is there again after a reload', async () => {
  const user = userEvent.setup();
  showQuestions();
  write(card(1).option(2), 'Пол');
  await user.click(card(1).right(2));
  await waitFor(() =>
    expect(sessionStorage.getItem('adaptika:form:questions:2')).toMatch(/"Пол","isRight":true/),
  );
  cleanup();
  showQuestions();
  await waitFor(() => expect(card(1).option(2)).toHaveValue('Пол'));
  expect(card(1).right(2)).toBeChecked();
});
