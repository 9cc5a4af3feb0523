import { api, type HistoryHeadCompareQuery, type SupportSessionsQuery } from '@src/api/generated/history';

export const {
  useHistoryQuery,
  useHistoryEntryQuery,
  useHistoryCheckQuery,
  useHistoryCheckStartMutation,
  useHistoryCheckCancelMutation,
  useHistoryRevertMutation,
  useLazyHistoryHeadQuery,
  useLazyHistoryHeadCompareQuery,
  useHistoryPeopleQuery,
  useHistoryActionsQuery,
  useSupportSessionsQuery,
  useSupportSessionEndMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['History', 'HistoryCheck', 'User', 'SupportSession'],
  endpoints: {
    history: { providesTags: ['History'], keepUnusedDataFor: 0 },
    historyEntry: { providesTags: ['History'] },
    supportSessions: { providesTags: ['SupportSession'] },
    supportSessionEnd: { invalidatesTags: ['SupportSession', 'History'] },
    historyRevert: { invalidatesTags: ['History'] },
    historyCheck: { providesTags: ['HistoryCheck'] },
    historyCheckStart: { invalidatesTags: ['HistoryCheck'] },
    historyCheckCancel: { invalidatesTags: ['HistoryCheck'] },
    historyPeople: { providesTags: ['User'] },
  },
});

export type SupportGuest = SupportSessionsQuery['supportSessions'][number];
export type HeadComparison = HistoryHeadCompareQuery['historyHeadCompare'];

export type {
  HistoryCheckAllFragment as HistoryCheck,
  HistoryEntryRowFragment as HistoryRow,
} from '@src/api/generated/history';
