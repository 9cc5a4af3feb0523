import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/history.graphql. */
export type HistoryResolvers = DomainResolvers<{
  Query: 'history' | 'historyEntry' | 'historyCheck' | 'historyHead' | 'historyHeadCompare';
  Mutation: 'historyCheckStart' | 'historyCheckCancel' | 'historyRevert';
  HistoryList: 'items' | 'count' | 'isMore';
  HistoryEntry: 'id' | 'at' | 'actorKind' | 'actor' | 'support' | 'affected' | 'action' | 'objectType' | 'objectTypeName' | 'objectId' | 'objectName' | 'changes' | 'ip' | 'device';
  HistorySupport: 'name' | 'reason';
  HistoryPerson: 'id' | 'nameFull' | 'avatar';
  HistoryChange: 'field' | 'name' | 'before' | 'after' | 'canRevert';
  HistoryCheck: 'state' | 'checked' | 'total' | 'startedAt' | 'finishedAt' | 'isWhole' | 'headHash' | 'broken';
  HistoryBreak: 'entryId' | 'link' | 'reason' | 'at' | 'actorName';
  SavedHeadFile: 'name' | 'text';
  HeadComparison: 'savedAt' | 'stampedAt' | 'signatures' | 'history';
  HeadComparisonResult: 'count' | 'isContained';
}>;
