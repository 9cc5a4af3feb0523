import {
  api,
  type ProfileAccessQuery,
  type ProfileHistoryQuery,
  type ProfileRequestFieldsFragment,
  type UserSecurityFieldsFragment,
} from '@src/api/generated/profile';
import { listTag, recordTag } from '@src/api/tags';

export const {
  useProfileQuery,
  useProfileHistoryQuery,
  useProfileAccessQuery,
  useProfileRequestCreateMutation,
  useProfileRequestWithdrawMutation,
  useProfileUpdateMutation,
  useUserPasswordUpdateMutation,
  useUserSecurityQuery,
  useUserEmailChangeStartMutation,
  useUserEmailChangeConfirmMutation,
  useUserTwoFactorStartMutation,
  useUserTwoFactorConfirmMutation,
  useUserTwoFactorCodesMutation,
  useUserTwoFactorOffMutation,
  useUserSocialBeginMutation,
  useUserSocialLinkMutation,
  useUserSocialUnlinkMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['User', 'Organization'],
  endpoints: {
    userSecurity: { providesTags: [listTag('User')] },
    profileAccess: {
      providesTags: (result) => [
        'Organization',
        ...(result ? [recordTag('User', result.profileAccess.userId)] : []),
      ],
    },
    profileHistory: {
      providesTags: (_result, _error, { userId }) => [recordTag('User', userId)],
      keepUnusedDataFor: 0,
    },
    profile: { providesTags: (result) => (result?.user ? [recordTag('User', result.user.id)] : ['User']) },
  },
});

export type { ProfileFragment as Profile } from '@src/api/generated/profile';

export type ProfileAccess = ProfileAccessQuery['profileAccess'];
export type ProfileRequest = ProfileRequestFieldsFragment;
export type ProfileField = ProfileAccessQuery['profileAccess']['ownFields'][number];

export type ProfileHistory = ProfileHistoryQuery;
export type ProfileEntry = ProfileHistoryQuery['history']['items'][number];

export type SocialAccount = UserSecurityFieldsFragment['accounts'][number];
