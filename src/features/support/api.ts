import { api, type SupportSessionsQuery } from '@src/api/generated/support';

export const {
  useSupportSessionsQuery,
  useSupportSessionEndMutation,
  useSupportSessionDecideMutation,
  useSupportSessionWithdrawMutation,
  useSupportAccessQuery,
  useSupportAccessUpdateMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['SupportSession', 'History', 'Init'],
  endpoints: {
    supportSessions: { providesTags: ['SupportSession'] },
    supportAccess: { providesTags: ['SupportSession'] },
  },
});

/** A provider's employee who is in the workspace now. */
export type SupportGuest = SupportSessionsQuery['supportSessions'][number];
