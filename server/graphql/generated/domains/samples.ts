import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/samples.graphql. */
export type SamplesResolvers = DomainResolvers<{
  Query: 'sampleObjects' | 'sampleFromReferrer' | 'sampleRemovalPreview';
  Mutation: 'sampleFill' | 'sampleRemove';
  ReferrerTemplate: 'kind' | 'name' | 'clauseCount';
  SampleObject: 'kind' | 'id';
  SampleRemoval: 'removed' | 'kept';
  SampleCount: 'kind' | 'count';
  SampleKept: 'kind' | 'id' | 'name' | 'reason';
}>;
