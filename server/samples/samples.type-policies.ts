import { open, partOf, type TypePolicies } from '@server/graphql/access/policies';

/**
 * The read policies of samples: everybody may see which objects belong to one, administrators also what removing them would do.
 */
export const samplePolicies = {
  SampleObject: open,
  ReferrerTemplate: partOf('Query.sampleFromReferrer'),
  SampleRemoval: partOf('Query.sampleRemovalPreview', 'Mutation.sampleRemove'),
  SampleCount: partOf('SampleRemoval'),
  SampleKept: partOf('SampleRemoval'),
} satisfies Partial<TypePolicies>;
