import { basename, extname } from 'node:path';
import mammoth from 'mammoth';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/once';
import type { UploadedFile } from '@server/graphql/uploads';
import { storedClauses } from '../clauses';
import type { RegulationDeps } from '../regulations.deps';
import { findRegulation } from '../regulations.repository';
import type { RegulationsService } from '../regulations.service';
import type { RegulationRow } from '../regulations.tables';
import { clausesOfHtml } from './docx-clauses';
import { checkDocx } from './docx-file';

export interface ImportService {
  import(scope: Scope, file: UploadedFile, clientKey?: string | null): Promise<RegulationRow>;
}

/** Title and Subtitle are headings too; text in a box of its own would be lost without the rest of the default map. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Название'] => h1:fresh", 'u => u'];
const MAX_PICTURES = 50;
const PICTURES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

/** New regulations from Word files. */
export function createImportService(
  { files }: Pick<RegulationDeps, 'files'>,
  regulations: Pick<RegulationsService, 'createWith'>,
): ImportService {
  /** Pictures become open files of ours (their addresses stand in the text, so they must not expire); whatever is no picture that we take is left out, the text matters. */
  function pictureStore(scope: Scope, onFailure: (error: unknown) => void) {
    let count = 0;
    return mammoth.images.imgElement(async (image) => {
      const extension = PICTURES[image.contentType];
      count += 1;
      if (!extension || count > MAX_PICTURES) return { src: '' };
      const bytes = await image.readAsBuffer();
      const upload = { name: `picture-${count}.${extension}`, mime: image.contentType, bytes };
      try {
        const content = await files.store(scope, upload, 'preview', 'file');
        return { src: `/statics/${content.details.path}` };
      } catch (error) {
        if (!(error instanceof AppError)) onFailure(error);
        return { src: '' };
      }
    });
  }

  async function toHtml(scope: Scope, bytes: Buffer): Promise<string> {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const converted = await mammoth
      .convertToHtml(
        { buffer: bytes },
        { styleMap: STYLES, includeEmbeddedStyleMap: false, convertImage: pictureStore(scope, onFailure) },
      )
      .catch(() => null);
    // The storage's own trouble is not the document's.
    if (failures.length > 0) throw failures[0];
    if (!converted) throw new AppError('regulation.importNotWord', { field: 'file' });
    return converted.value;
  }

  async function importFile(scope: Scope, file: UploadedFile): Promise<RegulationRow> {
    if (file.bytes.length > limits.uploadBytes) {
      throw new AppError('regulation.importTooBig', { field: 'file' });
    }
    await checkDocx(file.bytes);
    const { name, clauses } = clausesOfHtml(await toHtml(scope, file.bytes));
    if (clauses.length === 0) throw new AppError('regulation.importEmpty', { field: 'file' });
    const title = name ?? basename(file.name, extname(file.name));
    const input = { name: title.replaceAll(/\s+/g, ' ').trim().slice(0, limits.regulationName) };
    return regulations.createWith(scope, input, storedClauses(clauses));
  }

  return {
    import: (scope, file, clientKey) =>
      once(
        scope,
        clientKey,
        () => importFile(scope, file),
        async (id: number) => {
          const row = await findRegulation(scope.tx, scope.organizationId, id);
          if (!row) throw new AppError('notFound');
          return row;
        },
      ),
  };
}
