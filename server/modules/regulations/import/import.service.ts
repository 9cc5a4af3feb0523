import { basename, extname } from 'node:path';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/once';
import type { UploadedFile } from '@server/graphql/uploads';
import { storedClauses } from '../clauses';
import { linkPictures } from '../pictures.repository';
import type { RegulationDeps } from '../regulations.deps';
import { findRegulation } from '../regulations.repository';
import type { RegulationsService } from '../regulations.service';
import type { RegulationRow } from '../regulations.tables';
import { createWordReader } from './word-text';

export interface ImportService {
  import(scope: Scope, file: UploadedFile, clientKey?: string | null): Promise<RegulationRow>;
}

/** New regulations from Word files. */
export function createImportService(
  deps: Pick<RegulationDeps, 'files'>,
  regulations: Pick<RegulationsService, 'createWith'>,
): ImportService {
  const readWord = createWordReader(deps);

  async function importFile(scope: Scope, file: UploadedFile): Promise<RegulationRow> {
    if (file.bytes.length > limits.uploadBytes) {
      throw new AppError('regulation.importTooBig', { field: 'file' });
    }
    const { name, clauses, pictureIds } = await readWord(scope, file.bytes);
    if (clauses.length === 0) throw new AppError('regulation.importEmpty', { field: 'file' });
    const title = name ?? basename(file.name, extname(file.name));
    const input = { name: title.replaceAll(/\s+/g, ' ').trim().slice(0, limits.regulationName) };
    const row = await regulations.createWith(scope, input, storedClauses(clauses));
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
