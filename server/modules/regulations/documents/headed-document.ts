import type { Scope } from '@server/graphql/context';
import type { ContentRow } from '@server/modules/files/files.tables';
import { ownerOf } from '@server/workers/owner';
import type { RegulationDeps } from '../regulations.deps';
import { type DocumentContent, documentTask } from './document.task';
import type { DocumentHead } from './documents.read-model';
import type { Letterhead } from './letterhead';

/** What a PDF can show. */
const DRAWN = /^data:image\/(?:png|jpeg);/;

/** How documents are made once the request's transaction has ended: their pictures are read, a worker process draws them. */
export function createDocumentMaker({ files, workers }: Pick<RegulationDeps, 'files' | 'workers'>) {
  /** A stored picture as a data address. */
  async function pictureOf(scope: Scope, content: ContentRow): Promise<string> {
    const { mime, bytes } = await files.readStill(ownerOf(scope), content);
    return `data:${mime};base64,${bytes.toString('base64')}`;
  }

  async function logoOf(scope: Scope, logo: ContentRow | null): Promise<string | null> {
    // A logo whose file is lost is missed less than the document.
    const picture = logo && (await pictureOf(scope, logo).catch(() => null));
    return picture && DRAWN.test(picture) ? picture : null;
  }

  return {
    pictureOf,
    /** Makes a document of the organization with this head. */
    make:
      (scope: Scope, head: DocumentHead, contentOf: (letterhead: Letterhead) => DocumentContent) =>
      async (): Promise<Uint8Array> => {
        const { organization, timezone } = head;
        const content = contentOf({ organization, logo: await logoOf(scope, head.logo) });
        return workers.run(documentTask, { timezone, ...content }, ownerOf(scope));
      },
  };
}
