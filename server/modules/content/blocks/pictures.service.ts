import { AppError } from '@server/errors';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/idempotency';
import type { UploadedFile } from '@server/graphql/uploads';
import { contentsByIds } from '@server/modules/files/files.read-model';
import type { ContentRow } from '@server/modules/files/files.tables';
import { pictureIds } from './block-html';
import { contentAccess } from '../access/content-access';
import { type ContentDefinition, contentError } from '../content-definition';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import { knownPictures, linkPictures } from './pictures.repository';
import type { Block } from '../content.tables';

export interface PicturesService {
  add(scope: Scope, id: number, file: UploadedFile, clientKey?: string | null): Promise<ContentRow>;
}

/**
 * Checks that a text uses only pictures that were added to its own object: otherwise a guessed id would reveal another text's
 * picture.
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

/** Manages pictures for texts: checked and re-encoded like any upload, with the same access as the text that contains them. */
export function createPicturesService(
  { files }: Pick<ContentDeps, 'files'>,
  content: ContentDefinition,
  events: Pick<ContentEvents, 'publishOwnWork'>,
): PicturesService {
  const { editable } = contentAccess(content);

  async function add(scope: Scope, id: number, file: UploadedFile): Promise<ContentRow> {
    await editable(scope, id);
    const picture = await files.store(scope, file, 'picture', 'file');
    await linkPictures(scope.tx, content.tables.picture, scope.organizationId, id, [picture.id]);
    await events.publishOwnWork(scope, id);
    return picture;
  }

  /** Returns a picture of this object if the caller may still edit it: its address gives access to the file. */
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
