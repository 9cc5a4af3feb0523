import { AppError } from '@server/errors';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/once';
import type { UploadedFile } from '@server/graphql/uploads';
import { contentsByIds } from '@server/modules/files/files.read-model';
import type { ContentRow } from '@server/modules/files/files.tables';
import { pictureIds } from './clause-html';
import { editable } from './regulations.access';
import type { RegulationDeps } from './regulations.deps';
import { knownPictures, linkPictures } from './pictures.repository';
import type { StoredClause } from './regulations.tables';

export interface PicturesService {
  add(scope: Scope, id: number, file: UploadedFile, clientKey?: string | null): Promise<ContentRow>;
}

/**
 * A text names no picture but those that were added to its own regulation: by an id that is made up nobody gets another
 * text's picture.
 * @throws {AppError} regulation.pictureUnknown with the number of the clause
 */
export async function checkPictures(
  tx: Tx,
  organizationId: number,
  regulationId: number,
  clauses: readonly StoredClause[],
): Promise<void> {
  const ids = pictureIds(clauses);
  if (ids.length === 0) return;
  const known = await knownPictures(tx, organizationId, regulationId, ids);
  const index = clauses.findIndex((clause) => pictureIds([clause]).some((id) => !known.has(id)));
  if (index === -1) return;
  const params = { number: clauses[index]?.number ?? '' };
  throw new AppError('regulation.pictureUnknown', { field: `clauses.${index}.html`, params });
}

/** Pictures for texts: checked and redrawn as any upload, closed as the text that shows them. */
export function createPicturesService({ files }: Pick<RegulationDeps, 'files'>): PicturesService {
  async function add(scope: Scope, id: number, file: UploadedFile): Promise<ContentRow> {
    await editable(scope, id);
    const content = await files.store(scope, file, 'picture', 'file');
    await linkPictures(scope.tx, scope.organizationId, id, [content.id]);
    return content;
  }

  return {
    add: (scope, id, file, clientKey) =>
      once(
        scope,
        clientKey,
        () => add(scope, id, file),
        async (contentId: number) => {
          const [row] = await contentsByIds(scope.tx, scope.organizationId, [contentId]);
          if (!row) throw new AppError('notFound');
          return row;
        },
      ),
  };
}
