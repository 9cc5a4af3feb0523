import { createHash, randomUUID } from 'node:crypto';
import type { Database, Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { UploadedFile } from '@server/graphql/uploads';
import { readUpload } from '@server/workers/read-upload';
import type { Owner } from '@server/workers/task';
import type { Workers } from '@server/workers/workers';
import { type FileInput, fileTask, PREVIEW, type PreparedFile, stillTask } from './file.task';
import { folderOf } from './file-addresses';
import { insertContent } from './files.repository';
import type { ContentRow, StoredFile } from './files.tables';
import { createPendingFiles } from './pending-files';
import type { Storage } from './storage';

export interface Files {
  /**
   * Checks an upload (size, extension, and that the content matches the extension), re-encodes pictures and creates their 150x150
   * preview, and stores the bytes under a random name.
   * @throws {AppError} validation.fileSize, validation.fileExtension, validation.fileContent, files.macros with `field`
   */
  store(scope: Scope, upload: UploadedFile, type: ContentRow['type'], field: string): Promise<ContentRow>;
  /** Stores a file that was checked elsewhere. `bytes`: the original bytes. */
  keep(
    scope: Scope,
    prepared: PreparedFile,
    bytes: Uint8Array,
    type: ContentRow['type'],
  ): Promise<ContentRow>;
  /** Stores a large file of this machine; until `keepLarge` nothing refers to it. */
  storeLarge(from: string, extension: string, type: ContentRow['type']): Promise<string>;
  /** Inserts the row of a file stored by `storeLarge`. */
  keepLarge(tx: Tx, file: LargeFile): Promise<ContentRow>;
  /** Removes stored bytes that nothing refers to any more. */
  remove(path: string): Promise<void>;
  /** Deletes files that nothing refers to any more, in a system transaction: their bytes are removed by the next sweep. */
  discard(tx: Tx, contentIds: readonly number[]): Promise<void>;
  /** Returns the stored bytes. */
  read(content: ContentRow): Promise<Buffer>;
  /** Returns a picture in a form that any document supports: the first frame of a GIF. */
  readStill(owner: Owner, content: ContentRow): Promise<{ mime: string; bytes: Buffer }>;
  /** Removes files that failed requests have left in the storage. */
  sweep(): Promise<void>;
}

/** A large file that was checked and stored. */
export interface LargeFile extends Pick<ContentRow, 'organizationId' | 'type' | 'name' | 'mime' | 'sha256'> {
  userId: number;
  path: string;
  size: number;
}

interface NamedFile {
  path: string;
  bytes: Buffer;
}

function pathIn(folder: string, extension: string): string {
  const name = randomUUID();
  return `${folder}/${name.slice(0, 2)}/${name}.${extension}`;
}

const nameFile = (folder: string, extension: string, bytes: Buffer): NamedFile => ({
  path: pathIn(folder, extension),
  bytes,
});

const stored = ({ path, bytes }: NamedFile): StoredFile => ({ path, size: bytes.length });

/** Manages uploads: checked, re-encoded, stored under unguessable names. */
export function createFiles(storage: Storage, database: Database, workers: Workers): Files {
  const pending = createPendingFiles(database, storage);

  async function put(tx: Tx, files: readonly NamedFile[]): Promise<void> {
    const paths = files.map(({ path }) => path);
    await pending.announce(paths);
    await pending.keep(tx, paths);
    for (const { path, bytes } of files) await storage.put(path, bytes);
  }

  const keep: Files['keep'] = async (scope, prepared, bytes, type) => {
    const { extension, redrawn, preview: small } = prepared;
    const folder = folderOf(type);
    const original = nameFile(folder, extension, Buffer.from(redrawn ?? bytes));
    const preview = small && nameFile(folder, 'png', Buffer.from(small));
    await put(scope.tx, preview ? [original, preview] : [original]);
    return insertContent(scope.tx, {
      organizationId: scope.organizationId,
      userId: scope.caller?.userId ?? null,
      type,
      name: prepared.name,
      mime: prepared.mime,
      details: { ...stored(original), formats: preview ? { [PREVIEW]: stored(preview) } : {} },
      sha256: createHash('sha256').update(original.bytes).digest('hex'),
    });
  };

  return {
    keep,
    async store(scope, { name, bytes }, type, field) {
      const input: FileInput = { name, bytes, mustBePicture: type !== 'other', field };
      return keep(scope, await readUpload(workers, scope, fileTask, input, field), bytes, type);
    },
    async storeLarge(from, extension, type) {
      const path = pathIn(folderOf(type), extension);
      await pending.announce([path]);
      await storage.copyIn(path, from);
      return path;
    },
    async keepLarge(tx, { path, size, ...values }) {
      await pending.keep(tx, [path]);
      return insertContent(tx, { ...values, details: { path, size, formats: {} } });
    },
    remove: (path) => storage.remove(path),
    read: (content) => storage.get(content.details.path),
    async readStill(owner, { mime, details }) {
      const bytes = await storage.get(details.path);
      if (mime !== 'image/gif') return { mime, bytes };
      return { mime: 'image/png', bytes: Buffer.from(await workers.run(stillTask, bytes, owner)) };
    },
    discard: pending.discard,
    sweep: pending.sweep,
  };
}
