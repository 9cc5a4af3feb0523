import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/emails.graphql. */
export type EmailsResolvers = DomainResolvers<{
  Query: 'emails';
  Mutation: 'emailRead';
  EmailList: 'items' | 'count';
  Email: 'id' | 'to' | 'subject' | 'createdAt' | 'sentAt' | 'error';
  EmailText: 'subject' | 'text';
}>;
