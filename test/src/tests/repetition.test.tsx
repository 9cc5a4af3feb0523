import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Repetition } from '@src/features/tests/repetition/Repetition';
import { RepetitionSwitch } from '@src/features/tests/repetition/RepetitionSwitch';
import { AlertsHost } from '@src/store/AlertsHost';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Повторение»: today's questions, one after another. */

const wire = openPageWire();

const choice = (id: string) => ({
  ...{ testId: 7, name: 'Касса', pictures: [] },
  question: {
    ...{ id, type: 'single', text: `Вопрос ${id}?` },
    task: {
      options: [
        { id: `${id}a`, text: 'да' },
        { id: `${id}b`, text: 'нет' },
      ],
    },
  },
});

const today = (fields: object = {}) => ({
  ...{ isOffered: true, isOn: true, answeredCount: 1, questions: [choice('q1'), choice('q2')] },
  ...fields,
});

const answered = (fields: object) => ({
  ...{ question: choice('q1').question, answer: { type: 'single', optionIds: ['q1b'] }, outcome: 'wrong' },
  ...{ key: { rightIds: ['q1a'] }, explained: { explanation: 'Так безопаснее', feedback: {} } },
  source: {
    code: 'Р-001',
    name: 'Касса',
    number: '1.1',
    route: '/regulation/my/1/current-version?clause=c2',
  },
  dueOn: '2027-03-02',
  ...fields,
});

const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a wrong answer shows a kind message, the correct answer and the clause, then the next question', async () => {
  wire.answer = ({ query }) =>
    query.includes('testRepetitionAnswer')
      ? { data: { testRepetitionAnswer: answered({}) } }
      : { data: { testRepetition: today() } };
  showPart(<Repetition />);
  const card = await screen.findByRole('region', { name: 'Повторение' });
  expect(within(card).getByText('Вопрос 2 из 3. Тест «Касса»')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ответить' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /нет/ }));
  await pressed('Ответить');
  expect(await screen.findByRole('status')).toHaveTextContent('Ничего страшного: скоро спросим ещё раз');
  expect(wire.mutations()[0]?.variables).toEqual({
    answer: { testId: 7, questionId: 'q1', answer: { type: 'single', optionIds: ['q1b'] } },
  });
  expect(within(card).getByText('Так безопаснее')).toBeVisible();
  expect(within(card).getByRole('link', { name: /1\.1/ })).toHaveAttribute(
    'href',
    '/regulation/my/1/current-version?clause=c2',
  );
  const next = screen.getByRole('button', { name: 'Дальше' });
  expect(next).toHaveFocus();
  await userEvent.click(next);
  expect(within(card).getByText('Вопрос q2?')).toBeVisible();
  await pressed('Не помню');
  await waitFor(() =>
    expect(wire.mutations()[1]?.variables).toEqual({ answer: { testId: 7, questionId: 'q2', answer: null } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Закончить' }));
  expect(screen.getByRole('status')).toHaveTextContent('На сегодня всё');
});

test('an answer that could not be sent is kept and can be sent again', async () => {
  let isLost = true;
  wire.answer = ({ query }) => {
    if (!query.includes('testRepetitionAnswer')) return { data: { testRepetition: today() } };
    return isLost
      ? {
          data: null,
          errors: [{ message: 'Пауза', extensions: { type: 'GraphQLError', code: 'test.answerWrong' } }],
        }
      : { data: { testRepetitionAnswer: answered({ outcome: 'right' }) } };
  };
  showPart(<Repetition />);
  await userEvent.click(await screen.findByRole('radio', { name: /нет/ }));
  await pressed('Ответить');
  await screen.findByRole('alert');
  expect(screen.getByRole('radio', { name: /нет/ })).toBeChecked();
  isLost = false;
  await pressed('Повторить');
  expect(await screen.findByRole('status')).toHaveTextContent('Отлично, вы это помните');
});

test('there is no card when nothing is asked', async () => {
  wire.answer = () => ({ data: { testRepetition: today({ questions: [], answeredCount: 3 }) } });
  showPart(<Repetition />);
  await waitFor(() => expect(wire.sent.length).toBeGreaterThan(0));
  expect(screen.queryByRole('region')).toBeNull();
});

/** A server that remembers whether it is on. */
function switchable(): void {
  let isOn = true;
  wire.answer = ({ query, variables }) => {
    if (query.includes('testRepetitionSwitch')) isOn = variables['isOn'] === true;
    const testRepetition = today({ isOn });
    return {
      data: query.includes('testRepetitionSwitch')
        ? { testRepetitionSwitch: testRepetition }
        : { testRepetition },
    };
  };
}

test('switching it off on the card can be undone, and the questions come back', async () => {
  switchable();
  showPart(
    <>
      <Repetition />
      <AlertsHost />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Больше не спрашивать' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('button', { name: 'Больше не спрашивать' })).toBeVisible();
  expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ isOn: false }, { isOn: true }]);
});

test('it can be switched off on the card and on again in the settings', async () => {
  switchable();
  showPart(<Repetition />);
  await userEvent.click(await screen.findByRole('button', { name: 'Больше не спрашивать' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  cleanup();
  showPart(<RepetitionSwitch />);
  const box = await screen.findByRole('switch', { name: 'Спрашивать меня' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ isOn: false }, { isOn: true }]);
});
