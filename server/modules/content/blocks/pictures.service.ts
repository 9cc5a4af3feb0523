import { AppError } from '@server/errors';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/once';
import type { UploadedFile } from '@server/graphql/uploads';
import { contentsByIds } from '@server/modules/files/files.read-model';
import type { ContentRow } from '@server/modules/files/files.tables';
import { pictureIds } from './block-html';
import { contentAccess } from '../access/content-access';
import { type ContentDefinition, contentError } from '../content-definition';
import type { ContentDeps } from '../content.deps';
import { knownPictures, linkPictures } from './pictures.repository';
import type { Block } from '../content.tables';

export interface PicturesService {
  add(scope: Scope, id: number, file: UploadedFile, clientKey?: string | null): Promise<ContentRow>;
}

/**
 * A text names no picture but those that were added to its own object: by an id that is made up nobody gets another
 * text's picture.
 * @throws {AppError} `pictureUnknown` with the number of the clause
 */
export async function checkPictures(
  tx: Tx,
  content: ContentDefinition,
  organizationId: number,
  objectId: number,
  clauses: readonly Block[],
): Promise<void> {
  const ids = pictureIds(clauses);
  if (ids.length === 0) return;
  const known = await knownPictures(tx, content.tables.picture, organizationId, objectId, ids);
  const index = clauses.findIndex((clause) => pictureIds([clause]).some((id) => !known.has(id)));
  if (index === -1) return;
  const params = { number: clauses[index]?.number ?? '' };
  throw contentError(content, 'pictureUnknown', { field: `clauses.${index}.html`, params });
}

/** Pictures for texts: checked and redrawn as any upload, closed as the text that shows them. */
export function createPicturesService(
  { files }: Pick<ContentDeps, 'files'>,
  content: ContentDefinition,
): PicturesService {
  const { editable } = contentAccess(content);

  async function add(scope: Scope, id: number, file: UploadedFile): Promise<ContentRow> {
    await editable(scope, id);
    const picture = await files.store(scope, file, 'picture', 'file');
    await linkPictures(scope.tx, content.tables.picture, scope.organizationId, id, [picture.id]);
    return picture;
  }

  /** A picture of this object, for whoever may edit it still: its address opens the file. */
  async function added(scope: Scope, id: number, contentId: number): Promise<ContentRow> {
    await editable(scope, id);
    const { tx, organizationId } = scope;
    const known = await knownPictures(tx, content.tables.picture, organizationId, id, [contentId]);
    const [row] = known.has(contentId) ? await contentsByIds(tx, organizationId, [contentId]) : [];
    if (!row) throw new AppError('notFound');
    return row;
  }

  return {
    add: (scope, id, file, clientKey) =>
      once(
        scope,
        { of: `${content.objectType}PictureAdd`, key: clientKey },
        () => add(scope, id, file),
        (contentId: number) => added(scope, id, contentId),
      ),
  };
}
