import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Taking } from '@src/features/tests/api';
import { Runner } from '@src/features/tests/passing/Runner';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** Taking a test: messages and requests while the server does not accept an answer. */

const wire = openPageWire();
beforeEach(() => localStorage.clear());

const moment = '2026-03-02T09:00:00Z';
const taking: Taking = {
  ...{ id: 5, testId: 1, number: 1, state: 'inProgress', endedBy: null, startedAt: moment, deadlineAt: null },
  grantedMinutes: 0,
  returnedSec: 0,
  ...{ serverNow: moment, finishedAt: null, questionCount: 1, answeredCount: 0 },
  ...{ points: null, maxPoints: null, percent: null, isPassed: null, answers: [] },
  ...{ pictures: [], files: [] },
  version: {
    id: 2,
    label: '1.0',
    settings: {
      ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 0, delayHours: 0, openOn: null, closeOn: null },
      ...{ shuffleQuestions: false, shuffleAnswers: false, grading: 'best' },
      review: { score: 'immediately', correctness: 'never', key: 'never', explanation: 'never' },
    },
  },
  questions: [{ id: 'q1', type: 'trueFalse', text: 'Касса открыта?', task: {} }],
};

const BUSY = {
  errors: [{ message: 'Слишком много запросов', extensions: { type: 'GraphQLError', code: 'limits.busy' } }],
};
const SAVED = {
  data: {
    testAnswerSave: {
      ...{ questionId: 'q1', answer: { type: 'trueFalse', isTrue: true }, seq: 1, isFlagged: false },
      savedAt: moment,
    },
  },
};

const submits = () => wire.mutations().filter(({ query }) => query.includes('testAttemptSubmit'));

it('ends an attempt only when the server has every answer, and shows what it waits for', async () => {
  let isTaken = false;
  wire.answer = ({ query }) => {
    if (query.includes('testAnswerSave')) return isTaken ? SAVED : BUSY;
    return { data: {} };
  };
  const user = userEvent.setup();
  showPart(
    <Runner
      taking={taking}
      tab="window-1"
      isTaking={false}
      onTakeOver={() => undefined}
      onEnd={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('radio', { name: /Верно/ }));
  await user.click(screen.getByRole('button', { name: 'Завершить…' }));
  await user.click(await screen.findByRole('button', { name: 'Завершить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Часть ответов ещё не отправлена');
  expect(submits()).toEqual([]);
  isTaken = true;
  await user.click(screen.getByRole('button', { name: 'Завершить' }));
  await waitFor(() => expect(submits()).toHaveLength(1));
  expect(submits()[0]?.variables).toEqual({ attemptId: 5, tab: 'window-1' });
});

it('asks the server for the time after the laptop was asleep, and ends the attempt whose deadline has passed meanwhile', async () => {
  const deadlineAt = '2026-03-02T09:10:00Z';
  let serverNow = moment;
  wire.answer = ({ query }) =>
    query.includes('testAttemptClock')
      ? { data: { testAttempt: { ...taking, deadlineAt, serverNow } } }
      : { data: {} };
  showPart(
    <Runner
      taking={{ ...taking, deadlineAt }}
      tab="window-1"
      isTaking={false}
      onTakeOver={() => undefined}
      onEnd={() => undefined}
    />,
  );
  await screen.findByRole('radio', { name: /Верно/ });
  expect(submits()).toEqual([]);
  // The wall clock goes on during the sleep, the page's own clock does not.
  const awake = Date.now;
  const wall = jest.spyOn(Date, 'now').mockImplementation(() => awake() + 20 * 60_000);
  serverNow = '2026-03-02T09:20:00Z';
  await waitFor(() => expect(submits()).toHaveLength(1), { timeout: 15_000 });
  wall.mockRestore();
}, 30_000);
