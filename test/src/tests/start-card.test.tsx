import { screen, within } from '@testing-library/react';
import type { TestDetails } from '@src/features/tests/api';
import { HowItGoes } from '@src/features/tests/passing/HowItGoes';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** The page before a start says how the test goes. */

openPageWire();

type Settings = NonNullable<TestDetails['currentVersion']>['settings'];

const settings: Settings = {
  ...{ passPercent: 80, attemptsMax: 1, limitMinutes: 0, delayHours: 0 },
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
