import type { Scope } from '@server/graphql/context';
import type { DocumentHead } from '@server/modules/content/documents/document-head.read-model';
import { createDocumentPictures } from '@server/modules/content/documents/document-pictures';
import type { Letterhead } from '@server/modules/content/documents/letterhead';
import { ownerOf } from '@server/workers/owner';
import type { RegulationDeps } from '../regulations.deps';
import { type DocumentContent, documentTask } from './document.task';

/** Makes documents, and reads the pictures of their texts. */
export type DocumentMaker = ReturnType<typeof createDocumentMaker>;

/** Creates documents after the request's transaction has ended: reads their pictures and has a worker process render them. */
export function createDocumentMaker({ files, workers }: Pick<RegulationDeps, 'files' | 'workers'>) {
  const { withPictures, letterheadOf } = createDocumentPictures({ files, workers });
  return {
    withPictures,
    /** Creates a document of the organization with this header, unless nobody waits for it any more. */
    make:
      (scope: Scope, head: DocumentHead, contentOf: (letterhead: Letterhead) => DocumentContent) =>
      async (disconnected?: AbortSignal): Promise<Uint8Array> => {
        const content = contentOf(await letterheadOf(scope, head));
        const input = { timezone: head.timezone, ...content };
        return workers.run(documentTask, input, ownerOf(scope), undefined, disconnected);
      },
  };
}
