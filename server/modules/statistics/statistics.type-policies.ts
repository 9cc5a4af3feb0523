import { partOf, type TypePolicies } from '@server/graphql/policies';

/** Who may read what of statistics: numbers within the right's reach, and of regulations and obligations no more than that. */
export const statisticPolicies = {
  StatisticRegulation: partOf('Query.statisticRegulation'),
  RegulationStatisticRow: partOf(
    'StatisticRegulation',
    'StatisticByRegulation',
    'StatisticBySubdivision',
    'Regulation.statistic',
    'Education.statistic',
  ),
  StatisticByRegulation: partOf('StatisticRegulation'),
  StatisticBySubdivision: partOf('StatisticRegulation'),
  StatisticPoint: partOf('StatisticRegulation'),
  StatisticPeopleList: partOf('Query.statisticRegulationPeople'),
  StatisticPerson: partOf('StatisticPeopleList'),
  StatisticObligation: partOf('StatisticPerson'),
} satisfies Partial<TypePolicies>;
