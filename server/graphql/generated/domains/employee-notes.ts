import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/employee-notes.graphql. */
export type EmployeeNotesResolvers = DomainResolvers<{
  Query: 'userNotes';
  Mutation: 'userNoteCreate' | 'userNoteUpdate' | 'userNoteDelete';
  UserNote: 'id' | 'userId' | 'text' | 'author' | 'canEdit' | 'canDelete' | 'createdAt' | 'updatedAt';
}>;
