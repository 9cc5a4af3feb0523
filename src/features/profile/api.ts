import { api, type UserSecurityFieldsFragment } from '@src/api/generated/profile';
import { recordTag } from '@src/api/tags';

export const {
  useProfileQuery,
  useProfileUpdateMutation,
  useUserPasswordUpdateMutation,
  useUserSecurityQuery,
  useUserTwoFactorStartMutation,
  useUserTwoFactorConfirmMutation,
  useUserTwoFactorCodesMutation,
  useUserTwoFactorOffMutation,
  useUserSocialBeginMutation,
  useUserSocialLinkMutation,
  useUserSocialUnlinkMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['User'],
  endpoints: {
    userSecurity: { providesTags: ['User'] },
    userTwoFactorConfirm: { invalidatesTags: ['User'] },
    userTwoFactorCodes: { invalidatesTags: ['User'] },
    userTwoFactorOff: { invalidatesTags: ['User'] },
    userSocialLink: { invalidatesTags: ['User'] },
    userSocialUnlink: { invalidatesTags: ['User'] },
    profile: { providesTags: (result) => (result?.user ? [recordTag('User', result.user.id)] : ['User']) },
    profileUpdate: {
      invalidatesTags: (_result, _error, { user }) => [recordTag('User', user.id ?? 0), 'Init'],
    },
  },
});

export type { ProfileFragment as Profile } from '@src/api/generated/profile';

export type SocialAccount = UserSecurityFieldsFragment['accounts'][number];
