import { api } from '@src/api/generated/auth';

export const { useGetSessionTokenMutation, useUserRegAdminMutation, useSessionEndMutation } = api;

export type {
  GetSessionTokenMutation,
  GetSessionTokenMutationVariables,
  UserRegAdminMutation,
} from '@src/api/generated/auth';
