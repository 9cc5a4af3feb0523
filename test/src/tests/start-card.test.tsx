import { screen, within } from '@testing-library/react';
import type { TestDetails } from '@src/features/tests/api';
import { HowItGoes } from '@src/features/tests/passing/HowItGoes';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { aVersion, openPassing, testAnswer } from './passing-support';

/** The page before a start says how the test goes. */

const wire = openPageWire();

type Settings = NonNullable<TestDetails['currentVersion']>['settings'];

const settings: Settings = {
  ...{ passPercent: 80, attemptsMax: 1, limitMinutes: 0, delayHours: 0, openOn: null, closeOn: null },
  ...{ shuffleQuestions: false, shuffleAnswers: false, grading: 'best' },
  review: { score: 'never', correctness: 'never', key: 'never', explanation: 'never' },
};

async function linesOf(changes: Partial<Settings>, dueAt: string | null = null): Promise<(string | null)[]> {
  showPart(<HowItGoes settings={{ ...settings, ...changes }} dueAt={dueAt} />);
  const region = within(await screen.findByRole('region', { name: 'Как пройдёт тест' }));
  return region.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('the only attempt, whose result is not shown: it may be paused, and nothing is promised', async () => {
  expect(await linesOf({})).toEqual([
    'Каждый ответ сохраняется сразу: можно закрыть страницу и продолжить позже.',
  ]);
});

test('the days on which it opens and closes, and what becomes of an attempt then', async () => {
  expect(await linesOf({ openOn: '2026-12-01', closeOn: '2026-12-05' })).toEqual([
    'Тест открыт с 01.12.2026.',
    'Тест открыт по 05.12.2026: в конце этого дня закончится и начатая попытка.',
    'Каждый ответ сохраняется сразу: можно закрыть страницу и продолжить позже.',
  ]);
});

const dated = {
  ...aVersion,
  settings: { ...aVersion.settings, openOn: '2026-12-01', closeOn: '2026-12-05' },
};
test.each([
  ['notOpen', 'Тест откроется 01.12.2026.'],
  ['closed', 'Тест закрылся 05.12.2026. Если он вам ещё нужен, напишите ответственному.'],
])('%s: there is no start, and the day is named', async (startProblem, text) => {
  const abilities = { canEdit: false, canReport: false, canPublish: false, canReview: false, canTake: false };
  wire.answer = () => ({ data: { test: testAnswer({ startProblem, abilities, currentVersion: dated }) } });
  openPassing();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Начать' })).toBeNull();
});

test('the due date, the clock, the break between attempts, which one counts, and what is shown when', async () => {
  const lines = await linesOf(
    {
      ...{ attemptsMax: 3, limitMinutes: 10, delayHours: 24, grading: 'last' },
      review: { score: 'immediately', correctness: 'immediately', key: 'afterPass', explanation: 'never' },
    },
    '2026-12-03T21:00:00Z',
  );
  expect(lines).toEqual([
    expect.stringMatching(/^Сдайте до 0[34]\.12\.2026\.$/),
    'Каждый ответ сохраняется сразу: если закроете страницу, ответы не пропадут. Время при этом идёт.',
    'Не получится с первого раза: следующую попытку можно начать через 24 часа.',
    'В зачёт идёт последняя попытка.',
    'После попытки покажем: баллы и какие ответы верны.',
    'Когда сдадите, покажем: верные ответы.',
  ]);
});
