import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { PassingPage } from '@src/features/tests/pages/PassingPage';
import { createStore } from '@src/store/store';
import { showAt } from '@test/helpers/page/page-wire';

/** The page where a test is taken, as the server's answers describe it. */
const moment = '2026-03-02T09:00:00Z';

const owner = {
  ...{ id: 1, nameShort: 'Ли А.', nameFull: 'Ли Анна', isArchive: false, avatar: null, position: null },
};

export const aVersion = {
  ...{ id: 2, testId: 5, label: '1.0', status: 'published', questionCount: 1, significance: 'major' },
  ...{ changeSummary: '', publishedAt: moment, updatedAt: moment },
  settings: {
    ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 0, delayHours: 0, openOn: null, closeOn: null },
    ...{ shuffleQuestions: false, shuffleAnswers: false, grading: 'best' },
    review: {
      score: 'immediately',
      correctness: 'immediately',
      key: 'immediately',
      explanation: 'immediately',
    },
  },
};

/** The answer to the page's query: a test that can be taken now. */
export function testAnswer(fields: object = {}): object {
  return {
    ...{ id: 5, code: 'Т-001', name: 'Касса', description: '', category: '', ownerId: 1, owner },
    ...{ status: 'published', isRepetition: true, isArchive: false, updatedAt: moment },
    abilities: { canEdit: false, canReport: false, canPublish: false, canReview: false, canTake: true },
    ...{
      currentVersion: aVersion,
      draftVersion: null,
      myAssignment: null,
      myAttempts: [],
      startProblem: null,
    },
    ...{ statistic: null, myRequest: null },
    myResult: {
      ...{ attemptsUsed: 0, attemptsLeft: 2, attemptsExtra: 0, nextAt: null, openAttemptId: null },
      ...{ percent: null, isPassed: null, lastAt: null },
    },
    ...fields,
  };
}

/** An attempt, as both its questions and its result are sent. */
export function attemptAnswer(fields: object = {}): object {
  return {
    ...{
      id: 7,
      testId: 5,
      number: 1,
      state: 'inProgress',
      endedBy: null,
      startedAt: moment,
      deadlineAt: null,
    },
    ...{ grantedMinutes: 0, returnedSec: 0, serverNow: moment, finishedAt: null, questionCount: 1 },
    ...{ answeredCount: 0, points: null, maxPoints: null, percent: null, isPassed: null, version: aVersion },
    ...{ userId: 3, user: owner, test: { id: 5, name: 'Касса' }, questions: [], answers: [], review: [] },
    ...{ pictures: [], files: [] },
    ...fields,
  };
}

/** Opens the page. */
export const openPassing = () =>
  showAt(<PassingPage reasons={() => null} next={null} />, {
    ...{ path: '/tests/:tabName/:testId/passing', address: '/tests/my/5/passing', store: createStore() },
  });

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
