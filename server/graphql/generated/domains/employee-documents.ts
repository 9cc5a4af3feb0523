import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/employee-documents.graphql. */
export type EmployeeDocumentsResolvers = DomainResolvers<{
  Query: 'userDocuments';
  Mutation: 'userDocumentCreate' | 'userDocumentUpdate' | 'userDocumentDelete';
  UserDocumentList: 'items' | 'canWrite';
  UserDocument: 'id' | 'userId' | 'kind' | 'name' | 'number' | 'issuedOn' | 'validUntil' | 'state' | 'file' | 'updatedAt';
}>;
