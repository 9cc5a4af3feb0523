import type { Scope } from '@server/graphql/context';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ModuleDeps } from '@server/modules/module';
import { ownerOf } from '@server/workers/owner';
import type { DocumentHead } from './document-head.read-model';
import type { Letterhead } from './letterhead';

/** What a PDF can show. */
const DRAWN = /^data:image\/(?:png|jpeg);/;

/** Pictures of documents, read once the request's transaction has ended. */
export function createDocumentPictures({ files }: Pick<ModuleDeps, 'files'>) {
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
    /** The head of a document, with its logo read. */
    letterheadOf: async (scope: Scope, { organization, logo }: DocumentHead): Promise<Letterhead> => ({
      organization,
      logo: await logoOf(scope, logo),
    }),
  };
}
