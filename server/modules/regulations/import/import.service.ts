import { basename, extname } from 'node:path';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/idempotency';
import type { UploadedFile } from '@server/graphql/uploads';
import type { BodiesService } from '../body/bodies.service';
import type { Body } from '../body/body.task';
import { createBodyReader } from '../body/body-reader';
import { linkPictures } from '@server/modules/content/blocks/pictures.repository';
import type { RegulationDeps } from '../regulations.deps';
import { findRegulation } from '../regulations.repository';
import type { RegulationsService } from '../regulations.service';
import { regulationTables, type RegulationRow } from '../regulations.tables';

const BODIES = new Set(['.pdf', '.doc']);

export interface ImportService {
  /** `leftOut`: lines of a Word file's first page that are not clauses; empty when the file had been imported before. */
  import(
    scope: Scope,
    file: UploadedFile,
    clientKey?: string | null,
  ): Promise<{ regulation: RegulationRow; leftOut: string[] }>;
}

/**
 * Creates regulations from files. The words of a .docx become clauses that can be edited further; a PDF or an older .doc is
 * itself the text, as with `regulationBodySet`.
 */
export function createImportService(
  deps: Pick<RegulationDeps, 'files' | 'workers'>,
  regulations: Pick<RegulationsService, 'createWith'>,
  bodies: Pick<BodiesService, 'begin' | 'read'>,
): ImportService {
  const reader = createBodyReader(deps);

  const nameOf = (title: string) => title.replaceAll(/\s+/g, ' ').trim().slice(0, limits.regulationName);
  const fileTitle = ({ name }: UploadedFile) => basename(name, extname(name));
  const isItselfText = ({ name }: UploadedFile) => BODIES.has(extname(name).toLowerCase());

  async function read(scope: Scope, file: UploadedFile): Promise<Body> {
    if (file.bytes.length > limits.uploadBytes) {
      throw new AppError('regulation.importTooBig', { field: 'file' });
    }
    if (isItselfText(file)) return bodies.read(scope, file);
    const { name, bytes } = file;
    const body = await reader.read(scope, { kind: 'docx', name, bytes, isStored: false });
    if (body.clauses.length === 0) throw new AppError('regulation.importEmpty', { field: 'file' });
    return body;
  }

  async function store(scope: Scope, file: UploadedFile, body: Body): Promise<RegulationRow> {
    if (isItselfText(file)) {
      const row = await regulations.createWith(scope, { name: nameOf(fileTitle(file)) }, [], 'import');
      await bodies.begin(scope, row, file, body);
      return row;
    }
    const { clauses, pictureIds } = await reader.keepPictures(scope, body);
    const input = { name: nameOf(body.name ?? fileTitle(file)) };
    const row = await regulations.createWith(scope, input, clauses, 'import');
    await linkPictures(scope.tx, regulationTables.picture, scope.organizationId, row.id, pictureIds);
    return row;
  }

  return {
    import(scope, file, clientKey) {
      return once(
        scope,
        { of: 'regulationImport', key: clientKey },
        async () => {
          const body = await read(scope, file);
          const regulation = await store(scope, file, body);
          // A file that is itself the text still shows its first page.
          return { id: regulation.id, regulation, leftOut: isItselfText(file) ? [] : body.leftOut };
        },
        async (id: number) => {
          const regulation = await findRegulation(scope.tx, scope.organizationId, id);
          if (!regulation) throw new AppError('notFound');
          return { id, regulation, leftOut: [] };
        },
      );
    },
  };
}
