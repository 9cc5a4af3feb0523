import { screen } from '@testing-library/react';
import { askedQuestion } from '@domain/questions/asked-question';
import { expectInert, SCRIPT, withScript } from '@test/helpers/page/inert-script';
import { openPageWire } from '@test/helpers/page/page-wire';
import { ALL, RIGHT } from '@test/unit/questions/questions';
import { attemptAnswer, openPassing, press, testAnswer } from './passing-support';

/** Script in what an author writes is text, wherever a taker meets it. */

const wire = openPageWire();

const asked = ALL.map((question) => withScript(askedQuestion(question, (items) => items)));

const reviewed = ALL.map((question) => ({
  ...{ question: withScript(askedQuestion(question, (items) => items)), answer: RIGHT[question.type] },
  ...{
    outcome: 'wrong',
    points: 0,
    maxPoints: question.points,
    alsoRight: [],
    gradedBy: null,
    gradedAt: null,
  },
  ...{ key: withScript(question.key), explained: withScript(question.explained), comment: `Мимо ${SCRIPT}` },
  source: {
    code: 'Р-001',
    name: `Касса ${SCRIPT}`,
    number: '1.1',
    route: '/regulation/my/1/current-version',
  },
}));

const pictures = [
  { id: 5, type: 'picture', name: 'зал.png', mime: 'image/png', details: { path: 'zal', size: 1 } },
];

test('in a question, an option, an explanation, a criterion, a comment and the name of a clause’s document', async () => {
  const taking = attemptAnswer({ questions: asked, questionCount: asked.length, pictures });
  const ended = { state: 'graded', endedBy: 'submitted', points: 0, maxPoints: 3600, percent: 0 };
  const result = attemptAnswer({ ...ended, isPassed: false, review: reviewed, pictures });
  wire.answer = ({ query }) => {
    if (query.includes('testAttemptStart')) return { data: { testAttemptStart: taking } };
    if (query.includes('testAttemptSubmit')) return { data: { testAttemptSubmit: result } };
    if (query.includes('query testAttempt(')) return { data: { testAttempt: result } };
    return { data: { test: testAnswer({ description: `О тесте ${SCRIPT}` }) } };
  };
  openPassing();
  expect(await screen.findByText(`О тесте ${SCRIPT}`)).toBeVisible();
  expectInert();
  await press('Начать');
  for (let number = 1; number <= asked.length; number += 1) {
    expect(await screen.findByText(`Вопрос ${number} из ${asked.length}`)).toBeVisible();
    expectInert();
    await press(number < asked.length ? 'Дальше' : 'Завершить…');
  }
  await press('Завершить');
  expect(await screen.findAllByText(`Мимо ${SCRIPT}`)).toHaveLength(asked.length);
  expect(screen.getAllByText(`SECRET explanation ${SCRIPT}`)).toHaveLength(asked.length);
  expect(screen.getByText(`SECRET rubric ${SCRIPT} (баллы: 3)`)).toBeVisible();
  expect(screen.getAllByText(`Вариант b ${SCRIPT}`)).not.toEqual([]);
  expectInert();
}, 60_000);

test('the criteria by which an answer was graded are not shown where the settings hide the key', async () => {
  const hidden = reviewed.map((row) => ({ ...row, key: null }));
  const result = attemptAnswer({ state: 'graded', endedBy: 'submitted', isPassed: false, review: hidden });
  wire.answer = ({ query }) => {
    if (query.includes('testAttemptStart')) {
      return { data: { testAttemptStart: attemptAnswer({ questions: asked.slice(0, 1) }) } };
    }
    if (query.includes('testAttemptSubmit')) return { data: { testAttemptSubmit: result } };
    return { data: query.includes('query testAttempt(') ? { testAttempt: result } : { test: testAnswer() } };
  };
  openPassing();
  await press('Начать');
  await press('Завершить…');
  await press('Завершить');
  await screen.findByText('Своими словами');
  expect(screen.queryByText('Критерии проверки')).toBeNull();
  expect(screen.queryByText(/SECRET rubric/)).toBeNull();
});
