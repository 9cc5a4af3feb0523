import { partOf, type TypePolicies } from '@server/graphql/policies';

/** Who may read what of the history: its conditions choose the rows, an entry is reached by them alone. */
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
  HeadStanding: partOf('HeadComparison'),
} satisfies Partial<TypePolicies>;
