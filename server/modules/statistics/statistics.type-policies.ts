import { partOf, type TypePolicies } from '@server/graphql/policies';

/** Access policies of statistics: numbers within the scope of the right, and only the corresponding objects and assignments. */
export const statisticPolicies = {
  Statistic: partOf('Query.statistic'),
  StatisticRow: partOf(
    'Statistic',
    'StatisticByObject',
    'StatisticBySubdivision',
    'Regulation.statistic',
    'Education.statistic',
    'Test.statistic',
    'Qualification.statistic',
  ),
  StatisticByObject: partOf('Statistic'),
  StatisticBySubdivision: partOf('Statistic'),
  ObjectName: partOf(
    'StatisticByObject',
    'StatisticPerson',
    'StatisticHolder',
    'PositionUncovered',
    'PositionUnqualified',
    'ObjectUnowned',
  ),
  HeldStatistic: partOf('Statistic'),
  StatisticHolderList: partOf('Query.statisticHolders'),
  StatisticHolder: partOf('StatisticHolderList'),
  PositionUncovered: partOf('Query.statisticUncovered'),
  StatisticPoint: partOf('Statistic'),
  StatisticPeopleList: partOf('Query.statisticPeople'),
  StatisticPerson: partOf('StatisticPeopleList'),
  StatisticAssignment: partOf('StatisticPerson'),
  StatisticView: partOf('Query.statisticViews', 'Mutation.statisticViewSave'),
  StatisticWhatIf: partOf('Query.statisticWhatIf'),
  PositionUnqualified: partOf('StatisticWhatIf'),
  ObjectUnowned: partOf('StatisticWhatIf'),
  SubdivisionWithoutLeader: partOf('StatisticWhatIf'),
} satisfies Partial<TypePolicies>;
