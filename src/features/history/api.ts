import { api, type HistoryHeadCompareQuery } from '@src/api/generated/history';
import { listTag } from '@src/api/tags';

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
} = api.enhanceEndpoints({
  addTagTypes: ['History', 'HistoryCheck', 'User'],
  endpoints: {
    history: { providesTags: ['History'], keepUnusedDataFor: 0 },
    historyEntry: { providesTags: ['History'] },
    historyRevert: { invalidatesTags: ['History'] },
    historyCheck: { providesTags: ['HistoryCheck'] },
    historyPeople: { providesTags: [listTag('User')] },
  },
});

export type HeadComparison = HistoryHeadCompareQuery['historyHeadCompare'];

export type {
  HistoryCheckAllFragment as HistoryCheck,
  HistoryEntryRowFragment as HistoryRow,
} from '@src/api/generated/history';
