import { createHash, randomUUID } from 'node:crypto';
import type { Scope } from '@server/graphql/context';
import type { UploadedFile } from '@server/graphql/uploads';
import { type CheckedUpload, checkUpload } from './checked-upload';
import { folderOf } from './file-addresses';
import { insertContent } from './files.repository';
import type { ContentRow, StoredFile } from './files.tables';
import { PREVIEW, redraw } from './pictures';
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
}

/** Uploads: checked, re-encoded, stored under names that nobody can guess. */
export function createFiles(storage: Storage): Files {
  async function keep(folder: string, extension: string, bytes: Buffer): Promise<StoredFile> {
    const name = randomUUID();
    const path = `${folder}/${name.slice(0, 2)}/${name}.${extension}`;
    await storage.put(path, bytes);
    return { path, size: bytes.length };
  }

  async function keepAll(checked: CheckedUpload, folder: string, field: string) {
    if (!checked.isPicture) {
      const kept = await keep(folder, checked.extension, checked.bytes);
      return { bytes: checked.bytes, details: { ...kept, formats: {} } };
    }
    const { original, preview } = await redraw(checked.bytes, checked.extension, field);
    const kept = await keep(folder, checked.extension, original);
    const formats = { [PREVIEW]: await keep(folder, 'png', preview) };
    return { bytes: original, details: { ...kept, formats } };
  }

  return {
    async store(scope, upload, type, field) {
      const checked = await checkUpload(upload, field, type !== 'other');
      const { bytes, details } = await keepAll(checked, folderOf(type), field);
      return insertContent(scope.tx, {
        organizationId: scope.organizationId,
        userId: scope.caller?.userId ?? null,
        type,
        name: checked.name,
        mime: checked.mime,
        details,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    },
    read: (content) => storage.get(content.details.path),
  };
}
