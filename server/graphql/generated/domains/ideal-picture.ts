import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/ideal-picture.graphql. */
export type IdealPictureResolvers = DomainResolvers<{
  Query: 'idealPicture';
  Mutation: 'idealStatementCreate' | 'idealStatementUpdate' | 'idealStatementsCreate' | 'idealStatementArchive' | 'idealStatementsUpdate' | 'idealPictureSubmit' | 'idealPictureDecide';
  User: 'idealPicture';
  IdealPicture: 'items' | 'canWrite' | 'canDecide' | 'canPropose';
  IdealStatement: 'id' | 'text' | 'kpi' | 'evidence' | 'order' | 'owner' | 'status' | 'comment' | 'isArchive' | 'updatedAt';
  IdealEvidence: 'id' | 'regulationId' | 'url' | 'name';
}>;
