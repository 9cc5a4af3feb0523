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
    supportSessionEnd: { invalidatesTags: ['SupportSession', 'History', 'Init'] },
    supportSessionDecide: { invalidatesTags: ['SupportSession', 'History', 'Init'] },
    supportSessionWithdraw: { invalidatesTags: ['Init'] },
    supportAccess: { providesTags: ['SupportSession'] },
    supportAccessUpdate: { invalidatesTags: ['SupportSession', 'History'] },
  },
});

/** A provider's employee who is in the workspace now. */
export type SupportGuest = SupportSessionsQuery['supportSessions'][number];
