import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/statistics.graphql. */
export type StatisticsResolvers = DomainResolvers<{
  Query: 'statistic' | 'statisticPeople' | 'statisticRemindPreview' | 'statisticHolders' | 'statisticUncovered' | 'statisticWhatIf';
  Mutation: 'statisticRemind';
  Statistic: 'total' | 'medianDays' | 'staleCount' | 'byObject' | 'bySubdivision' | 'curve' | 'held' | 'nearestDay' | 'asOf' | 'firstDay' | 'placementsSince' | 'treeSince' | 'heldSince';
  StatisticRow: 'assigned' | 'signed' | 'notSigned' | 'overdue' | 'refused' | 'performance';
  ObjectName: 'id' | 'code' | 'name';
  StatisticByObject: 'object' | 'reviewAt' | 'isArchive' | 'statistic';
  StatisticBySubdivision: 'subdivision' | 'statistic';
  StatisticPoint: 'date' | 'assigned' | 'signed';
  StatisticPerson: 'user' | 'object' | 'assignment';
  StatisticAssignment: 'id' | 'status' | 'isOverdue' | 'startAt' | 'dueAt' | 'isHeld' | 'completedAt' | 'refusedAt' | 'remindedAt';
  StatisticPeopleList: 'items' | 'count' | 'peopleCount';
  StatisticWhatIf: 'positions' | 'objects' | 'leaders';
  PositionUnqualified: 'id' | 'name' | 'subdivisionName' | 'object' | 'userIds' | 'route';
  ObjectUnowned: 'objectType' | 'object' | 'ownerId' | 'route';
  SubdivisionWithoutLeader: 'id' | 'name' | 'userId' | 'isActing' | 'route';
  HeldStatistic: 'valid' | 'expiring30' | 'expiring60' | 'expiring90' | 'lost' | 'places' | 'covered' | 'coverage';
  StatisticHolder: 'user' | 'object' | 'isValid' | 'lastDay';
  StatisticHolderList: 'items' | 'count';
  PositionUncovered: 'id' | 'name' | 'subdivisionName' | 'object' | 'route';
}>;
