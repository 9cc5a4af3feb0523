import { api } from '@src/api/generated/assignments-first';

/** The mutations that the user's own lists need. The rest of assignments is in `api.ts`. */
export const { useObjectGiveUpMutation, useObjectTakeMutation } = api;
