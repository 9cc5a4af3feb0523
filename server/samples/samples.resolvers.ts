import type { SamplesResolvers } from '@server/graphql/generated/domains/samples';
import { refTemplatesReadModel } from '@server/modules/payment/referrals/ref-templates.read-model';
import type { SampleFilling } from './filling.service';
import type { SampleRemoving } from './removing.service';
import { unchangedObjects } from './samples.repository';

/** The resolvers of industry samples. */
export function createSamplesResolvers(filling: SampleFilling, removing: SampleRemoving) {
  return {
    Query: {
      sampleObjects: (_, __, { scope }) => unchangedObjects(scope.tx, scope.organizationId),
      sampleFromReferrer: (_, __, { scope }) => refTemplatesReadModel.awaiting(scope),
      sampleRemovalPreview: (_, __, { scope }) => removing.preview(scope),
    },
    ReferrerTemplate: {
      clauseCount: ({ clauses }) => clauses.length,
    },
    Mutation: {
      sampleFill: (_, { industry }, { scope }) => filling.fill(scope, industry),
      sampleRemove: (_, __, { scope }) => removing.remove(scope),
    },
  } satisfies SamplesResolvers;
}
