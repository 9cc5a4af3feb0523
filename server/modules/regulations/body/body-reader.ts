import type { Scope } from '@server/graphql/context';
import { readUpload } from '@server/workers/read-upload';
import type { RegulationDeps } from '../regulations.deps';
import { type Body, type BodyInput, bodyTask } from './body.task';
import type { Block } from '@server/modules/content/content.tables';

export interface BodyReader {
  /** Reads the content of a file in a worker process. */
  read(scope: Scope, input: BodyInput): Promise<Body>;
  /** Stores the pictures of a text, and references them in it by their ids. */
  keepPictures(scope: Scope, body: Body): Promise<{ clauses: Block[]; pictureIds: number[] }>;
}

/** Clean HTML contains this only at the beginning of a picture. */
const PICTURE = /<img data-content="(\d+)"/g;

/** Reads files as texts of regulations. */
export function createBodyReader({ files, workers }: Pick<RegulationDeps, 'files' | 'workers'>): BodyReader {
  return {
    read: (scope, input) => readUpload(workers, scope, bodyTask, input, 'file'),
    async keepPictures(scope, { clauses, pictures }) {
      const pictureIds: number[] = [];
      for (const picture of pictures) {
        const { id } = await files.keep(scope, picture, new Uint8Array(), 'picture');
        pictureIds.push(id);
      }
      const named = (html: string) =>
        html.replaceAll(
          PICTURE,
          (_, place: string) => `<img data-content="${pictureIds[Number(place) - 1] ?? 0}"`,
        );
      return { clauses: clauses.map((clause) => ({ ...clause, html: named(clause.html) })), pictureIds };
    },
  };
}
