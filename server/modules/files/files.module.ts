import { loadById } from '@server/graphql/loaders/by-id';
import type { ServerModule } from '@server/modules/server-module';
import type { FileAddresses } from './file-addresses';
import { contentsByIds } from './files.read-model';
import { PREVIEW } from './file.task';
import type { ById } from '@server/graphql/loaders/loaders';
import type { ContentRow } from './files.tables';

interface FileLoaders {
  content: ById<ContentRow>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends FileLoaders {}
}

/** The resolvers of stored files. */
export function createFilesModule(addresses: FileAddresses): ServerModule {
  return {
    resolvers: {
      Content: {
        details: (content, _, { caller }) => {
          // Without a session only public files are accessible: no session has this number.
          const sessionId = caller?.sessionId ?? 0;
          const preview = content.details.formats[PREVIEW];
          return {
            path: addresses.of(content, content.details.path, sessionId),
            size: content.details.size,
            formats: {
              _150x150: preview
                ? { path: addresses.of(content, preview.path, sessionId), size: preview.size }
                : null,
            },
          };
        },
      },
    },
    loaders: (source) => ({ content: loadById(source, contentsByIds, ({ id }) => id) }),
  };
}
