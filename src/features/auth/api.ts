import { api } from '@src/api/generated/auth';

export const { useGetSessionTokenMutation, useUserRegAdminMutation, useSessionEndMutation } = api;

export type { GetSessionTokenMutationVariables } from '@src/api/generated/auth';
