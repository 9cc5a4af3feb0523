import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/ref-templates.graphql. */
export type RefTemplatesResolvers = DomainResolvers<{
  Query: 'refTemplates' | 'refTemplateCandidates';
  Mutation: 'refTemplateOffer' | 'refTemplateWithdraw';
  RefTemplate: 'id' | 'kind' | 'objectId' | 'name' | 'clauseCount' | 'createdAt';
  RefTemplateCandidate: 'kind' | 'objectId' | 'name' | 'isOffered';
}>;
