import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** Access policies of the history: its conditions select the rows, and an entry is only available through them. */
export const historyPolicies = {
  HistoryList: partOf('Query.history'),
  HistoryEntry: partOf('HistoryList', 'Query.historyEntry', 'Query.idealHistory'),
  HistoryPerson: partOf('HistoryEntry'),
  HistorySupport: partOf('HistoryEntry'),
  HistoryChange: partOf('HistoryEntry'),
  HistoryCheck: partOf('Query.historyCheck', 'Mutation'),
  HistoryBreak: partOf('HistoryCheck'),
  SavedHeadFile: partOf('Query.historyHead'),
  HeadComparison: partOf('Query.historyHeadCompare'),
  HeadComparisonResult: partOf('HeadComparison'),
} satisfies Partial<TypePolicies>;
