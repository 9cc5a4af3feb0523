import { api } from './generated/samples';
import { tagTypes } from './tags';

/** The sample of an industry: what is left of it, and putting it there and away. */
export const {
  useSampleObjectsQuery,
  useSampleRemovalPreviewQuery,
  useSampleFillMutation,
  useSampleRemoveMutation,
} = api.enhanceEndpoints({
  addTagTypes: tagTypes,
  endpoints: {
    // An example that was changed is one's own.
    sampleObjects: {
      providesTags: [
        'Sample',
        'Subdivision',
        'Position',
        'User',
        'Content',
        'AssignmentRule',
        'AdaptationTemplate',
      ],
    },
    sampleRemovalPreview: { providesTags: ['Sample'], keepUnusedDataFor: 0 },
    sampleFill: { invalidatesTags: [...tagTypes] },
    sampleRemove: { invalidatesTags: [...tagTypes] },
  },
});

export type { SampleRemovalFieldsFragment as SampleRemoval } from './generated/samples';
export type { SampleIndustry, SampleKind } from './generated/types';
