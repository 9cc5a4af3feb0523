import {
  api as generated,
  type StatisticRegulationPeopleQuery,
  type StatisticRegulationQuery,
  type StatisticRegulationRemindMutationVariables,
  type StatisticRowFragment,
} from '@src/api/generated/statistics';

export type Figures = StatisticRegulationQuery['statisticRegulation'];
export type RegulationFigures = Figures['byRegulation'][number];
export type SubdivisionFigures = Figures['bySubdivision'][number];
export type CurvePoint = Figures['curve'][number];
export type StatisticRegulationRemindVariables = StatisticRegulationRemindMutationVariables;
export type StatisticRow = StatisticRowFragment;
export type PersonBehind = StatisticRegulationPeopleQuery['statisticRegulationPeople']['items'][number];

const statisticsApi = generated.enhanceEndpoints({
  endpoints: {
    // What signatures and assignments change arrives as `Statistic`, see topicTags.
    statisticRegulation: { providesTags: ['Statistic'] },
    statisticRegulationPeople: { providesTags: ['Statistic', 'Assignment'] },
    statisticRegulationRemind: { invalidatesTags: ['Statistic', 'Assignment'] },
  },
});

export const {
  useStatisticRegulationQuery,
  useStatisticRegulationPeopleQuery,
  useStatisticRegulationRemindMutation,
} = statisticsApi;
