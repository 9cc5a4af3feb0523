import { contentTags } from '@src/api/content-tags';
import {
  api,
  type TestAnswerFileFieldsFragment,
  type TestAttemptMetaFragment,
  type TestAttemptRequestFieldsFragment,
  type TestBankQuestionFieldsFragment,
  type TestDrawFieldsFragment,
  type TestAttemptsQuery,
  type TestDraftQuery,
  type TestItemAnalysisQuery,
  type TestPropertiesFragment,
  type TestQuery,
  type TestRegradingFieldsFragment,
  type TestRepetitionAnswerMutation,
  type TestRepetitionFieldsFragment,
  type TestResultsQuery,
  type TestReviewedFragment,
  type TestReviewQueueQuery,
  type TestsEditorQuery,
  type TestQuestionSourceFieldsFragment,
  type TestSettingsFieldsFragment,
  type TestSourceOptionFragment,
  type TestTakingFragment,
  type TestVersionQuestionsQuery,
} from '@src/api/generated/tests';
import { listTag, type Tag } from '@src/api/tags';
import { fetchWithProgress } from './passing/upload-progress';

export type TestDetails = NonNullable<TestQuery['test']>;
export type TestDraft = NonNullable<TestDraftQuery['test']>;
export type TestProperties = TestPropertiesFragment;
export type TestSettings = TestSettingsFieldsFragment;
export type EditorTest = TestsEditorQuery['tests']['items'][number];
export type AttemptMeta = TestAttemptMetaFragment;
export type Taking = TestTakingFragment;
export type StoredAnswerFile = TestAnswerFileFieldsFragment;
export type Reviewed = TestReviewedFragment;
export type ReviewedAnswer = Reviewed['review'][number];
export type TestPersonResult = TestResultsQuery['testResults']['items'][number];
export type ListedAttempt = TestAttemptsQuery['testAttempts']['items'][number];
export type AttemptRequest = TestAttemptRequestFieldsFragment;
export type WaitingAnswer = TestReviewQueueQuery['testReviewQueue']['items'][number];
export type ItemFigures = TestItemAnalysisQuery['testItemAnalysis']['items'][number];
export type Regrading = TestRegradingFieldsFragment;
export type RepetitionToday = TestRepetitionFieldsFragment;
export type RepeatedToday = RepetitionToday['questions'][number];
export type RepetitionResult = TestRepetitionAnswerMutation['testRepetitionAnswer'];
export type VersionQuestions = NonNullable<TestVersionQuestionsQuery['test']>['versions'][number];
export type QuestionSourceView = TestQuestionSourceFieldsFragment;
export type SourceOption = TestSourceOptionFragment;
export type TestDraw = TestDrawFieldsFragment;
export type BankQuestion = TestBankQuestionFieldsFragment;
/** Tests have no approval, so the list of approvals is empty. */
export type DraftVersion = NonNullable<TestDraft['draftVersion']> & { approvals: readonly never[] };

const tags = contentTags('test');
const regulations = contentTags('regulation');
const bank = tags.record(0);
const repetition = tags.record(-1);
const objectTags = (id: number): Tag[] => [tags.record(id)];
/** The tags of data about attempts, which also becomes stale when somebody's assignment changes. */
const results = (id: number): Tag[] => [tags.record(id), 'Assignment'];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    test: { providesTags: (_answer, _error, { id }) => results(id) },
    testDraft: { providesTags: (_answer, _error, { id }) => objectTags(id) },
    // Data about a clause becomes stale when its regulation is published again.
    testSources: { providesTags: (_answer, _error, { id }) => [...objectTags(id), regulations.list] },
    testSourceRegulation: { providesTags: (_answer, _error, { id }) => [regulations.record(id)] },
    testSourceRegulations: { providesTags: [regulations.list] },
    testsEditor: { providesTags: (answer) => tags.ofList(answer?.tests.items) },
    testOptions: { providesTags: [listTag('Content')] },
    testTeam: { providesTags: ['ContentTeam'] },
    testAttempt: {
      providesTags: (answer) => (answer?.testAttempt ? results(answer.testAttempt.testId) : []),
    },
    testAttemptClock: {
      providesTags: (answer) => (answer?.testAttempt ? results(answer.testAttempt.testId) : []),
    },
    testResults: { providesTags: (_answer, _error, { testId }) => results(testId) },
    testAttempts: { providesTags: (_answer, _error, { testId }) => results(testId) },
    testAttemptRequests: { providesTags: (_answer, _error, { testId }) => results(testId) },
    testReviewQueue: { providesTags: (_answer, _error, { testId }) => results(testId) },
    testItemAnalysis: { providesTags: (_answer, _error, { testId }) => results(testId) },
    testRegradings: { providesTags: (_answer, _error, { testId }) => results(testId) },
    testRegradePreview: { providesTags: (_answer, _error, { regrade }) => results(regrade.testId) },
    testVersionQuestions: { providesTags: (_answer, _error, { id }) => objectTags(id) },
    // Live events about tests also cover the bank.
    testBank: { providesTags: [listTag('Content'), bank] },
    testBankMatches: { providesTags: [listTag('Content'), bank] },
    // The remaining questions of the day are fetched again whenever the person returns to the page.
    testRepetition: { keepUnusedDataFor: 0, providesTags: [repetition, 'Own'] },
    testBankKnown: { providesTags: [listTag('Content'), bank] },
    testNamedClauses: { providesTags: [regulations.list] },
    testAnswerFileAdd: { extraOptions: { fetch: fetchWithProgress } },
  },
});

export const {
  useTestAnswerFileAddMutation,
  useTestAnswerGradeMutation,
  useTestAnswerSaveMutation,
  useTestAttemptClockQuery,
  useTestAttemptAskMutation,
  useTestAttemptQuery,
  useTestAttemptRequestDeclineMutation,
  useTestAttemptRequestsQuery,
  useTestAttemptStartMutation,
  useTestAttemptSubmitMutation,
  useTestAttemptsGrantMutation,
  useTestAttemptsQuery,
  useTestBankAddMutation,
  useTestBankArchiveManyMutation,
  useTestBankArchiveMutation,
  useLazyTestBankKnownQuery,
  useLazyTestNamedClausesQuery,
  useTestTableReadMutation,
  useTestBankMatchesQuery,
  useTestBankQuery,
  useTestBankUpdateMutation,
  useTestCreateMutation,
  useTestDeleteMutation,
  useTestDraftDiscardMutation,
  useTestDraftQuery,
  useTestDraftSaveMutation,
  useTestItemAnalysisQuery,
  useTestMinutesGrantMutation,
  useTestOptionsQuery,
  useTestPictureAddMutation,
  useTestPublishMutation,
  useTestPublishPreviewMutation,
  useTestQuery,
  useTestRegradeMutation,
  useTestRegradePreviewQuery,
  useTestRegradingsQuery,
  useTestRepetitionAnswerMutation,
  useTestRepetitionQuery,
  useTestRepetitionSwitchMutation,
  useTestResultsQuery,
  useTestReviewQueueQuery,
  useTestSourceRegulationQuery,
  useTestSourceRegulationsQuery,
  useTestSourcesQuery,
  useTestTeamQuery,
  useTestUpdateMutation,
  useTestVersionQuestionsQuery,
  useTestsEditorQuery,
} = enhanced;
