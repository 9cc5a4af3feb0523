import { percentHundredths } from '@domain/questions/grade';
import type { Answer } from '@domain/questions/answer';
import type { Context } from '@server/graphql/context';
import type { ContractResolvers } from '../tests.resolvers';
import { loaded } from '@server/graphql/loaders/loaded';
import { seesWholeReport } from '@server/modules/content/access/access.policy';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ModuleDeps } from '@server/modules/module';
import { askedIn, reviewOf } from './shown-questions';
import { picturesOf } from '../bank/pictures-of-questions';
import { sourceLink } from '../sources/question-sources';
import type { AttemptRow } from '../tests.tables';
import { isOwn, shownOf, testVisibility } from '../tests.visibility';

/** Returns the pictures of the questions that the reader sees, in an open attempt or in a review. */
async function picturesIn(attempt: AttemptRow, context: Context): Promise<ContentRow[]> {
  const shown =
    attempt.state === 'inProgress'
      ? await askedIn(attempt, context)
      : (await reviewOf(attempt, context)).map(({ asked }) => asked);
  return picturesOf(context, shown);
}

/** Returns the stored files of answers; erased files are missing. */
async function filesOf({ loaders }: Context, answers: readonly (Answer | null)[]): Promise<ContentRow[]> {
  const ids = answers.flatMap((answer) =>
    answer?.type === 'fileAnswer' ? answer.files.map(({ id }) => id) : [],
  );
  return (await Promise.all(ids.map((id) => loaders.content.load(id)))).flatMap((content) => content ?? []);
}

/** Returns the files of an attempt, for its taker and for those who grade. */
async function attemptFiles(attempt: AttemptRow, context: Context): Promise<ContentRow[]> {
  const isSeen =
    isOwn(context, attempt) || (await testVisibility.permits(context, attempt.testId, seesWholeReport));
  if (!isSeen) return [];
  const answers = await context.loaders.testAnswers.load(attempt.id);
  return filesOf(
    context,
    answers.map(({ value }) => value),
  );
}

const byGrade =
  <Value>(read: (attempt: AttemptRow) => Value | null) =>
  async (attempt: AttemptRow, _: unknown, context: Context): Promise<Value | null> =>
    attempt.state === 'graded' && (await shownOf(context, attempt)).score ? read(attempt) : null;

/** Field resolvers of attempts. A taker receives nothing about right answers before the settings allow it. */
export function createAttemptFields({
  now,
  contentKinds,
}: Pick<ModuleDeps, 'contentKinds' | 'now'>): Pick<
  ContractResolvers,
  'TestAnswerFile' | 'TestAttempt' | 'TestReviewedAnswer' | 'TestSavedAnswer' | 'TestWaitingAnswer'
> {
  const { reader } = requireKind(contentKinds, 'regulation').routes;
  return {
    TestAttempt: {
      test: ({ testId }, _, { loaders }) => loaded(loaders.testById, testId),
      version: ({ versionId }, _, { loaders }) => loaded(loaders.testVersion, versionId),
      user: ({ userId }, _, { loaders }) => loaded(loaders.user, userId),
      serverNow: () => now(),
      questions: (attempt, _, context) => askedIn(attempt, context),
      pictures: (attempt, _, context) => picturesIn(attempt, context),
      answers: (attempt, _, context) =>
        isOwn(context, attempt) && attempt.state === 'inProgress'
          ? context.loaders.testAnswers.load(attempt.id)
          : [],
      points: byGrade(({ points }) => points),
      maxPoints: byGrade(({ maxPoints }) => maxPoints),
      percent: byGrade(({ points, maxPoints }) =>
        percentHundredths({ points: points ?? 0, maxPoints: maxPoints ?? 0 }),
      ),
      review: (attempt, _, context) => reviewOf(attempt, context),
      files: (attempt, _, context) => attemptFiles(attempt, context),
    },
    TestAnswerFile: { content: (content) => content },
    TestWaitingAnswer: { files: ({ answer }, _, context) => filesOf(context, [answer]) },
    TestSavedAnswer: { answer: ({ value }) => value },
    TestReviewedAnswer: {
      question: ({ asked }) => asked,
      answer: ({ answer }) => answer?.value ?? null,
      outcome: ({ answer, shown }) => (shown.correctness ? (answer?.outcome ?? null) : null),
      points: ({ answer, shown }) => (shown.correctness && shown.score ? (answer?.points ?? null) : null),
      maxPoints: ({ question, variants, shown }) => {
        if (!shown.correctness || !shown.score) return null;
        return variants.length === 0 ? 0 : question.points;
      },
      key: ({ variants, shown }) => (shown.key ? (variants[0]?.key ?? null) : null),
      alsoRight: ({ variants, shown }) => (shown.key ? variants.slice(1).map(({ key }) => key) : []),
      explained: ({ question, shown }) => (shown.explanation ? question.explained : null),
      source: ({ question, shown }, _, context) =>
        shown.correctness ? sourceLink(context, question, reader) : null,
      comment: ({ answer }) => answer?.comment ?? '',
      gradedBy: ({ answer }, _, { loaders }) =>
        answer?.gradedById == null ? null : loaders.user.load(answer.gradedById),
      gradedAt: ({ answer }) => answer?.gradedAt ?? null,
    },
  };
}
