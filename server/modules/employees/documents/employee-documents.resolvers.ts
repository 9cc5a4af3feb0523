import type { EmployeeDocumentsResolvers } from '@server/graphql/generated/domains/employee-documents';
import { once } from '@server/graphql/idempotency';
import type { DocumentsService } from './employee-documents.service';

/** The resolvers of people's documents: graphql/schema/employee-documents.graphql. */
export function createDocumentsResolvers(documents: DocumentsService) {
  return {
    Query: {
      userDocuments: (_, { userId }, { scope, signedIn }) => documents.list(scope, signedIn, userId),
    },
    Mutation: {
      userDocumentCreate: (_, { document, file, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'userDocumentCreate', key: clientKey },
          () => documents.create(scope, document, file ?? null),
          (id) => documents.view(scope, id),
        ),
      userDocumentUpdate: (_, { document, file }, { scope }) =>
        documents.update(scope, document, file ?? null),
      userDocumentDelete: async (_, { id }, { scope }) => {
        await documents.delete(scope, id);
        return true;
      },
    },
    UserDocument: {
      file: ({ contentId }, _, { loaders }) => (contentId === null ? null : loaders.content.load(contentId)),
    },
  } satisfies EmployeeDocumentsResolvers;
}
