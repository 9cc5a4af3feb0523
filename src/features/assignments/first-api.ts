import { api } from '@src/api/generated/assignments-first';

/** What the person's own lists ask. The rest of assignments: `api.ts`. */
export const { useObjectGiveUpMutation, useObjectTakeMutation } = api.enhanceEndpoints({
  endpoints: {
    objectTake: { invalidatesTags: ['Assignment', 'Content', 'ContentTeam'] },
    objectGiveUp: { invalidatesTags: ['Assignment', 'Content', 'ContentTeam'] },
  },
});
