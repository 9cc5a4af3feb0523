import type { EmployeeNotesResolvers } from '@server/graphql/generated/domains/employee-notes';
import { once } from '@server/graphql/idempotency';
import { noteRights, type NotesService } from './notes.service';

/** The resolvers of notes about people: graphql/schema/employee-notes.graphql. */
export function createNotesResolvers(notes: NotesService) {
  return {
    Query: {
      userNotes: (_, { userId }, { scope }) => notes.list(scope, userId),
    },
    Mutation: {
      userNoteCreate: (_, { note, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'userNoteCreate', key: clientKey },
          () => notes.create(scope, note),
          (id) => notes.find(scope, id),
        ),
      userNoteUpdate: (_, { note }, { scope, signedIn }) => notes.update(scope, signedIn, note),
      userNoteDelete: async (_, { id }, { scope, signedIn }) => {
        await notes.delete(scope, signedIn, id);
        return true;
      },
    },
    UserNote: {
      author: ({ authorId }, _, { loaders }) => (authorId === null ? null : loaders.user.load(authorId)),
      canEdit: (note, _, { signedIn }) => noteRights(signedIn, note).canEdit,
      canDelete: (note, _, { signedIn }) => noteRights(signedIn, note).canDelete,
    },
  } satisfies EmployeeNotesResolvers;
}
