import type { Scope } from '@server/graphql/context';
import type { UploadedFile } from '@server/graphql/uploads';
import type { ContentRow } from './files.tables';

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
