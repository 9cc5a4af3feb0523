import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/tests.graphql. */
export type TestsResolvers = DomainResolvers<{
  Query: 'tests' | 'test' | 'testTeam' | 'testAttempt' | 'testResults' | 'testAttempts' | 'testReviewQueue' | 'testItemAnalysis' | 'testRegradings' | 'testRegradePreview' | 'testBank' | 'testBankMatches';
  Mutation: 'testCreate' | 'testUpdate' | 'testDelete' | 'testDraftSave' | 'testDraftDiscard' | 'testPublish' | 'testPublishPreview' | 'testAttemptStart' | 'testAnswerSave' | 'testAnswerFileAdd' | 'testAttemptSubmit' | 'testAnswerGrade' | 'testAttemptsGrant' | 'testMinutesGrant' | 'testRegrade' | 'testBankAdd' | 'testBankUpdate' | 'testBankArchive';
  TestList: 'items' | 'count';
  Test: 'id' | 'code' | 'name' | 'description' | 'category' | 'ownerId' | 'owner' | 'status' | 'currentVersion' | 'draftVersion' | 'versions' | 'myAssignment' | 'myResult' | 'myAttempts' | 'startProblem' | 'statistic' | 'abilities' | 'isRepetition' | 'isArchive' | 'createdAt' | 'updatedAt';
  TestAbilities: 'canEdit' | 'canReport' | 'canPublish' | 'canReview' | 'canTake';
  TestVersion: 'id' | 'testId' | 'label' | 'status' | 'questions' | 'sources' | 'draws' | 'questionCount' | 'settings' | 'significance' | 'changeSummary' | 'publishedAt' | 'publishedBy' | 'updatedAt';
  TestQuestionSource: 'questionId' | 'link' | 'state' | 'changes' | 'currentVersionId' | 'publishedAt';
  TestSourceLink: 'code' | 'name' | 'number' | 'route';
  TestSettings: 'passPercent' | 'attemptsMax' | 'limitMinutes' | 'delayHours' | 'openOn' | 'closeOn' | 'shuffleQuestions' | 'shuffleAnswers' | 'grading' | 'review';
  TestReviewSettings: 'score' | 'correctness' | 'key' | 'explanation';
  TestAttempt: 'id' | 'testId' | 'test' | 'version' | 'userId' | 'user' | 'number' | 'state' | 'endedBy' | 'startedAt' | 'deadlineAt' | 'grantedMinutes' | 'returnedSec' | 'serverNow' | 'finishedAt' | 'questions' | 'answers' | 'questionCount' | 'answeredCount' | 'points' | 'maxPoints' | 'percent' | 'isPassed' | 'review' | 'files';
  TestAnswerFile: 'id' | 'sha256' | 'content';
  TestSavedAnswer: 'questionId' | 'answer' | 'seq' | 'isFlagged' | 'savedAt';
  TestReviewedAnswer: 'question' | 'answer' | 'outcome' | 'points' | 'maxPoints' | 'key' | 'alsoRight' | 'explained' | 'source' | 'comment' | 'gradedBy' | 'gradedAt';
  TestTeam: 'tests' | 'rows' | 'count';
  TestTeamRow: 'user' | 'cells';
  TestResultList: 'items' | 'count';
  TestResult: 'user' | 'assignment' | 'attemptsUsed' | 'attemptsLeft' | 'attemptsExtra' | 'nextAt' | 'openAttemptId' | 'percent' | 'isPassed' | 'lastAt';
  TestAttemptList: 'items' | 'count';
  TestReviewList: 'items' | 'count';
  TestWaitingAnswer: 'attemptId' | 'user' | 'finishedAt' | 'question' | 'answer' | 'files';
  TestItemAnalysis: 'version' | 'count' | 'minCount' | 'items';
  TestItemFigures: 'questionId' | 'text' | 'isVoided' | 'count' | 'facility' | 'discrimination' | 'verdicts';
  TestRegradePreview: 'count' | 'changed' | 'gained' | 'lost' | 'gaining' | 'losing';
  TestRegrading: 'id' | 'testId' | 'versionId' | 'questionId' | 'question' | 'answer' | 'isOnly' | 'mayTakePasses' | 'reason' | 'state' | 'total' | 'done' | 'changed' | 'gained' | 'lost' | 'kept' | 'failed' | 'createdBy' | 'createdAt' | 'finishedAt';
  TestDraw: 'id' | 'count' | 'tags' | 'difficultyFrom' | 'difficultyTo' | 'isPassedLast';
  TestBankList: 'items' | 'count' | 'tags';
  TestBankTag: 'name' | 'count';
  TestBankQuestion: 'id' | 'question' | 'owner' | 'isArchive' | 'updatedAt';
  TestBankAdded: 'count';
}>;
