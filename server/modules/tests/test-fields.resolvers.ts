import { askedQuestion } from '@domain/questions/asked-question';
import { percentHundredths } from '@domain/questions/grade';
import type { Context } from '@server/graphql/context';
import { loaded } from '@server/graphql/loaders/loaded';
import { subjectOf } from '@server/graphql/access/subject';
import { canEdit, canReport } from '@server/modules/content/access/access.policy';
import type { ContentKind } from '@server/modules/content/content-kind';
import { requireKind } from '@server/modules/content/content-kinds';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import type { ModuleDeps } from '@server/modules/module';
import type { ResultView } from './results/test-progress.read-model';
import { sourceViews } from './sources/question-sources';
import { picturesOf } from './bank/pictures-of-questions';
import { testKey } from './test.content';
import { abilitiesOf } from './tests.policy';
import type { ContractResolvers } from './tests.resolvers';
import type { TestRow } from './tests.tables';

/** The caller's result, with what the settings show to takers. */
async function myResult({ id }: TestRow, { loaders }: Context): Promise<ResultView | null> {
  const [progress, assignment] = await Promise.all([
    loaders.myTestProgress.load(id),
    loaders.myAssignment.load(testKey(id)),
  ]);
  if (!progress || (progress.assignmentId === null && progress.lastAt === null)) return null;
  return { progress, assignment, isScoreShown: progress.isScoreShown };
}

type Fields<Name extends keyof ContractResolvers> = NonNullable<ContractResolvers[Name]>;

const testFields: Fields<'Test'> = {
  owner: ({ ownerId }, _, { loaders }) => loaded(loaders.user, ownerId),
  currentVersion: ({ currentVersionId }, _, { loaders }) =>
    currentVersionId === null ? null : loaders.testVersion.load(currentVersionId),
  draftVersion: ({ draftVersionId }, _, { loaders }) =>
    draftVersionId === null ? null : loaders.testVersion.load(draftVersionId),
  versions: ({ id }, _, { loaders }) => loaders.testVersions.load(id),
  myAssignment: ({ id }, _, { loaders }) => loaders.myAssignment.load(testKey(id)),
  myResult: (test, _, context) => myResult(test, context),
  myAttempts: ({ id }, _, { loaders }) => loaders.myTestAttempts.load(id),
  startProblem: async ({ id }, _, { loaders }) => {
    const progress = await loaders.myTestProgress.load(id);
    return progress ? progress.problem : 'notOwed';
  },
  pictures: async ({ id }, _, context) =>
    canEdit(subjectOf(context.signedIn), await loaded(context.loaders.testAccess, id))
      ? context.loaders.testPictures.load(id)
      : [],
  statistic: async ({ id }, _, context) =>
    canReport(subjectOf(context.signedIn), await loaded(context.loaders.testAccess, id))
      ? context.loaders.objectStatistic.load(testKey(id))
      : null,
  abilities: async ({ id }, _, context) =>
    abilitiesOf(subjectOf(context.signedIn), await loaded(context.loaders.testAccess, id), id),
};

const regradingFields: Fields<'TestRegrading'> = {
  question: async ({ versionId, questionId }, _, { loaders }) => {
    const { questions } = await loaded(loaders.testPart, versionId);
    const question = questions.find(({ id }) => id === questionId);
    if (!question) throw new Error(`version ${versionId} has no question ${questionId}`);
    return askedQuestion(question, (items) => items);
  },
  total: ({ totalCount }) => totalCount,
  done: ({ doneCount }) => doneCount,
  changed: ({ changedCount }) => changedCount,
  gained: ({ gainedCount }) => gainedCount,
  lost: ({ lostCount }) => lostCount,
  kept: ({ keptCount }) => keptCount,
  failed: ({ failedCount }) => failedCount,
  createdBy: ({ createdById }, _, { loaders }) => loaded(loaders.user, createdById),
};

const resultFields: Fields<'TestResult'> = {
  user: ({ progress }, _, { loaders }) => loaded(loaders.user, progress.userId),
  attemptsUsed: ({ progress }) => progress.used,
  attemptsLeft: ({ progress }) => progress.left,
  attemptsExtra: ({ progress }) => progress.extra,
  nextAt: ({ progress }) => progress.nextAt,
  openAttemptId: ({ progress }) => progress.openAttemptId,
  percent: ({ progress: { counted }, isScoreShown }) =>
    counted === null || !isScoreShown
      ? null
      : percentHundredths({ points: counted.points ?? 0, maxPoints: counted.maxPoints ?? 0 }),
  isPassed: ({ progress }) => progress.counted?.isPassed ?? null,
  lastAt: ({ progress }) => progress.lastAt,
};

/** @param reader the route where regulations are read; the sources of questions link to it */
const versionFields = (reader: ContentKind['routes']['reader']): Fields<'TestVersion'> => ({
  testId: ({ objectId }) => objectId,
  label: versionLabel,
  questions: async ({ id }, _, { loaders }) => [...(await loaded(loaders.testPart, id)).questions],
  draws: async ({ id }, _, { loaders }) =>
    (await loaded(loaders.testPart, id)).draws.map((draw) => ({ ...draw, tags: [...draw.tags] })),
  sources: async ({ id }, _, context) =>
    sourceViews(context, (await loaded(context.loaders.testPart, id)).questions, reader),
  questionCount: async ({ id }, _, { loaders }) => (await loaded(loaders.testFigures, id)).questionCount,
  settings: async ({ id }, _, { loaders }) => (await loaded(loaders.testFigures, id)).settings,
  publishedBy: ({ publishedById }, _, { loaders }) =>
    publishedById === null ? null : loaders.user.load(publishedById),
});

/** Field resolvers of tests and their versions; all of them read through loaders. */
export function createTestFields({
  contentKinds,
}: Pick<ModuleDeps, 'contentKinds'>): Pick<
  ContractResolvers,
  'Test' | 'TestAbilities' | 'TestBankQuestion' | 'TestRegrading' | 'TestVersion' | 'TestResult'
> {
  return {
    Test: testFields,
    TestBankQuestion: {
      pictures: ({ question }, _, context) => picturesOf(context, [question]),
      owner: ({ ownerId }, _, { loaders }) => loaded(loaders.user, ownerId),
    },
    TestAbilities: {
      canTake: async ({ testId, canFulfil }, _, { loaders }) =>
        canFulfil && (await loaders.myTestProgress.load(testId))?.problem === null,
    },
    TestRegrading: regradingFields,
    TestVersion: versionFields(requireKind(contentKinds, 'regulation').routes.reader),
    TestResult: resultFields,
  };
}
