import { api } from '@src/api/generated/profile';
import { recordTag } from '@src/api/tags';

export const { useProfileQuery, useProfileUpdateMutation, useUserPasswordUpdateMutation } =
  api.enhanceEndpoints({
    addTagTypes: ['User'],
    endpoints: {
      profile: { providesTags: (result) => (result?.user ? [recordTag('User', result.user.id)] : ['User']) },
      profileUpdate: {
        invalidatesTags: (_result, _error, { user }) => [recordTag('User', user.id ?? 0), 'Init'],
      },
    },
  });

export type { ProfileFragment as Profile } from '@src/api/generated/profile';
