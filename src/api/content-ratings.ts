import { api } from './generated/content';
import type { ContentRatingsQuery } from './generated/content';

export type ContentRating = ContentRatingsQuery['contentRatings']['items'][number];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    contentRatings: { providesTags: ['ContentComment'] },
  },
});

export const { useContentRateMutation, useContentRatingsQuery } = enhanced;
