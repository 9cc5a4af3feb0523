import {
  api as generated,
  type QuickSignaturesQuery,
  type StatisticHoldersQuery,
  type StatisticPeopleQuery,
  type StatisticQuery,
  type StatisticRemindMutationVariables,
  type StatisticRowFragment,
  type StatisticUncoveredQuery,
  type StatisticViewFieldsFragment,
  type StatisticWhatIfQuery,
  type TestStaleQuestionsQuery,
  type TestWorstQuestionsQuery,
  type UnclearClausesQuery,
  type VideoDropOffQuery,
  type WatchedVideosQuery,
} from '@src/api/generated/statistics';

export type Figures = StatisticQuery['statistic'];
export type ObjectFigures = Figures['byObject'][number];
export type SubdivisionFigures = Figures['bySubdivision'][number];
export type CurvePoint = Figures['curve'][number];
export type StatisticRemindVariables = StatisticRemindMutationVariables;
export type StatisticRow = StatisticRowFragment;
export type Holder = StatisticHoldersQuery['statisticHolders']['items'][number];
export type Uncovered = StatisticUncoveredQuery['statisticUncovered'][number];
export type StatisticView = StatisticViewFieldsFragment;
export type WhatIf = StatisticWhatIfQuery['statisticWhatIf'];
export type QuickSignature = QuickSignaturesQuery['quickSignatures']['items'][number];
export type WorstQuestion = TestWorstQuestionsQuery['testWorstQuestions'][number];
export type StaleQuestion = TestStaleQuestionsQuery['testStaleQuestions']['items'][number];
export type UnclearClause = UnclearClausesQuery['unclearClauses']['items'][number];
export type VideoPart = VideoDropOffQuery['videoDropOff']['parts'][number];
export type WatchedVideo = WatchedVideosQuery['watchedVideos'][number];
export type PersonBehind = StatisticPeopleQuery['statisticPeople']['items'][number];

const statisticsApi = generated.enhanceEndpoints({
  endpoints: {
    // Changes by signatures and assignments invalidate `Statistic`, see topicTags.
    statistic: { providesTags: ['Statistic'] },
    statisticPeople: { providesTags: ['Statistic', 'Assignment'] },
    statisticHolders: { providesTags: ['Statistic', 'Assignment'] },
    statisticUncovered: { providesTags: ['Statistic', 'Assignment'] },
    statisticWhatIf: { providesTags: ['Statistic'] },
    signingSpeed: { providesTags: ['Statistic'] },
    quickSignatures: { providesTags: ['Statistic'] },
    testScores: { providesTags: ['Statistic'] },
    testWorstQuestions: { providesTags: ['Statistic'] },
    testStaleQuestions: { providesTags: ['Statistic', 'ContentVersion'] },
    unclearClauses: { providesTags: ['Statistic', 'ContentComment'] },
    watchedVideos: { providesTags: ['Statistic'] },
    videoDropOff: { providesTags: ['Statistic'] },
    statisticViews: { providesTags: ['Own'] },
  },
});

export const {
  useQuickSignaturesQuery,
  useSigningSpeedQuery,
  useStatisticHoldersQuery,
  useStatisticQuery,
  useStatisticPeopleQuery,
  useStatisticRemindMutation,
  useStatisticRemindPreviewQuery,
  useStatisticUncoveredQuery,
  useStatisticViewDeleteMutation,
  useStatisticViewSaveMutation,
  useStatisticViewsQuery,
  useStatisticWhatIfQuery,
  useTestScoresQuery,
  useTestStaleQuestionsQuery,
  useTestWorstQuestionsQuery,
  useUnclearClausesQuery,
  useVideoDropOffQuery,
  useWatchedVideosQuery,
} = statisticsApi;
