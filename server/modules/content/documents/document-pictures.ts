import type { Scope } from '@server/graphql/context';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ModuleDeps } from '@server/modules/module';
import { ownerOf } from '@server/workers/owner';
import type { DocumentHead } from './document-head.read-model';
import type { Letterhead } from './letterhead';

/** The picture types that a PDF supports. */
const PDF_PICTURE = /^data:image\/(?:png|jpeg);/;

/** Reads the pictures of documents after the request's transaction has ended. */
export function createDocumentPictures({ files }: Pick<ModuleDeps, 'files'>) {
  /** Returns a stored picture as a data URL. */
  async function pictureOf(scope: Scope, content: ContentRow): Promise<string> {
    const { mime, bytes } = await files.readStill(ownerOf(scope), content);
    return `data:${mime};base64,${bytes.toString('base64')}`;
  }

  async function logoOf(scope: Scope, logo: ContentRow | null): Promise<string | null> {
    // A document without the logo is better than no document if the logo's file is lost.
    const picture = logo && (await pictureOf(scope, logo).catch(() => null));
    return picture && PDF_PICTURE.test(picture) ? picture : null;
  }

  return {
    pictureOf,
    /** Returns the head of a document with its logo. */
    letterheadOf: async (scope: Scope, { organization, logo }: DocumentHead): Promise<Letterhead> => ({
      organization,
      logo: await logoOf(scope, logo),
    }),
  };
}
