import { extname } from 'node:path';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput } from '@server/graphql/generated/resolvers';
import type { UploadedFile } from '@server/graphql/uploads';
import { storedClauses, wordCount } from '../clauses';
import { createDraftWork } from '../draft-work';
import { clausesOfHtml } from '../import/docx-clauses';
import { createWordReader } from '../import/word-text';
import { linkPictures } from '../pictures.repository';
import type { RegulationEvents } from '../regulation-events';
import { editable } from '../regulations.access';
import type { RegulationDeps } from '../regulations.deps';
import type { RegulationRow, RegulationVersionRow } from '../regulations.tables';
import { alignClauses } from './align-clauses';
import { isEncryptedWord } from './encrypted';
import { readFileText } from './file-text';
import { joinLines, paragraphsHtml } from './paragraphs';

export interface BodiesService {
  /** Makes a file the text of a regulation that nobody else has seen yet. */
  begin(scope: Scope, regulation: RegulationRow, file: UploadedFile): Promise<RegulationVersionRow>;
  set(scope: Scope, id: number, file: UploadedFile, updatedAt?: Date | null): Promise<RegulationVersionRow>;
  remove(scope: Scope, id: number, updatedAt?: Date | null): Promise<RegulationVersionRow>;
}

type Kind = 'pdf' | 'doc' | 'docx';
const KINDS: readonly Kind[] = ['pdf', 'doc', 'docx'];

interface Words {
  clauses: ClauseInput[];
  pictureIds: number[];
}

function kindOf({ name }: UploadedFile): Kind {
  const extension = extname(name).slice(1).toLowerCase();
  const kind = KINDS.find((each) => each === extension);
  if (!kind) throw new AppError('regulation.bodyType', { field: 'file' });
  return kind;
}

/** Files as texts of regulations: what is signed is the file, what is read, searched and compared are its words. */
export function createBodiesService(
  deps: Pick<RegulationDeps, 'now' | 'files'>,
  regulationEvents: RegulationEvents,
): BodiesService {
  const { files } = deps;
  const { draftOf, refuseOlderCopy, change } = createDraftWork(deps, regulationEvents);
  const readWord = createWordReader(deps);

  async function wordsOf(scope: Scope, kind: Kind, bytes: Buffer): Promise<Words> {
    if (kind === 'docx') return readWord(scope, bytes);
    const text = await readFileText(kind, bytes);
    // Word ends its paragraphs itself; on the pages of a PDF only lines end.
    const paragraphs =
      kind === 'pdf' ? joinLines(text) : text.split('\n').filter((line) => line.trim() !== '');
    return { clauses: clausesOfHtml(paragraphsHtml(paragraphs)).clauses, pictureIds: [] };
  }

  async function fill(
    scope: Scope,
    regulation: RegulationRow,
    file: UploadedFile,
  ): Promise<RegulationVersionRow> {
    const { id } = regulation;
    const kind = kindOf(file);
    if (isEncryptedWord(file.bytes)) throw new AppError('regulation.fileEncrypted', { field: 'file' });
    const content = await files.store(scope, file, 'other', 'file');
    const { clauses: read, pictureIds } = await wordsOf(scope, kind, file.bytes);
    // A scan is signed as it is; a Word file without words is most likely the wrong file.
    if (read.length === 0 && kind !== 'pdf') throw new AppError('regulation.importEmpty', { field: 'file' });
    await linkPictures(scope.tx, scope.organizationId, id, pictureIds);
    const draft = await draftOf(scope, regulation);
    const clauses = storedClauses(alignClauses(draft.clauses, read));
    const words = wordCount(clauses);
    const saved = await change(scope, regulation, draft, { bodyId: content.id, clauses, wordCount: words });
    await regulationEvents.log(scope, id, 'update', { changes: { body: [draft.bodyId, content.id] } });
    return saved;
  }

  return {
    begin: fill,
    async set(scope, id, file, updatedAt) {
      const regulation = await editable(scope, id);
      await refuseOlderCopy(scope, regulation, { updatedAt });
      return fill(scope, regulation, file);
    },
    async remove(scope, id, updatedAt) {
      const regulation = await editable(scope, id);
      await refuseOlderCopy(scope, regulation, { updatedAt });
      const draft = await draftOf(scope, regulation);
      if (draft.bodyId === null) throw new AppError('regulation.noBody');
      const saved = await change(scope, regulation, draft, { bodyId: null });
      await regulationEvents.log(scope, id, 'update', { changes: { body: [draft.bodyId, null] } });
      return saved;
    },
  };
}
