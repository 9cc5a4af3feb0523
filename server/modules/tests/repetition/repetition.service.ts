import { type Answer, isAnswerTo } from '@domain/questions/answer';
import type { AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { publishOwn } from '@server/events/own-changes';
import type { Caller, Scope } from '@server/graphql/context';
import type { TestRepetitionAnswerInput } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import { dayOf, daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { type Shown, shownToTaker } from '../attempts/attempt-rules';
import { askedOf } from '../attempts/drawing';
import { gradeIn, variantsOf } from '../grading/graded-part';
import { askableNow, type QuestionOfDay, questionsOfDay } from './asked-today';
import {
  answeredQuestion,
  type DueQuestion,
  lockRepetition,
  rememberRepetition,
  type RepetitionState,
  repetitionState,
  switchRepetition,
} from './repetition.repository';
import type { RepetitionRow, RepetitionOutcome } from './repetition.tables';
import { nextRepetition } from './schedule';

/** The number of questions per day. */
const A_DAY = 3;

/** A question of today, as it is asked. */
export interface AskedToday extends DueQuestion {
  question: AskedQuestion;
}

export interface RepetitionView extends Omit<RepetitionState, 'timezone' | 'today'> {
  questions: AskedToday[];
}

/** The result of an answer, and which parts of it are shown. */
export interface RepetitionResult {
  question: AskedQuestion;
  asked: AnyQuestion;
  variants: readonly AnyQuestion[];
  answer: Answer | null;
  outcome: RepetitionOutcome;
  shown: Shown;
  dueOn: string;
}

export interface RepetitionService {
  /** Returns the caller's questions for today. */
  today(scope: Scope): Promise<RepetitionView>;
  /** @throws {AppError} test.repetitionOver: it is not asked today; test.answerWrong */
  answer(scope: Scope, input: TestRepetitionAnswerInput): Promise<RepetitionResult>;
  switch(scope: Scope, isOn: boolean): Promise<RepetitionView>;
}

/** The options of a question are in a different order every day, and in the same order when the page is reloaded. */
const seedOf = ({ userId }: Caller, today: string): number => userId + Number(today.replaceAll('-', ''));

/** Stores the day of the next repetition and returns it; the first answer of a day has decided it already. */
async function schedule(
  tx: Tx,
  before: RepetitionRow,
  { today, timezone }: RepetitionState,
  outcome: RepetitionOutcome,
  at: Date,
): Promise<string> {
  if (before.answeredOn === today) return before.dueOn;
  const next = nextRepetition(before, outcome, at);
  const tomorrow = daysAfter(today, 1);
  const due = dayOf(next.dueAt, timezone);
  const dueOn = due < tomorrow ? tomorrow : due;
  await rememberRepetition(tx, { ...before, ...next, outcome, answeredOn: today, dueOn });
  return dueOn;
}

/**
 * Returns the outcome to show. A later answer of the same day is graded anew only where the key is shown: otherwise answers sent
 * one after another would disclose the key, so the outcome of the first answer is shown again.
 */
const shownOutcome = (before: RepetitionRow, today: string, shown: Shown, outcome: RepetitionOutcome) =>
  before.answeredOn === today && !shown.key ? before.outcome : outcome;

/** «Повторение»: a few questions from passed tests, at growing intervals. Its answers do not count anywhere. */
export function createRepetitionService({ live, now }: Pick<ModuleDeps, 'live' | 'now'>): RepetitionService {
  const askedToday = (
    caller: Caller,
    today: string,
    { asked, part, ...chosen }: QuestionOfDay,
  ): AskedToday[] =>
    askedOf({ seed: seedOf(caller, today) }, [asked], part.settings).map((question) => ({
      ...chosen,
      question,
    }));

  async function view(scope: Scope): Promise<RepetitionView> {
    const caller = callerOf(scope);
    const { today, timezone: _, ...state } = await repetitionState(scope.tx, caller, now());
    const isAsked = state.isOffered && state.isOn;
    const chosen = isAsked ? await questionsOfDay(scope, caller, today, A_DAY - state.answeredCount) : [];
    return { ...state, questions: chosen.flatMap((question) => askedToday(caller, today, question)) };
  }

  /** Returns one of today's questions, even if it was already answered: when a response is lost, the answer is sent again. */
  async function chosenToday(
    scope: Scope,
    caller: Caller,
    { today, answeredCount, isOffered, isOn }: RepetitionState,
    key: Pick<DueQuestion, 'questionId' | 'testId'>,
  ): Promise<QuestionOfDay> {
    const open = isOffered && isOn ? await questionsOfDay(scope, caller, today, A_DAY - answeredCount) : [];
    const found =
      open.find(({ testId, questionId }) => testId === key.testId && questionId === key.questionId) ??
      (await askableNow(scope, await answeredQuestion(scope.tx, caller, today, key)))[0];
    if (!found) throw new AppError('test.repetitionOver');
    return found;
  }

  return {
    today: view,

    async answer(scope, { testId, questionId, answer = null }) {
      const { tx, organizationId } = scope;
      const caller = callerOf(scope);
      const at = now();
      const state = await repetitionState(tx, caller, at);
      const key = { organizationId, userId: caller.userId, testId, questionId };
      const before = await lockRepetition(tx, key);
      if (!before) throw new AppError('test.repetitionOver');
      const { part, asked: question } = await chosenToday(scope, caller, state, key);
      const [shownQuestion] = askedOf({ seed: seedOf(caller, state.today) }, [question], part.settings);
      if (!shownQuestion || (answer && !isAnswerTo(shownQuestion, answer))) {
        throw new AppError('test.answerWrong', { field: 'answer' });
      }
      const { outcome } = gradeIn(part, question, answer);
      if (outcome === 'open' || outcome === 'voided') throw new AppError('test.repetitionOver');
      const shown = shownToTaker({ state: 'graded' }, part.settings, true);
      return {
        ...{ question: shownQuestion, asked: question, variants: variantsOf(part, question), answer, shown },
        outcome: shownOutcome(before, state.today, shown, outcome),
        dueOn: await schedule(scope.tx, before, state, outcome, at),
      };
    },

    async switch(scope, isOn) {
      await switchRepetition(scope.tx, callerOf(scope), isOn);
      await publishOwn(live, scope);
      return view(scope);
    },
  };
}
