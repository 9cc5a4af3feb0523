import { api } from '@src/api/generated/sessions';
import { listTag, recordTag } from '@src/api/tags';

export const {
  useUserSessionsQuery,
  useUserSessionEndMutation,
  useUserSessionsEndMutation,
  useIpAccessQuery,
  useIpAccessUpdateMutation,
  useIpRulesQuery,
  useIpRuleCreateMutation,
  useIpRuleUpdateMutation,
  useIpRuleDeleteMutation,
  useIpRoleOptionsQuery,
  useIpDryRunQuery,
  useIpLogQuery,
  useUserIpAccessQuery,
  useUserIpAccessUpdateMutation,
  useUserIpRuleCreateMutation,
  useUserIpRuleDeleteMutation,
  useIpRecoverMutation,
  useUserProtectionQuery,
  useUserTwoFactorResetMutation,
  useUserIpAccessLiftMutation,
  useSignInHoldQuery,
  useSignInHoldsQuery,
  useSignInConfirmStartMutation,
  useSignInConfirmMutation,
  useUserSignInConfirmMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['Session', 'IpAccess', 'Role', 'User'],
  endpoints: {
    userSessions: { providesTags: ['Session'] },
    ipAccess: { providesTags: ['IpAccess'] },
    ipRules: { providesTags: ['IpAccess'] },
    ipRoleOptions: { providesTags: [listTag('Role')] },
    ipDryRun: { providesTags: ['IpAccess'] },
    ipLog: { keepUnusedDataFor: 0 },
    userProtection: {
      providesTags: (_answer, _error, { userId }) => ['IpAccess', recordTag('User', userId)],
    },
    signInHold: { providesTags: ['Session', listTag('User')] },
    signInHolds: { providesTags: (_answer, _error, { userId }) => [recordTag('User', userId)] },
    userIpAccess: { providesTags: ['IpAccess'] },
  },
});

export type { IpMode, IpResult } from '@src/api/generated/types';
export type {
  IpAccessStateFragment as IpAccess,
  IpDryRunQuery,
  IpLogQuery,
  IpRuleRowFragment as IpRule,
  UserIpAccessStateFragment as UserIpAccess,
  UserSessionsQuery,
} from '@src/api/generated/sessions';
