import { createHash, randomUUID } from 'node:crypto';
import type { Database, Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { UploadedFile } from '@server/graphql/uploads';
import { type CheckedUpload, checkUpload } from './checked-upload';
import { folderOf } from './file-addresses';
import { insertContent } from './files.repository';
import type { ContentRow, StoredFile } from './files.tables';
import { createPendingFiles } from './pending-files';
import { firstFrame, PREVIEW, redraw } from './pictures';
import type { Storage } from './storage';

export interface Files {
  /**
   * Checks an upload (size, extension, and that the content is what the extension says), re-encodes pictures and makes
   * their 150x150 preview, stores the bytes under a random name.
   * @throws {AppError} validation.fileSize, validation.fileExtension, validation.fileContent with `field`
   */
  store(scope: Scope, upload: UploadedFile, type: ContentRow['type'], field: string): Promise<ContentRow>;
  /** The stored bytes. */
  read(content: ContentRow): Promise<Buffer>;
  /** A picture as any document can hold it: of a GIF its first frame. */
  readStill(content: ContentRow): Promise<{ mime: string; bytes: Buffer }>;
  /** Removes what requests that failed have left in the storage. */
  sweep(): Promise<void>;
}

interface NamedFile {
  path: string;
  bytes: Buffer;
}

function nameFile(folder: string, extension: string, bytes: Buffer): NamedFile {
  const name = randomUUID();
  return { path: `${folder}/${name.slice(0, 2)}/${name}.${extension}`, bytes };
}

/** What is stored of an upload: of a picture its pixels and a preview, of anything else the bytes as they came. */
async function filesOf(checked: CheckedUpload, folder: string, field: string) {
  const { extension, bytes, isPicture } = checked;
  if (!isPicture) return { original: nameFile(folder, extension, bytes), preview: null };
  const { original, preview } = await redraw(bytes, extension, field);
  return { original: nameFile(folder, extension, original), preview: nameFile(folder, 'png', preview) };
}

const stored = ({ path, bytes }: NamedFile): StoredFile => ({ path, size: bytes.length });

/** Uploads: checked, re-encoded, stored under names that nobody can guess. */
export function createFiles(storage: Storage, database: Database): Files {
  const pending = createPendingFiles(database, storage);

  async function keep(tx: Tx, files: readonly NamedFile[]): Promise<void> {
    const paths = files.map(({ path }) => path);
    await pending.announce(paths);
    await pending.keep(tx, paths);
    for (const { path, bytes } of files) await storage.put(path, bytes);
  }

  return {
    async store(scope, upload, type, field) {
      const checked = await checkUpload(upload, field, type !== 'other');
      const { original, preview } = await filesOf(checked, folderOf(type), field);
      await keep(scope.tx, preview ? [original, preview] : [original]);
      return insertContent(scope.tx, {
        organizationId: scope.organizationId,
        userId: scope.caller?.userId ?? null,
        type,
        name: checked.name,
        mime: checked.mime,
        details: { ...stored(original), formats: preview ? { [PREVIEW]: stored(preview) } : {} },
        sha256: createHash('sha256').update(original.bytes).digest('hex'),
      });
    },
    read: (content) => storage.get(content.details.path),
    async readStill({ mime, details }) {
      const bytes = await storage.get(details.path);
      return mime === 'image/gif' ? { mime: 'image/png', bytes: await firstFrame(bytes) } : { mime, bytes };
    },
    sweep: pending.sweep,
  };
}
