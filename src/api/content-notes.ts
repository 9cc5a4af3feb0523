import { api } from './generated/content';
import type { ContentNotesQuery } from './generated/content';

export type ContentNote = ContentNotesQuery['contentNotes'][number];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    contentNotes: { providesTags: ['ContentComment'] },
    contentNoteSave: { invalidatesTags: ['ContentComment'] },
    contentNoteDelete: { invalidatesTags: ['ContentComment'] },
  },
});

export const { useContentNoteDeleteMutation, useContentNoteSaveMutation, useContentNotesQuery } = enhanced;
