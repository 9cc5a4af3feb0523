import type { Scope } from '@server/graphql/context';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ModuleDeps } from '@server/modules/module';
import { ownerOf } from '@server/workers/owner';
import type { DocumentHead } from './document-head.read-model';
import type { Letterhead } from './letterhead';

/** The picture types that a PDF supports. */
const PDF_PICTURE = /^data:image\/(?:png|jpeg);/;

/** A stored picture, and the name by which the document refers to it. */
export interface NamedPicture<Name> {
  name: Name;
  content: ContentRow;
}

/** Returns the length of the picture as a data URL, without its short beginning. */
const lengthInDocument = ({ content }: NamedPicture<unknown>) => Math.ceil(content.details.size / 3) * 4;

/** Reads the pictures of documents after the request's transaction has ended. */
export function createDocumentPictures({ files, workers }: Pick<ModuleDeps, 'files' | 'workers'>) {
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
    /**
     * Makes a document with the pictures as data URLs by their names. Their memory is reserved from before they are read until the
     * document is made: many requests with large pictures must not fill the memory while they wait for their turn.
     * @param isOptional a picture whose file is lost is left out instead of failing the document
     * @throws {AppError} files.busy, files.tooComplex
     */
    withPictures<Name>(
      scope: Scope,
      { named, isOptional = false }: { named: readonly NamedPicture<Name>[]; isOptional?: boolean },
      make: (pictures: ReadonlyMap<Name, string>) => Promise<Uint8Array>,
    ): Promise<Uint8Array> {
      const total = named.reduce((sum, picture) => sum + lengthInDocument(picture), 0);
      return workers.holding(total, ownerOf(scope), async () => {
        const pictures = new Map<Name, string>();
        for (const { name, content } of named) {
          const read = pictureOf(scope, content);
          const picture = await (isOptional ? read.catch(() => null) : read);
          if (picture !== null) pictures.set(name, picture);
        }
        return make(pictures);
      });
    },
    /** Returns the head of a document with its logo. */
    letterheadOf: async (scope: Scope, { organization, logo }: DocumentHead): Promise<Letterhead> => ({
      organization,
      logo: await logoOf(scope, logo),
    }),
  };
}
