import type { Context } from '@server/graphql/context';
import type { QueryTestsArgs, QueryTestTeamArgs, TestSort } from '@server/graphql/generated/types';
import type { TestImportResolvers } from '@server/graphql/generated/domains/test-import';
import type { TestPicturesResolvers } from '@server/graphql/generated/domains/test-pictures';
import type { TestsResolvers } from '@server/graphql/generated/domains/tests';
import { subjectOf } from '@server/graphql/access/subject';
import { canView } from '@server/modules/content/access/access.policy';
import { primeListed, primeTeam } from '@server/modules/content/content-loaders';
import type { ContentServices } from '@server/modules/content/content-services';
import {
  byOwnText,
  listContent,
  type SortOrder,
} from '@server/modules/content/lists/content-list.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { givenTable } from '@server/spreadsheets/given-table';
import { readTeam } from '@server/modules/content/lists/team.read-model';
import type { AnswerFilesService } from './answer-files/answer-files.service';
import type { AttemptsService } from './attempts/attempts.service';
import type { BankService } from './bank/bank.service';
import type { ExtraTimeService } from './attempts/extra-time.service';
import type { GradingService } from './grading/grading.service';
import type { RegradingService } from './regrading/regrading.service';
import type { ResultsService } from './results/results.service';
import type { BankImportService } from './import/bank-import';
import { namedClauses } from './import/named-clauses';
import { readQuestionTable } from './import/table-reading';
import { requirePictures } from './bank/question-pictures';
import { testContent, testKey } from './test.content';
import { storedPart } from './test-version';
import type { TestsService } from './tests.service';
import { asTest, type TestRow } from './tests.tables';
import { testLoaders } from './tests.visibility';

/** The resolvers of the module's files of the contract. */
export type ContractResolvers = TestsResolvers & TestImportResolvers & TestPicturesResolvers;

export interface TestServices extends Pick<ContentServices, 'drafts' | 'pictures' | 'publishing'> {
  tests: TestsService;
  bank: BankService;
  bankImport: BankImportService;
  workers: ModuleDeps['workers'];
  attempts: AttemptsService;
  answerFiles: AnswerFilesService;
  grading: GradingService;
  extraTime: ExtraTimeService;
  regrading: RegradingService;
  results: ResultsService;
}

const sorts: Partial<Record<TestSort, SortOrder>> = { category: byOwnText(testContent, 'category') };

/** Returns a page of a tab, and primes the loaders with what its single statement read, so that fields need not read it again. */
async function page({ scope, loaders }: Context, args: QueryTestsArgs) {
  const { items, count } = await listContent(scope, testContent, args, sorts);
  for (const item of items) {
    primeListed(testLoaders(loaders), asTest, item);
    loaders.myAssignment.prime(testKey(item.object.id), item.assignment);
    loaders.user.prime(item.owner.id, item.owner);
  }
  return { items: items.map(({ object }) => asTest(object)), count };
}

async function visibleTest({ loaders, signedIn }: Context, id: number): Promise<TestRow | null> {
  const access = await loaders.testAccess.load(id);
  // Absent, foreign and forbidden objects get the same response.
  return access && canView(subjectOf(signedIn), access) ? loaders.testById.load(id) : null;
}

async function team({ scope, loaders }: Context, args: QueryTestTeamArgs) {
  const found = await readTeam(scope, testContent, args);
  primeTeam(loaders, testLoaders(loaders), asTest, found);
  return { tests: found.columns.map(({ object }) => asTest(object)), rows: found.rows, count: found.count };
}

