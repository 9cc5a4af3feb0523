import { guarded, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { seesAttempt, testVisibility } from './tests.visibility';

const { seesObject, seesVersion, worksOnText } = testVisibility;

/** Access policies for the contract types of tests. */
export const testPolicies = {
  TestList: partOf('Query.tests'),
  Test: guarded<'Test'>(({ id }, context) => seesObject(context, id), {
    // A person who hands a test over may no longer read it afterwards, but the response contains only what they have just
    // written.
    exceptAt: ['Mutation.testUpdate'],
  }),
  TestAbilities: partOf('Test'),
  TestVersion: guarded<'TestVersion'>((version, context) => seesVersion(context, version), {
    // With the right answers: only for its authors.
    fields: {
      questions: { may: ({ objectId }, context) => worksOnText(context, objectId) },
      draws: { may: ({ objectId }, context) => worksOnText(context, objectId) },
      sources: { may: ({ objectId }, context) => worksOnText(context, objectId) },
    },
  }),
  TestQuestionSource: partOf('TestVersion.sources'),
  TestSourceLink: partOf('TestQuestionSource', 'TestRepetitionResult', 'TestReviewedAnswer'),
  TestSettings: partOf('TestVersion'),
  TestReviewSettings: partOf('TestSettings'),
  TestAttempt: guarded<'TestAttempt'>((attempt, context) => seesAttempt(context, attempt)),
  TestSavedAnswer: partOf('TestAttempt.answers', 'Mutation.testAnswerSave'),
  TestReviewedAnswer: partOf('TestAttempt.review'),
  TestAnswerFile: partOf('TestAttempt.files', 'TestWaitingAnswer.files', 'Mutation.testAnswerFileAdd'),
  TestTeam: partOf('Query.testTeam'),
  TestTeamRow: partOf('TestTeam'),
  TestResult: partOf('Test.myResult', 'TestResultList', 'Mutation.testAttemptsGrant'),
  TestResultList: partOf('Query.testResults'),
  TestAttemptList: partOf('Query.testAttempts'),
  TestReviewList: partOf('Query.testReviewQueue'),
  TestWaitingAnswer: partOf('TestReviewList'),
  TestItemAnalysis: partOf('Query.testItemAnalysis'),
  TestItemFigures: partOf('TestItemAnalysis', 'TestWorstQuestion'),
  TestScores: partOf('Query.testScores'),
  TestScoreBar: partOf('TestScores'),
  TestWorstQuestion: partOf('Query.testWorstQuestions'),
  TestStaleQuestions: partOf('Query.testStaleQuestions'),
  TestStaleQuestion: partOf('TestStaleQuestions'),
  TestRegrading: partOf('Query.testRegradings', 'Mutation.testRegrade'),
  TestRegradePreview: partOf('Query.testRegradePreview'),
  TestDraw: partOf('TestVersion.draws'),
  TestBankList: partOf('Query.testBank'),
  TestBankTag: partOf('TestBankList.tags'),
  TestBankQuestion: partOf('TestBankList', 'Mutation.testBankUpdate', 'Mutation.testBankArchive'),
  TestNamedClause: partOf('Query.testNamedClauses'),
  TestClauseSource: partOf('TestNamedClause'),
  TestRepetition: partOf('Query.testRepetition', 'Mutation.testRepetitionSwitch'),
  TestRepetitionQuestion: partOf('TestRepetition.questions'),
  TestRepetitionResult: partOf('Mutation.testRepetitionAnswer'),
  TestAttemptRequest: partOf(
    'Query.testAttemptRequests',
    'Test.myRequest',
    'Mutation.testAttemptAsk',
    'Mutation.testAttemptRequestDecline',
  ),
  TestBankAdded: partOf('Mutation.testBankAdd'),
} satisfies Partial<TypePolicies>;
