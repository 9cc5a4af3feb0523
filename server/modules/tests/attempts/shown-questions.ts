import type { AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import type { Context } from '@server/graphql/context';
import { loaded } from '@server/graphql/loaders/loaded';
import { variantsOf } from '../grading/graded-part';
import type { AnswerRow, AttemptRow } from '../tests.tables';
import { isOwn, shownOf } from '../tests.visibility';
import type { Shown } from './attempt-rules';
import { askedOf } from './drawing';
import { withDrawn } from './drawn-questions';

/** A question of an ended attempt, with the parts of it that are shown. */
export interface ReviewedAnswer {
  /** The variants by which it is graded; empty: it no longer counts. */
  variants: readonly AnyQuestion[];
  asked: AskedQuestion;
  question: AnyQuestion;
  answer: AnswerRow | null;
  shown: Shown;
}

/** Returns the questions that the attempt has drawn from the bank. */
const drawnBy = ({ loaders }: Context, { drawn }: AttemptRow): Promise<AnyQuestion[]> =>
  Promise.all(drawn.map(async (id) => (await loaded(loaders.testBankRevision, id)).question));

/** Returns the questions and answers, for those who may see more of the attempt than its existence. */
export async function reviewOf(attempt: AttemptRow, context: Context): Promise<ReviewedAnswer[]> {
  const shown = await shownOf(context, attempt);
  const isAnything = shown.correctness || shown.key || shown.explanation;
  if (attempt.state === 'inProgress' || !isAnything) return [];
  const [part, drawn, answers] = await Promise.all([
    loaded(context.loaders.testGradedPart, attempt.versionId),
    drawnBy(context, attempt),
    context.loaders.testAnswers.load(attempt.id),
  ]);
  const { questions, settings } = withDrawn(part, drawn);
  const questionOf = new Map(questions.map((question) => [question.id, question]));
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  return askedOf(attempt, questions, settings).flatMap((asked) => {
    const question = questionOf.get(asked.id);
    if (!question) return [];
    return [
      {
        asked,
        question,
        variants: variantsOf(part, question),
        answer: answerOf.get(asked.id) ?? null,
        shown,
      },
    ];
  });
}

/** Returns the questions of the attempt; only for its taker, while it is open. */
export async function askedIn(attempt: AttemptRow, context: Context): Promise<AskedQuestion[]> {
  if (!isOwn(context, attempt) || attempt.state !== 'inProgress') return [];
  const part = await loaded(context.loaders.testPart, attempt.versionId);
  const { questions, settings } = withDrawn(part, await drawnBy(context, attempt));
  return askedOf(attempt, questions, settings);
}
