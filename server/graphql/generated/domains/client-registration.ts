import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/client-registration.graphql. */
export type ClientRegistrationResolvers = DomainResolvers<{
  Mutation: 'organizationCreate';
}>;
