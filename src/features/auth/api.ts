import { api } from '@src/api/generated/auth';

export const {
  useGetSessionTokenMutation,
  useUserRegAdminMutation,
  useDemoStartMutation,
  useSessionEndMutation,
  useUserAddressCodeMutation,
  useUserAddressConfirmMutation,
} = api;

export type { GetSessionTokenMutationVariables } from '@src/api/generated/auth';
