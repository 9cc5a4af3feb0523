import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { educationKinds } from '@src/features/educations/kind';
import { regulationKind } from '@src/features/regulations/kind';
import { EducationInsights } from '@src/features/statistics/insights/EducationInsights';
import { SigningInsights } from '@src/features/statistics/insights/SigningInsights';
import { TestInsights } from '@src/features/statistics/insights/TestInsights';
import { type StatisticTab, StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { testKind } from '@src/features/tests/kind';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** The sections of the statistics that only one tab has. */
const wire = openPageWire();

const regulations: StatisticTab = {
  ...{ kind: regulationKind, segment: 'regulation', title: 'statistics:tab.regulation', order: 2 },
  ...{ hasRefusals: true, hasReviewDates: true, reportPage: 'history' },
};
const tests: StatisticTab = {
  ...{ kind: testKind, segment: 'tests', title: 'statistics:tab.tests', order: 3 },
  ...{ hasRefusals: false, hasReviewDates: false, reportPage: 'execution' },
};

const educations: StatisticTab = {
  ...{ kind: educationKinds.text, segment: 'education', title: 'statistics:tab.education', order: 1 },
  ...{ hasRefusals: false, hasReviewDates: false, reportPage: 'access' },
};

function show(tab: StatisticTab, Insights: ComponentType, data: object, search = ''): void {
  wire.answer = () => ({ data });
  showPart(
    <StatisticTabContext value={tab}>
      <Insights />
    </StatisticTabContext>,
    `/statistic/${tab.segment}${search}`,
  );
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

const bars = [0, 10, 25].map((from, index, all) => ({
  from,
  to: all[index + 1] ?? null,
  count: 1_000 + index,
}));
const quick = {
  ...{ id: '7', readingSec: 4, calculatedSec: 360, signedAt: '2026-03-10T12:00:00Z' },
  user: { id: 5, nameFirst: 'Иван', nameSecond: 'Лысов', position: null },
  object: { id: 3, name: 'Охрана труда' },
};
const signing = (count: number) => ({
  signingSpeed: { count: 3_003, quickCount: 2_001, since: '2026-02-01', bars },
  quickSignatures: { count, items: count > 0 ? [quick] : [] },
  unclearClauses: { since: null, items: [] },
});

test('signing speed: the table has the numbers of the chart, and says since when they are counted', async () => {
  show(regulations, SigningInsights, signing(1), '?subdivisionIds=4');
  const user = userEvent.setup();
  const section = await screen.findByRole('region', { name: 'Как быстро подписывают' });
  expect(section).toHaveTextContent('Учтены последние 10 000, с 01.02.2026.');
  expect(section).toHaveTextContent(/намного быстрее расчётного времени: 2\s001 из 3\s003/);
  await user.click(within(section).getByRole('button', { name: 'Показать таблицу' }));
  expect(rowsOf(within(section).getByRole('table'))).toEqual([
    'Процент расчётного времениПодписей',
    ...['от 0 до 10 %1 000', 'от 10 до 25 %1 001', 'от 25 %1 002'],
  ]);
  for (const { variables } of wire.sent.filter(({ variables: sent }) => !sent?.objectType))
    expect(variables).toMatchObject({ filter: { subdivisionIds: [4] } });
});

test('quick signatures: who, what, and in how much of the calculated time', async () => {
  show(regulations, SigningInsights, signing(1));
  const table = await screen.findByRole('table', { name: 'Подписано слишком быстро' });
  expect(rowsOf(table)[1]).toBe('Иван ЛысовОхрана труда4 с из расчётных 6 мин10.03.2026');
  expect(within(table).getByRole('link', { name: 'Охрана труда' })).toHaveAttribute(
    'href',
    '/regulation/editor/3/history',
  );
});

test('quick signatures: without any, says so', async () => {
  show(regulations, SigningInsights, signing(0));
  expect(await screen.findByText('Слишком быстрых подписей нет')).toBeVisible();
});

const figures = { questionId: 'q1', text: 'Чем мыть?', count: 12, facility: 2_500, verdicts: ['tooHard'] };

test('tests: the scores and the worst questions, each linked to the results of its test', async () => {
  show(tests, TestInsights, {
    testScores: { count: 4, passedCount: 2, mean: 50, since: null, bars: [{ from: 0, to: 10, count: 4 }] },
    testWorstQuestions: [{ test: { id: 9, name: 'Касса' }, figures }],
  });
  const scores = await screen.findByRole('region', { name: 'Баллы за попытки' });
  expect(scores).toHaveTextContent('Попыток: 4, из них сдано: 2. Средний балл – 50 %');
  expect(scores).not.toHaveTextContent('Учтены последние');
  const table = await screen.findByRole('table', { name: 'Вопросы, с которыми не справляются' });
  expect(rowsOf(table)[1]).toBe('Чем мыть?Касса · 12 ответов25 %Слишком трудный');
  expect(within(table).getByRole('link', { name: 'Чем мыть?' })).toHaveAttribute(
    'href',
    '/tests/editor/9/execution',
  );
});

const outdated = (questionId: string, isEditable: boolean) => ({
  ...{ questionId, isEditable, text: `Вопрос ${questionId}?`, publishedAt: '2026-03-10T12:00:00Z' },
  test: { id: 9, name: 'Касса' },
});
const noScores = {
  testScores: { count: 0, passedCount: 0, mean: null, since: null, bars: [{ from: 0, to: 10, count: 0 }] },
  testWorstQuestions: [],
};

test('tests: outdated questions lead to their editor, or to the results for those who may not edit', async () => {
  show(tests, TestInsights, {
    ...noScores,
    testStaleQuestions: {
      count: 1_200,
      compared: 200,
      items: [outdated('q 1', true), outdated('q2', false)],
    },
  });
  const section = await screen.findByRole('region', { name: 'Вопросы, которые могли устареть' });
  const table = await within(section).findByRole('table');
  expect(rowsOf(table)[1]).toBe('Вопрос q 1?Касса10.03.2026');
  const address = (name: string) => within(table).getByRole('link', { name }).getAttribute('href');
  expect(address('Вопрос q 1?')).toBe('/tests/editor?testId=9&question=q%201');
  expect(address('Вопрос q2?')).toBe('/tests/editor/9/execution');
  expect(section).toHaveTextContent(/Сверено 200 вопросов/);
  expect(section).toHaveTextContent(/Показано 2 из 1\s200\./);
});

test('tests: without outdated questions, says so, and nothing of what was left out', async () => {
  show(tests, TestInsights, {
    ...noScores,
    testStaleQuestions: { count: 0, compared: null, items: [] },
  });
  expect(await screen.findByText('Устаревших вопросов нет')).toBeVisible();
  expect(screen.queryByText(/Сверен|Показано/)).toBeNull();
});

test('tests: without attempts and bad questions, says so', async () => {
  show(tests, TestInsights, {
    testScores: { count: 0, passedCount: 0, mean: null, since: null, bars: [{ from: 0, to: 10, count: 0 }] },
    testWorstQuestions: [],
  });
  expect(await screen.findByText('За этот период никто не проходил тесты')).toBeVisible();
  expect(await screen.findByText('Таких вопросов нет')).toBeVisible();
});

const watchedFigures = {
  watchedVideos: [
    { video: { id: 4, name: 'Касса' }, viewers: 1_200 },
    { video: { id: 6, name: 'Склад' }, viewers: 0 },
  ],
  videoDropOff: {
    ...{ viewers: 1_200, since: null },
    parts: [
      { fromSec: 0, toSec: 90, viewers: 1_200 },
      { fromSec: 90, toSec: 180, viewers: 300 },
    ],
  },
};

const question = {
  object: { id: 8, name: 'Касса' },
  clauseId: 'b 2',
  atSec: null,
  number: '1.2',
  text: 'Смена',
  count: 1_200,
};

const moment = {
  object: { id: 4, name: 'Смена' },
  clauseId: null,
  atSec: 75,
  number: '',
  text: '',
  count: 3,
};

test('unclear places: each with its questions, linked to the block in the text, or to the moment of the video', async () => {
  show(educations, EducationInsights, {
    ...watchedFigures,
    unclearClauses: { since: '2026-02-01', items: [question, moment] },
  });
  const table = await screen.findByRole('table', { name: 'Что непонятно читателям' });
  expect(rowsOf(table)[1]).toBe('СменаКасса · раздел 1.21 200');
  expect(within(table).getByRole('link', { name: 'Смена' })).toHaveAttribute(
    'href',
    '/education/text/editor/8/viewEducation?clause=b+2',
  );
  expect(rowsOf(table)[2]).toBe('Момент 1:15Смена3');
  expect(within(table).getByRole('link', { name: 'Момент 1:15' })).toHaveAttribute(
    'href',
    '/education/text/editor/4/viewEducation?at=75',
  );
  expect(screen.getByText(/Учтены последние 10\s000, с 01.02.2026/)).toBeVisible();
});

test('unclear blocks: of regulations too, and without any, says so', async () => {
  show(regulations, SigningInsights, signing(0));
  expect(await screen.findByText('Вопросов без ответа нет')).toBeVisible();
  expect(wire.sent.find(({ variables }) => variables?.objectType)?.variables).toEqual({
    objectType: 'regulation',
  });
});

test('drop-off: the video with the most viewers first, with a table of the same numbers, or another one', async () => {
  show(
    educations,
    EducationInsights,
    { ...watchedFigures, unclearClauses: { since: null, items: [] } },
    '?positionIds=4',
  );
  const user = userEvent.setup();
  const section = await screen.findByRole('region', { name: 'Где перестают смотреть' });
  expect(section).toHaveTextContent(/Всего 1\s200 зрителей/);
  expect(section).toHaveTextContent(/Касса: до конца досмотрели: 25\s%/);
  await user.click(within(section).getByRole('button', { name: 'Показать таблицу' }));
  expect(rowsOf(within(section).getByRole('table'))).toEqual([
    'Часть видеоЗрителейДоля зрителей',
    ...['0:00 – 1:301 200100 %', '1:30 – 3:0030025 %'],
  ]);
  await user.click(within(section).getByRole('combobox', { name: 'Видео' }));
  await user.click(await screen.findByRole('option', { name: 'Склад' }));
  await waitFor(() =>
    expect(wire.sent.at(-1)?.variables).toEqual({ educationId: 6, filter: { positionIds: [4] } }),
  );
  expect(within(section).getByRole('combobox', { name: 'Видео' })).toHaveFocus();
});

test('drop-off: without viewers, says so', async () => {
  const unclearClauses = { since: null, items: [] };
  const none = { ...watchedFigures.videoDropOff, viewers: 0 };
  show(educations, EducationInsights, { ...watchedFigures, videoDropOff: none, unclearClauses });
  expect(await screen.findByText('За этот период никто не начинал смотреть это видео')).toBeVisible();
});

test('drop-off: without any video, says so', async () => {
  show(educations, EducationInsights, { watchedVideos: [], unclearClauses: { since: null, items: [] } });
  expect(await screen.findByText('Нет видео, отчёт по которым вам виден')).toBeVisible();
});
