import { api } from './generated/content';
import type { ContentNotesQuery } from './generated/content';

export type ContentNote = ContentNotesQuery['contentNotes'][number];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    contentNotes: { providesTags: ['Own'] },
  },
});

export const { useContentNoteDeleteMutation, useContentNoteSaveMutation, useContentNotesQuery } = enhanced;
