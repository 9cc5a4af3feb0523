import { contentTags } from './content-tags';
import { api } from './generated/content';
import type { ContentRatingsQuery } from './generated/content';

export type ContentRating = ContentRatingsQuery['contentRatings']['items'][number];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    contentRate: {
      invalidatesTags: (_answer, _error, { rating: { objectType, objectId } }) => [
        contentTags(objectType).record(objectId),
        'ContentComment',
      ],
    },
    contentRatings: { providesTags: ['ContentComment'] },
  },
});

export const { useContentRateMutation, useContentRatingsQuery } = enhanced;
