import { open, partOf, type TypePolicies } from '@server/graphql/policies';

/** Who may read what of samples: everybody that there are some, administrators what removing them would do. */
export const samplePolicies = {
  SampleObject: open,
  SampleRemoval: partOf('Query.sampleRemovalPreview', 'Mutation.sampleRemove'),
  SampleCount: partOf('SampleRemoval'),
  SampleKept: partOf('SampleRemoval'),
} satisfies Partial<TypePolicies>;
