import { api } from '@src/api/generated/history';

export const {
  useHistoryQuery,
  useHistoryEntryQuery,
  useLazyHistoryCheckIntegrityQuery,
  useHistoryRevertMutation,
  useHistoryPeopleQuery,
  useHistoryActionsQuery,
} = api.enhanceEndpoints({
  addTagTypes: ['History', 'User'],
  endpoints: {
    history: { providesTags: ['History'], keepUnusedDataFor: 0 },
    historyEntry: { providesTags: ['History'] },
    historyRevert: { invalidatesTags: ['History'] },
    historyPeople: { providesTags: ['User'] },
  },
});

export type {
  HistoryCheckIntegrityQuery,
  HistoryEntryRowFragment as HistoryRow,
} from '@src/api/generated/history';
