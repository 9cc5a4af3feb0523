import { api } from '@src/api/generated/sessions';
import { recordTag } from '@src/api/tags';

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
} = api.enhanceEndpoints({
  addTagTypes: ['Session', 'IpAccess', 'Role', 'User'],
  endpoints: {
    userSessions: { providesTags: ['Session'] },
    userSessionEnd: { invalidatesTags: ['Session'] },
    userSessionsEnd: { invalidatesTags: ['Session'] },
    ipAccess: { providesTags: ['IpAccess'] },
    ipAccessUpdate: { invalidatesTags: ['IpAccess'] },
    ipRules: { providesTags: ['IpAccess'] },
    ipRuleCreate: { invalidatesTags: ['IpAccess'] },
    ipRuleUpdate: { invalidatesTags: ['IpAccess'] },
    ipRuleDelete: { invalidatesTags: ['IpAccess'] },
    ipRoleOptions: { providesTags: ['Role'] },
    ipDryRun: { providesTags: ['IpAccess'] },
    ipLog: { keepUnusedDataFor: 0 },
    userProtection: {
      providesTags: (_answer, _error, { userId }) => ['IpAccess', recordTag('User', userId)],
    },
    userTwoFactorReset: { invalidatesTags: (_answer, _error, { userId }) => [recordTag('User', userId)] },
    userIpAccessLift: { invalidatesTags: ['IpAccess'] },
    userIpAccess: { providesTags: ['IpAccess'] },
    userIpAccessUpdate: { invalidatesTags: ['IpAccess'] },
    userIpRuleCreate: { invalidatesTags: ['IpAccess'] },
    userIpRuleDelete: { invalidatesTags: ['IpAccess'] },
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
