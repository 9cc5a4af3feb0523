import { extname } from 'node:path';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UploadedFile } from '@server/graphql/uploads';
import { wordCount } from '@server/modules/content/blocks/blocks';
import { createDraftWork } from '@server/modules/content/versions/draft-work';
import { linkPictures } from '@server/modules/content/blocks/pictures.repository';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { RegulationDeps } from '../regulations.deps';
import type { ContentObjectRow, ContentVersionRow } from '@server/modules/content/content.tables';
import { regulationTables } from '../regulations.tables';
import { alignClauses } from './align-clauses';
import type { Body, BodyInput } from './body.task';
import { createBodyReader } from './body-reader';
import { isEncryptedWord } from './encrypted';
import { regulationAccess, regulationContent } from '../regulation.content';

export interface BodiesService {
  /** Reads the content of a file. @throws {AppError} regulation.bodyType, and as the file's reader */
  read(scope: Scope, file: UploadedFile): Promise<Body>;
  /** Makes a file the text of a regulation that nobody else has seen yet. */
  begin(
    scope: Scope,
    regulation: ContentObjectRow,
    file: UploadedFile,
    body: Body,
  ): Promise<ContentVersionRow>;
  set(scope: Scope, id: number, file: UploadedFile, updatedAt?: Date | null): Promise<ContentVersionRow>;
  remove(scope: Scope, id: number, updatedAt?: Date | null): Promise<ContentVersionRow>;
}

type Kind = BodyInput['kind'];
const KINDS: readonly Kind[] = ['pdf', 'doc', 'docx'];

function kindOf({ name }: UploadedFile): Kind {
  const extension = extname(name).slice(1).toLowerCase();
  const kind = KINDS.find((item) => item === extension);
  if (!kind) throw new AppError('regulation.bodyType', { field: 'file' });
  return kind;
}

/** Uses files as texts of regulations: the file itself is signed, and its words are read, searched and compared. */
export function createBodiesService(
  deps: Pick<RegulationDeps, 'now' | 'files' | 'workers'>,
  contentEvents: ContentEvents,
): BodiesService {
  const { files } = deps;
  const { draftOf, rejectStaleCopy, change } = createDraftWork(deps, regulationContent, contentEvents);
  const reader = createBodyReader(deps);

  async function read(scope: Scope, file: UploadedFile): Promise<Body> {
    const kind = kindOf(file);
    if (isEncryptedWord(file.bytes)) throw new AppError('regulation.fileEncrypted', { field: 'file' });
    const body = await reader.read(scope, { kind, name: file.name, bytes: file.bytes, isStored: true });
    // A scan is signed as it is; a Word file without words is most likely the wrong file.
    if (body.clauses.length === 0 && kind !== 'pdf') {
      throw new AppError('regulation.importEmpty', { field: 'file' });
    }
    return body;
  }

  async function fill(
    scope: Scope,
    regulation: ContentObjectRow,
    file: UploadedFile,
    body: Body,
  ): Promise<ContentVersionRow> {
    const { id } = regulation;
    if (body.file === null) throw new Error('the file was not checked');
    const content = await files.keep(scope, body.file, file.bytes, 'other');
    const { clauses: words, pictureIds } = await reader.keepPictures(scope, body);
    await linkPictures(scope.tx, regulationTables.picture, scope.organizationId, id, pictureIds);
    const draft = await draftOf(scope, regulation);
    const clauses = alignClauses(draft.clauses, words);
    const saved = await change(scope, regulation, draft, {
      bodyId: content.id,
      clauses,
      wordCount: wordCount(clauses),
    });
    await contentEvents.log(scope, id, 'update', { changes: { body: [draft.bodyId, content.id] } });
    return saved;
  }

  return {
    read,
    begin: fill,
    async set(scope, id, file, updatedAt) {
      const body = await read(scope, file);
      const regulation = await regulationAccess.editable(scope, id);
      await rejectStaleCopy(scope, regulation, { updatedAt });
      return fill(scope, regulation, file, body);
    },
    async remove(scope, id, updatedAt) {
      const regulation = await regulationAccess.editable(scope, id);
      await rejectStaleCopy(scope, regulation, { updatedAt });
      const draft = await draftOf(scope, regulation);
      if (draft.bodyId === null) throw new AppError('regulation.noBody');
      const saved = await change(scope, regulation, draft, { bodyId: null });
      await contentEvents.log(scope, id, 'update', { changes: { body: [draft.bodyId, null] } });
      return saved;
    },
  };
}
