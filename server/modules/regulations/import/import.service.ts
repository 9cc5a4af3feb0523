import { basename, extname } from 'node:path';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/once';
import type { UploadedFile } from '@server/graphql/uploads';
import type { BodiesService } from '../body/bodies.service';
import { storedClauses } from '../clauses';
import { linkPictures } from '../pictures.repository';
import type { RegulationDeps } from '../regulations.deps';
import { findRegulation } from '../regulations.repository';
import type { RegulationsService } from '../regulations.service';
import type { RegulationRow } from '../regulations.tables';
import { createWordReader } from './word-text';

const BODIES = new Set(['.pdf', '.doc']);

export interface ImportService {
  import(scope: Scope, file: UploadedFile, clientKey?: string | null): Promise<RegulationRow>;
}

/**
 * New regulations from files. The words of a .docx become clauses that are edited further; a PDF and an older .doc are
 * themselves the text, as `regulationBodySet` would make them.
 */
export function createImportService(
  deps: Pick<RegulationDeps, 'files'>,
  regulations: Pick<RegulationsService, 'createWith'>,
  bodies: Pick<BodiesService, 'begin'>,
): ImportService {
  const readWord = createWordReader(deps);

  const nameOf = (title: string) => title.replaceAll(/\s+/g, ' ').trim().slice(0, limits.regulationName);
  const fileTitle = ({ name }: UploadedFile) => basename(name, extname(name));
  const isItselfText = ({ name }: UploadedFile) => BODIES.has(extname(name).toLowerCase());

  async function importBody(scope: Scope, file: UploadedFile): Promise<RegulationRow> {
    const row = await regulations.createWith(scope, { name: nameOf(fileTitle(file)) }, [], 'import');
    await bodies.begin(scope, row, file);
    return row;
  }

  async function importFile(scope: Scope, file: UploadedFile): Promise<RegulationRow> {
    if (file.bytes.length > limits.uploadBytes) {
      throw new AppError('regulation.importTooBig', { field: 'file' });
    }
    if (isItselfText(file)) return importBody(scope, file);
    const { name, clauses, pictureIds } = await readWord(scope, file.bytes);
    if (clauses.length === 0) throw new AppError('regulation.importEmpty', { field: 'file' });
    const input = { name: nameOf(name ?? fileTitle(file)) };
    const row = await regulations.createWith(scope, input, storedClauses(clauses), 'import');
    await linkPictures(scope.tx, scope.organizationId, row.id, pictureIds);
    return row;
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