/** The queries of tests. */
export function createTestQueries({
  bank,
  regrading,
  results,
  bankImport,
}: Pick<TestServices, 'bank' | 'bankImport' | 'regrading' | 'results'>): ContractResolvers['Query'] {
  return {
    tests: (_, args, context) => page(context, args),
    test: (_, { id }, context) => visibleTest(context, id),
    testTeam: (_, args, context) => team(context, args),
    testAttempt: (_, { id }, context) => results.attempt(context, id),
    testResults: (_, args, context) => results.people(context, args),
    testAttempts: (_, args, context) => results.attempts(context, args),
    testReviewQueue: (_, args, context) => results.waiting(context, args),
    testItemAnalysis: (_, { testId, versionId }, context) =>
      results.analysis(context, testId, versionId ?? null),
    testRegradings: (_, { testId, versionId }, context) => regrading.list(context, testId, versionId),
    testRegradePreview: (_, { regrade }, context) => regrading.preview(context, regrade),
    testBank: (_, args, { scope }) => bank.list(scope, args),
    testBankMatches: (_, { draw }, { scope }) => bank.matches(scope, draw),
    testBankKnown: (_, { texts }, { scope }) => bankImport.known(scope, texts),
    testNamedClauses: (_, { clauses }, context) => namedClauses(context, clauses),
  };
}

/** The mutations of tests. */
export function createTestMutations(services: TestServices): ContractResolvers['Mutation'] {
  const { attempts, bank, drafts, extraTime, grading, pictures, publishing, regrading, results, tests } =
    services;
  return {
    testCreate: (_, { test, clientKey }, { scope }) => tests.create(scope, test, clientKey),
    testUpdate: (_, { test }, { scope }) => tests.update(scope, test),
    testDelete: (_, { id }, { scope }) => tests.remove(scope, id),
    testDraftSave: async (_, { id, questions, settings, draws, ...copy }, { scope }) => {
      const part = storedPart({ questions, settings, draws: bank.stored(scope, draws ?? []) });
      await requirePictures(scope, id, questions);
      return drafts.saveOwn(scope, id, { ...copy, ...part });
    },
    testPictureAdd: async (_, { id, file, clientKey }, { scope }) =>
      pictures.add(scope, id, await file, clientKey),
    testDraftDiscard: async (_, { id }, { scope }) => asTest(await drafts.discard(scope, id)),
    testPublish: async (_, { publication, clientKey }, { scope }) => {
      await bank.requireEnough(scope, publication.id);
      return asTest(await publishing.publish(scope, publication, clientKey));
    },
    testPublishPreview: (_, { id, significance }, { scope }) =>
      publishing.preview(scope, id, { significance }),
    testAttemptStart: (_, { testId, tab }, { scope }) => attempts.start(scope, testId, tab),
    testAnswerSave: (_, { answer }, { scope }) => attempts.save(scope, answer),
    testAnswerFileAdd: async (_, { upload, file, clientKey }, { scope }) =>
      services.answerFiles.add(scope, upload, await file, clientKey),
    testAttemptSubmit: (_, { attemptId, tab }, { scope }) => attempts.submit(scope, attemptId, tab),
    testAnswerGrade: (_, { grade }, { scope }) => grading.grade(scope, grade),
    testAttemptsGrant: async (_, { grant, clientKey }, context) => {
      await grading.grant(context.scope, grant, clientKey);
      return results.person(context, { testId: grant.testId, userId: grant.userId });
    },
    testMinutesGrant: (_, { grant, clientKey }, { scope }) => extraTime.grant(scope, grant, clientKey),
    testRegrade: (_, { regrade, clientKey }, { scope }) => regrading.regrade(scope, regrade, clientKey),
    testBankAdd: (_, { questions, clientKey }, { scope }) => bank.add(scope, questions, clientKey),
    testBankUpdate: (_, { id, question, updatedAt }, { scope }) =>
      bank.update(scope, id, question, updatedAt),
    testBankArchive: (_, { id, isArchive }, { scope }) => bank.archive(scope, id, isArchive),
    testBankArchiveMany: (_, { questionIds, isArchive }, { scope }) =>
      services.bankImport.archive(scope, questionIds, isArchive),
    testTableRead: async (_, { file, text }, { scope }) =>
      readQuestionTable(services.workers, scope, await givenTable(file, text, 'test.tableEmpty')),
  };
}
