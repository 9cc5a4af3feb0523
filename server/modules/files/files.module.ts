import { loadById } from '@server/graphql/by-id';
import type { ServerModule } from '@server/modules/module';
import type { FileAddresses } from './file-addresses';
import { contentsByIds } from './files.read-model';
import { PREVIEW } from './file.task';

/** Stored files as the contract shows them. */
export function createFilesModule(addresses: FileAddresses): ServerModule {
  return {
    resolvers: {
      Content: {
        details: (content) => {
          const preview = content.details.formats[PREVIEW];
          return {
            path: addresses.of(content, content.details.path),
            size: content.details.size,
            preview: preview ? { path: addresses.of(content, preview.path), size: preview.size } : null,
          };
        },
      },
    },
    loaders: (source) => ({ content: loadById(source, contentsByIds, ({ id }) => id) }),
  };
}
