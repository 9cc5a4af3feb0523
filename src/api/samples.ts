import { api } from './generated/samples';
import { listTag, tagTypes } from './tags';
import { everyTag } from './topic-tags';

/** The sample data of an industry: what is left of it, filling and removing it. */
export const {
  useSampleObjectsQuery,
  useSampleFromReferrerQuery,
  useLazySampleRemovalPreviewQuery,
  useSampleFillMutation,
  useSampleRemoveMutation,
} = api.enhanceEndpoints({
  addTagTypes: tagTypes,
  endpoints: {
    // A sample object that the user changed becomes their own, so these tags also refresh the list.
    sampleObjects: {
      providesTags: [
        'Sample',
        listTag('Subdivision'),
        listTag('Position'),
        listTag('User'),
        listTag('Content'),
        'AssignmentRule',
        'AdaptationTemplate',
      ],
    },
    sampleFromReferrer: { providesTags: ['Sample'] },
    sampleRemovalPreview: { providesTags: ['Sample'], keepUnusedDataFor: 0 },
    sampleFill: { invalidatesTags: everyTag },
    sampleRemove: { invalidatesTags: everyTag },
  },
});

export type { SampleRemovalFieldsFragment as SampleRemoval } from './generated/samples';
export type { SampleIndustry, SampleKind } from './generated/types';
